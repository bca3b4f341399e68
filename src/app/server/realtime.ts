import { createReadSessionRights } from '#features/account/server.ts';
import { pollTopics, sessionKeyOf } from '#features/realtime/server.ts';
import { siteKey, type SiteServer, type Visit } from '#features/site/server.ts';
import type { Clock } from '#kernel/clock.ts';

import { type Hello, realtimePath } from '#kernel/realtime/protocol.ts';
import { baseOf } from '#kernel/site-path.ts';
import { siteTopicPattern } from '#features/site/rules/site-topic.ts';
import { matchTopic } from '#kernel/realtime/topics.ts';
import type { Database } from '#server/database/database.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { headOfIncoming, type RequestHead } from '#server/http/request-head.ts';

import type { Log } from '#server/log/log.ts';
import { type Channel, createChannel } from '#server/realtime/channel.ts';
import { hintBus } from '#server/realtime/hints.ts';
import { paced } from '#server/realtime/paced.ts';
import type { Topic } from '#server/realtime/topic-kinds.ts';
import type { CallEntrance } from './call-entrance.ts';
import type { Gate } from './gate.ts';

interface RealtimeServices {
  database: Database;
  clock: Clock;
  log: Log;
  site: SiteServer;
  enter: CallEntrance;
  /** What open pages may read of all features. */
  topics: readonly Topic<Visit>[];
  contextOfHead(head: RequestHead): RequestContext;
  gate: Gate;
}

export interface Realtime {
  channel: Channel<Visit>;
  /** Looks whether anything was published, and tells the pages that show it. */
  refreshSites(): Promise<void>;
  /** Looks soon; many wishes lead to one look. */
  refreshSoon(): void;
}

/** Many publications in a row are looked up together. */
const refreshGapMs = 200;

/** The headers that a page says in its hello; a socket has no others but the browser's own. */
const headersOfHello = new Set([
  'access-token',
  'anonymous-token',
  'app-type',
  'console-user',
  'device',
  'event-passcode',
  'for-member',
  'language',
  'portal-passcode',
  'preview-agent',
]);

/** Joins the channel to the doors of the sites and to the topics of the features. */
export function createRealtime(services: RealtimeServices): Realtime {
  const { database, clock, log, site, enter, topics, contextOfHead, gate } = services;
  const rights = createReadSessionRights(database, clock);
  const channel = createChannel<Visit>({
    database,
    clock,
    log,
    topics,
    contextOf: (request, said) => contextOfHead(withHello(headOfIncoming(request), said)),
    pathOf: ({ hostSite }) => baseOf(hostSite) + realtimePath,
    isServedHost: (request, context) => gate.isServedHost(headOfIncoming(request), context),
    rightsOf: rights.ofMany,
    sitesOf: (visit) => [visit.site.siteKey, siteKey({ portalId: visit.site.portalId })],
    async renew(visit) {
      const found = await site.store.site(visit.site);
      if (found === undefined || found.isWithdrawn) return undefined;
      // The hello read the member, and the session is checked.
      const renewed = { ...visit, site: found, context: { ...visit.context, now: clock() } };
      return (await site.doors.mayEnter(renewed)) ? renewed : undefined;
    },
    async enter({ portalId, eventId }, context) {
      // A socket passes the doors that a poll passes.
      const params = { portalId, ...(eventId !== undefined && { eventId }) };
      const entered = await enter(pollTopics, params, {}, context);
      if (!('visit' in entered)) throw new TypeError('The call pollTopics is about a site.');
      const { visit, member } = entered;
      return {
        visitor: visit,
        sessionKey: sessionKeyOf(member, context),
        ...(member !== undefined && {
          member: {
            memberId: member.memberId,
            sessionId: member.sessionId,
            rights: (await rights.ofOne(member.sessionId)) ?? '',
          },
        }),
      };
    },
  });

  let told: Promise<void> = Promise.resolve();
  site.directory.listen((changes) => {
    const siteKeys = new Set(changes.map(({ before, after }) => (after ?? before)?.siteKey ?? ''));
    told = channel
      .onPublished(siteKeys)
      .catch((error: unknown) => log.error('Open pages could not hear of a publication.', { error }));
  });
  const refreshSites = async (): Promise<void> => {
    await site.directory.refresh();
    await told;
  };
  let wantedAfter = 0;
  const refreshing = paced(
    async () => {
      // Somebody else may have looked after the last wish.
      if (site.directory.reads() > wantedAfter) return;
      await refreshSites().catch((error: unknown) =>
        log.error('The published sites could not be looked up.', { error }),
      );
    },
    () => refreshGapMs,
  );
  const refreshSoon = (): void => {
    wantedAfter = site.directory.reads();
    refreshing.ask();
  };
  hintBus(database).listen(([topic]) => {
    if (matchTopic(siteTopicPattern, topic) !== undefined) refreshSoon();
  });
  return { channel, refreshSites, refreshSoon };
}

function withHello(head: RequestHead, said: Hello['headers'] = {}): RequestHead {
  const given = new Map(Object.entries(said).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    ...head,
    method: 'GET',
    header(name) {
      const asked = name.toLowerCase();
      return headersOfHello.has(asked) ? given.get(asked) : head.header(asked);
    },
  };
}
