import { addressGroup } from '#server/limits/address-group.ts';
import type { RequestHead } from '#server/http/request-head.ts';
import type { Log } from '#server/log/log.ts';
import { addressSeen, clientAddressOf, type RequestServices } from './context-of-request.ts';
import { type Metrics, routeLabel } from './metrics/metrics.ts';

interface RequestLogServices extends Pick<RequestServices, 'trustProxy' | 'hostSite'> {
  metrics: Metrics;
  log: Log;
  /** A path as the log may have it. */
  loggablePath(pathname: string): string;
}

interface Answered {
  status: number;
  /** What the answer says in `x-request-id`. */
  requestId: string | undefined;
  /** By `performance.now()`. */
  started: number;
}

export type NoteRequest = (head: RequestHead, answered: Answered) => void;

const windowMs = 60_000;
/** Too many tries, and hosts that are not served. A visitor at a closed door, or without a right, tries nothing. */
const warnedStatuses = new Set([421, 429]);
/** A refused caller decides how often: lines of the log are not theirs to fill a disk with. */
const refusedLinesMax = 30;

/** Notes each answered request for the metrics and the log. A refused try is a warning, thirty in a minute at most. */
export function createRequestLog(services: RequestLogServices): NoteRequest {
  const { metrics, log, loggablePath, trustProxy } = services;
  let windowEnd = 0;
  let lines = 0;
  let hidden = 0;

  const mayWarn = (): boolean => {
    const now = performance.now();
    if (now >= windowEnd) {
      if (hidden > 0) log.warn('More tries were refused than these lines tell.', { hidden });
      windowEnd = now + windowMs;
      lines = 0;
      hidden = 0;
    }
    lines += 1;
    if (lines <= refusedLinesMax) return true;
    hidden += 1;
    return false;
  };

  return (head, { status, requestId, started }) => {
    const { method, path } = head;
    const seconds = (performance.now() - started) / 1000;
    metrics.observe(method, routeLabel(path), status, seconds);
    const fields = {
      method,
      path: loggablePath(path),
      status,
      ms: Math.round(seconds * 1000),
      host: addressSeen(head, services).host,
      from: addressGroup(clientAddressOf(head, trustProxy)),
      requestId,
    };
    if (warnedStatuses.has(status) && mayWarn()) log.warn('A try was refused.', fields);
    else log.info('Request', fields);
  };
}
