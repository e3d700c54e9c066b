"""What Prometheus is told."""

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, Metric
from prometheus_client.registry import Collector

_BUCKETS = (0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0)


class Metrics(Collector):
    """What is counted with every message is a plain number, looked up when somebody asks."""

    def __init__(self) -> None:
        self.events = 0
        self.received = 0
        self.sent = 0
        self.registry = registry = CollectorRegistry()
        self.tables = Gauge("dazwischen_tables", "Tables in memory", registry=registry)
        self.connections = Gauge("dazwischen_connections", "Open WebSockets", registry=registry)
        self.latency = Histogram(
            "dazwischen_intent_seconds",
            "From an intent's arrival until everybody was told",
            registry=registry,
            buckets=_BUCKETS,
        )
        self.commit = Histogram(
            "dazwischen_commit_seconds",
            "Keeping what happened",
            registry=registry,
            buckets=_BUCKETS,
        )
        registry.register(self)

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("dazwischen_events", "Events of games", self.events)
        yield CounterMetricFamily("dazwischen_received", "Messages from clients", self.received)
        yield CounterMetricFamily("dazwischen_sent", "Messages to clients", self.sent)

    def text(self) -> bytes:
        return generate_latest(self.registry)
