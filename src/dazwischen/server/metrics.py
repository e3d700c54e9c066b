"""What Prometheus is told."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_BUCKETS = (0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.tables = Gauge("dazwischen_tables", "Tables in memory", registry=registry)
        self.connections = Gauge("dazwischen_connections", "Open WebSockets", registry=registry)
        self.events = Counter("dazwischen_events", "Events of games", registry=registry)
        self.received = Counter("dazwischen_received", "Messages from clients", registry=registry)
        self.sent = Counter("dazwischen_sent", "Messages to clients", registry=registry)
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

    def text(self) -> bytes:
        return generate_latest(self.registry)
