import { apiPrefix } from '#kernel/limits.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  observe(method: string, route: string, status: number, seconds: number): void;
  /** The Prometheus text. */
  text(): Promise<string>;
}

export interface MetricSources {
  /** The release of this code. */
  version: string;
  pageCache(): { hits: number; entries: number; bytes: number };
  statements(): number;
  sockets(): number;
  pendingBytes(): number;
}

/** The counts of /metrics. The cache itself counts cached pages, so that they cost nothing here. */
export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'hiroba_http_requests_total',
    help: 'Requests answered, cached pages left out.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'hiroba_http_request_seconds',
    help: 'Time to answer a request, cached pages left out.',
    labelNames: ['route'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
    registers: [registry],
  });
  new Gauge({
    name: 'hiroba_build_info',
    help: 'Always 1; the label says which release runs.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: sources.version }, 1);
  const gauge = (name: string, help: string, value: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
  gauge('hiroba_page_cache_hits', 'Pages answered from the cache since the start.', () => sources.pageCache().hits);
  gauge('hiroba_page_cache_bytes', 'Bytes kept in the page cache.', () => sources.pageCache().bytes);
  gauge('hiroba_database_statements', 'Statements sent to the database since the start.', sources.statements);
  gauge('hiroba_realtime_sockets', 'Pages that hold a socket of the channel.', sources.sockets);
  gauge('hiroba_realtime_pending_bytes', 'Bytes of the channel that wait for slow readers.', sources.pendingBytes);
  return {
    observe(method, route, status, seconds) {
      requests.inc({ method, route, status: String(status) });
      durations.observe({ route }, seconds);
    },
    text: () => registry.metrics(),
  };
}

/** The kind of a path, so that no visitor can make a new label. */
export function routeLabel(pathname: string): string {
  // Held until something is new: no measure of how fast calls are.
  if (pathname.startsWith(`${apiPrefix}realtime/`)) return 'poll';
  if (pathname.includes('/web_api/')) return 'api';
  const kind = /^(?:\/web)?\/(assets|media|theme|seo|uri)\//.exec(pathname)?.[1];
  if (kind !== undefined) return kind;
  return pathname.startsWith('/v1/log/') ? 'log' : 'page';
}
