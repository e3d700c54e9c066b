"""What Prometheus is told.

What is counted with every message is a plain number, put into words when somebody asks.
"""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

_BUCKETS: Final = (0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0)


class Times:
    """How long something took, by how long it took at most."""

    def __init__(self) -> None:
        self._counts = [0] * (len(_BUCKETS) + 1)
        self._seconds = 0.0

    def took(self, seconds: float, times: int = 1) -> None:
        self._counts[bisect_left(_BUCKETS, seconds)] += times
        self._seconds += seconds * times

    def metric(self, name: str, about: str) -> Metric:
        bounds = (*map(str, _BUCKETS), "+Inf")
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        return HistogramMetricFamily(name, about, buckets=buckets, sum_value=self._seconds)


class Metrics(Collector):
    def __init__(self) -> None:
        self.events = 0
        self.received = 0
        self.sent = 0
        self.wanted = 0
        """Intents whose effects are about to be told."""
        self.latency = Times()
        self.commit = Times()
        self.registry = registry = CollectorRegistry()
        self.tables = Gauge("dazwischen_tables", "Tables in memory", registry=registry)
        self.connections = Gauge("dazwischen_connections", "Open WebSockets", registry=registry)
        registry.register(self)

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily("dazwischen_events", "Events of games", self.events)
        yield CounterMetricFamily("dazwischen_received", "Messages from clients", self.received)
        yield CounterMetricFamily("dazwischen_sent", "Messages to clients", self.sent)
        yield self.latency.metric(
            "dazwischen_intent_seconds", "From an intent's arrival until everybody was told"
        )
        yield self.commit.metric("dazwischen_commit_seconds", "Keeping what happened")

    def text(self) -> bytes:
        return generate_latest(self.registry)
