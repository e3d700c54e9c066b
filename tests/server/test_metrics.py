from prometheus_client.parser import text_string_to_metric_families

from dazwischen.server.base.metrics import Metrics


def samples(metrics: Metrics) -> dict[tuple[str, str], float]:
    return {
        (sample.name, sample.labels.get("le", "")): sample.value
        for family in text_string_to_metric_families(metrics.text().decode())
        for sample in family.samples
    }


def test_what_was_counted_is_told() -> None:
    metrics = Metrics()
    metrics.events += 3
    metrics.sent += 12
    metrics.connections.set(4)
    told = samples(metrics)
    assert told["dazwischen_events_total", ""] == 3
    assert told["dazwischen_received_total", ""] == 0
    assert told["dazwischen_sent_total", ""] == 12
    assert told["dazwischen_connections", ""] == 4


def test_each_bound_counts_all_that_took_no_longer() -> None:
    metrics = Metrics()
    for seconds in (0.0001, 0.002, 0.002, 5.0):
        metrics.latency.took(seconds)
    told = samples(metrics)
    bounds = ("0.0001", "0.001", "0.003", "1.0", "+Inf")
    counts = [told["dazwischen_intent_seconds_bucket", bound] for bound in bounds]
    assert counts == [1, 1, 3, 3, 4]
    assert told["dazwischen_intent_seconds_count", ""] == 4
    assert abs(told["dazwischen_intent_seconds_sum", ""] - 5.0041) < 1e-9
