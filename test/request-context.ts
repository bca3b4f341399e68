import { sharedHost } from '#kernel/site-path.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { createLog } from '#server/log/log.ts';

/** The context of a request by a plain visitor at the shared host; log lines from warn go to `lines`. */
export function requestContext(more: Partial<RequestContext> = {}, lines: string[] = []): RequestContext {
  return {
    requestId: 'test',
    now: Date.parse('2026-11-20T10:00:00+09:00'),
    language: 'jpn',
    host: 'localhost:3000',
    hostSite: sharedHost,
    protocol: 'http',
    clientAddress: '192.0.2.1',
    accessToken: undefined,
    anonymousToken: undefined,
    passcodes: { portal: undefined, event: undefined },
    device: 'pc',
    isDraft: false,
    consoleUser: undefined,
    header: () => undefined,
    log: createLog(
      'warn',
      (line) => lines.push(line),
      () => 0,
    ),
    ...more,
  };
}
