import { type ConsoleReader, createConsoleReaders } from '#features/operator/server.ts';
import type { Clock } from '#kernel/clock.ts';
import { consoleRealtimePath } from '#kernel/console/console-endpoint.ts';
import type { Database } from '#server/database/database.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { headOfIncoming, type RequestHead } from '#server/http/request-head.ts';
import type { Log } from '#server/log/log.ts';
import { type Channel, createChannel } from '#server/realtime/channel.ts';
import type { Topic } from '#server/realtime/topic-kinds.ts';
import type { Gate } from './gate.ts';

interface ConsoleRealtimeServices {
  database: Database;
  clock: Clock;
  log: Log;
  isDemo: boolean;
  topics: readonly Topic<ConsoleReader>[];
  contextOfHead(head: RequestHead): RequestContext;
  gate: Gate;
}

/** The channel to open consoles. Who reads it is told by the cookie of their session, as in the calls of the console. */
export function createConsoleRealtime(services: ConsoleRealtimeServices): Channel<ConsoleReader> {
  const { database, clock, log, isDemo, topics, contextOfHead, gate } = services;
  const readers = createConsoleReaders(database, { isDemo });
  /** By which cookie each session reads. */
  const contexts = new Map<string, RequestContext>();
  return createChannel<ConsoleReader>({
    database,
    clock,
    log,
    topics,
    contextOf: (request) => contextOfHead({ ...headOfIncoming(request), method: 'GET' }),
    pathOf: () => consoleRealtimePath,
    isServedHost: (request, context) => gate.isServedHost(headOfIncoming(request), context),
    async enter(hello, context) {
      const entered = await readers.enter(hello, context);
      contexts.set(entered.sessionKey, context);
      return entered;
    },
    renew: (reader) => readers.renew({ ...reader, context: { ...reader.context, now: clock() } }),
    sitesOf: ({ site }) => [site.siteKey],
    async rightsOf(sessionIds) {
      const rights = new Map<string, string>();
      const asked = new Set(sessionIds);
      for (const [sessionId, context] of contexts) {
        // Nobody has the console open in it any more.
        if (!asked.has(sessionId)) contexts.delete(sessionId);
        const now = asked.has(sessionId) ? await readers.rightsOf({ ...context, now: clock() }) : undefined;
        if (now !== undefined) rights.set(sessionId, now);
      }
      return rights;
    },
  });
}
