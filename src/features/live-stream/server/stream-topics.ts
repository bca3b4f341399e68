import { realmKey } from '#features/site/rules/realm-key.ts';
import { itemVersion, type PublishedSite, siteKey, type SiteStore, type Visit } from '#features/site/server.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import type { ItemOf } from '#kernel/module-documents.ts';
import { clientIdOf, type TopicOf, type TopicParams } from '#kernel/realtime/topics.ts';
import { parseId } from '#kernel/site-path.ts';
import { refuse } from '#server/http/refusal.ts';
import type { StateTopic } from '#server/realtime/topic-kinds.ts';
import { liveStreamTopicPattern, stateOfAll, type StreamNews, type TimedStream } from '../rules/stream-news.ts';
import { storedTimes } from '../rules/stream-state.ts';

export interface StreamTopicServices {
  store: Pick<SiteStore, 'site' | 'items'>;
  clock: Clock;
  /** Throws what keeps a visit from one detail of a content. */
  guardDetail(visit: Visit, contentId: number, detailId: number): Promise<void>;
}

/** Where an organiser wrote a stream. */
interface StreamPlace {
  eventId: number;
  contentId: number;
  detailId: number;
}

export interface StreamKind<Code extends ModuleCode> {
  pattern: TopicOf<StreamNews>;
  moduleCode: Code;
  placeOf(params: TopicParams): StreamPlace | undefined;
  streamsOf(item: ItemOf<Code>): readonly TimedStream[];
}

export const idsOf = (text = ''): (number | undefined)[] => text.split('-').map((id) => parseId(id));

export function placeIn(eventId: number | undefined, contentId: number | undefined, detailId: number | undefined) {
  if (eventId === undefined || contentId === undefined || detailId === undefined) return undefined;
  return { eventId, contentId, detailId };
}

export const liveStreams: StreamKind<'live_stream'> = {
  pattern: liveStreamTopicPattern,
  moduleCode: 'live_stream',
  placeOf({ firebaseKey }) {
    const [, eventId, contentId, detailId] = idsOf(firebaseKey);
    return placeIn(eventId, contentId, detailId);
  },
  streamsOf: (item) => [{ id: item.detailId, ...storedTimes(item) }],
};

/** The state of a stream. It changes when an organiser publishes, and by the clock. */
export function streamTopic<Code extends ModuleCode>(
  { store, clock, guardDetail }: StreamTopicServices,
  { pattern, moduleCode, placeOf, streamsOf }: StreamKind<Code>,
): StateTopic<Visit, StreamNews> {
  const isOf = (site: PublishedSite, { clientId }: TopicParams, { eventId }: StreamPlace): boolean =>
    site.eventId === eventId && clientIdOf(realmKey(site)) === clientId;
  return {
    kind: 'state',
    pattern,
    async mayRead(visit, params) {
      const place = placeOf(params);
      if (place === undefined || !isOf(visit.site, params, place)) throw refuse('notFound');
      await guardDetail(visit, place.contentId, place.detailId);
    },
    siteKeyOf(params) {
      const place = placeOf(params);
      return place && siteKey({ portalId: 0, eventId: place.eventId });
    },
    async read(params) {
      const place = placeOf(params);
      const site = place && (await store.site({ portalId: 0, eventId: place.eventId }));
      if (site === undefined || place === undefined) return undefined;
      const items = await store.items(site, moduleCode, place.contentId);
      const item = items?.find(({ detailId }) => detailId === place.detailId);
      if (item === undefined) return undefined;
      const streams = streamsOf(item);
      const { state, until } = stateOfAll(streams, clock());
      return { value: { state, version: itemVersion(item), streams }, until };
    },
  };
}
