import { apiPrefix } from '#kernel/limits.ts';
import type { Database } from '#server/database/database.ts';
import { openTally } from '#server/database/tally.ts';
import { limitTable } from '#server/limits/limit-table.ts';
import type { FolderWatch } from '#server/uploads/folder-watch.ts';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { addDatabaseMetrics, addFolderMetrics, addJobMetrics } from './database-metrics.ts';
import { addCounter, addGauge } from './one-metric.ts';

export interface Metrics {
  observe(method: string, route: string, status: number, seconds: number): void;
  /** The Prometheus text. */
  text(): Promise<string>;
}

export interface MetricSources {
  /** The release of this code. */
  version: string;
  database: Database;
  folder: FolderWatch;
  pageCache(): { hits: number; entries: number; bytes: number };
  sockets(): number;
  pendingBytes(): number;
}

/** Statuses with which the server refuses a try: a foreign page, a foreign host, too many tries, a wrong passcode. */
const refusedStatuses = new Set([401, 403, 421, 429, 461]);

/** The counts of /metrics. The cache itself counts cached pages, so that they cost nothing here. */
export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  // Gauges that are named like counters; those without `_total` say the same by kind.
  for (const kind of ['handles', 'requests', 'resources']) registry.removeSingleMetric(`nodejs_active_${kind}_total`);
  const requests = new Counter({
    name: 'hiroba_http_requests_total',
    help: 'Requests answered, cached pages left out.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const refused = new Counter({
    name: 'hiroba_http_refused_tries_total',
    help: 'Requests refused: a foreign page or host (403, 421), no right (401, 403), too many (429), a passcode (461).',
    labelNames: ['route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'hiroba_http_request_seconds',
    help: 'Time to answer a request, cached pages left out.',
    labelNames: ['route'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30],
    registers,
  });
  addGauge(registry, 'hiroba_build_info', 'Always 1; the label says which release runs.', ['version'], () => [
    { labels: { version: sources.version }, value: 1 },
  ]);
  const { pageCache } = sources;
  addCounter(registry, 'hiroba_page_cache_hits_total', 'Pages answered from the cache.', () => pageCache().hits);
  addGauge(registry, 'hiroba_page_cache_bytes', 'Bytes kept in the page cache.', () => pageCache().bytes);
  addGauge(registry, 'hiroba_page_cache_entries', 'Pages kept in the page cache.', () => pageCache().entries);
  addGauge(registry, 'hiroba_realtime_sockets', 'Pages that hold a socket of the channel.', sources.sockets);
  const waiting = 'Bytes of the channel that wait for slow readers.';
  addGauge(registry, 'hiroba_realtime_pending_bytes', waiting, sources.pendingBytes);
  const limits = Object.keys(limitTable).map((limit) => ({ limit }));
  openTally(sources.database, 'hiroba_limit_refusals_total', limits);
  addDatabaseMetrics(registry, sources.database);
  addJobMetrics(registry, sources.database);
  addFolderMetrics(registry, sources.folder);
  return {
    observe(method, route, status, seconds) {
      requests.inc({ method, route, status: String(status) });
      durations.observe({ route }, seconds);
      if (refusedStatuses.has(status)) refused.inc({ route, status: String(status) });
    },
    text: () => registry.metrics(),
  };
}

/** The kind of a path, so that no visitor can make a new label. */
export function routeLabel(pathname: string): string {
  // Held until something is new: no measure of how fast calls are.
  if (pathname.startsWith(`${apiPrefix}realtime/`)) return 'poll';
  if (pathname.includes('/web_api/')) return 'api';
  // A check that says no is not a page that failed.
  if (/^\/(healthz|readyz|metrics)$/.test(pathname)) return 'check';
  if (pathname.startsWith('/console/')) return 'console';
  const kind = /^(?:\/web)?\/(assets|media|theme|seo|uri)\//.exec(pathname)?.[1];
  if (kind !== undefined) return kind;
  return pathname.startsWith('/v1/log/') ? 'log' : 'page';
}
