import {
  type FindStream,
  idsOf,
  placeIn,
  type PlaybackDesk,
  presentStatus,
  type StreamKind,
  streamTopic,
} from '#features/live-stream/server.ts';
import { lockedDetails } from '#features/site/rules/login-locks.ts';
import { itemVersion, type PublishedSite, type Say, serve, type SiteStore, type Visit } from '#features/site/server.ts';
import type { Clock, Instant } from '#kernel/clock.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import { refuse } from '#server/http/refusal.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import { parseId } from '#kernel/site-path.ts';
import { listBoothStreams, readBoothStream, requestBoothPlayback } from '../../contract/stream.ts';
import type { BoothItem, BoothSettings } from '../../documents.ts';
import { boothModule } from '../list/booth-index.ts';
import { boothTitle } from '../../rules/list/booth-title.ts';
import { type BoothStream, boothStreams, currentBoothStream } from '../../rules/stream/booth-stream.ts';
import { boothStreamTopicPattern } from '../../rules/stream/booth-stream-topic.ts';

export interface BoothStreamServices {
  store: Pick<SiteStore, 'site' | 'items'>;
  clock: Clock;
  desk: PlaybackDesk;
  /** Throws what keeps a visit from one booth of a content. */
  guardDetail(visit: Visit, contentId: number, detailId: number): Promise<void>;
}

type Stream = BoothStream<LocalizedText>;

/** The live streams of booths: what is live, and the tokens that play it. */
export function createBoothStreamServer({
  store,
  clock,
  desk,
  guardDetail,
}: BoothStreamServices): ServerFeature<Visit> & {
  /** A stream of a booth by the ids of its site, its content, its booth, and its number there. */
  find: FindStream;
} {
  const boothsOf = async (site: PublishedSite, contentId: number): Promise<readonly BoothItem[]> => {
    const items = await store.items(site, 'booth', contentId);
    if (items === undefined) throw refuse('notFound');
    return items;
  };
  const boothOf = async (site: PublishedSite, contentId: number, boothId: number): Promise<BoothItem> => {
    const found = (await boothsOf(site, contentId)).find(({ detailId }) => detailId === boothId);
    if (found === undefined) throw refuse('notFound');
    return found;
  };

  return {
    topics: [streamTopic({ store, clock, guardDetail }, streamsOfBooths)],
    endpoints: [
      serve(listBoothStreams, async ({ site, params: { contentId }, say, context: { now } }) => {
        const booths = await boothsOf(site, contentId);
        const locked = lockedDetails(site.document.login, contentId);
        const streams = booths.flatMap((booth) => {
          const { detailId: boothId } = booth;
          const stream = currentBoothStream(streamsIn(site, contentId, booth), now);
          if (stream === undefined) return [];
          const told = presentStream(stream, booth, say, now);
          return [{ boothId, ...told, ...(locked.has(boothId) && { id: '' }) }];
        });
        return { data: { serverNow: now, streams } };
      }),

      serve(readBoothStream, async ({ site, visit, params: { contentId, boothId }, say, context: { now } }) => {
        const booth = await boothOf(site, contentId, boothId);
        await guardDetail(visit, contentId, boothId);
        const stream = currentBoothStream(streamsIn(site, contentId, booth), now);
        if (stream === undefined) throw refuse('notFound');
        const { brightcove } = settingOf(site, contentId);
        return {
          data: {
            ...presentStream(stream, booth, say, now),
            serverNow: now,
            version: itemVersion(booth),
            streamNumber: stream.number,
            brightcove: stream.kind === 'brightcove' ? (brightcove ?? null) : null,
          },
        };
      }),

      serve(requestBoothPlayback, async ({ site, visit, member, params, body, context }) => {
        const { portalId, eventId, contentId, boothId } = params;
        const booth = await boothOf(site, contentId, boothId);
        await guardDetail(visit, contentId, boothId);
        const ofChannels = streamsIn(site, contentId, booth).filter(({ kind }) => kind === 'hls');
        const stream =
          body.streamNumber === undefined
            ? currentBoothStream(ofChannels, context.now)
            : ofChannels.find(({ number }) => number === body.streamNumber);
        if (stream === undefined) throw refuse('notFound');
        const ids = [portalId, eventId, contentId, boothId, stream.number];
        return desk.request({ ids, times: stream.times }, member, context);
      }),
    ],

    async find(ids) {
      if (ids.length !== 5) return undefined;
      const [portalId = 0, eventId = 0, contentId = 0, boothId, streamNumber] = ids;
      const site = await store.site({ portalId, eventId });
      if (site === undefined || site.isWithdrawn) return undefined;
      const booths = await store.items(site, 'booth', contentId);
      const booth = booths?.find(({ detailId }) => detailId === boothId);
      const streams = booth && streamsIn(site, contentId, booth);
      const stream = streams?.find(({ number }) => number === streamNumber);
      return stream?.kind === 'hls' ? { times: stream.times, channel: stream.id } : undefined;
    },
  };
}

type StreamSetting = BoothSettings['layout']['live_stream']['setting'];

function settingOf(site: PublishedSite, contentId: number): StreamSetting {
  return boothModule(site, contentId).content.layout.live_stream.setting;
}

/** The streams of a booth, where the content has a place for them. */
function streamsIn(site: PublishedSite, contentId: number, booth: BoothItem): Stream[] {
  return settingOf(site, contentId).enable ? boothStreams(booth) : [];
}

function presentStream({ kind, id, title, times }: Stream, booth: BoothItem, say: Say, now: Instant) {
  return { ...presentStatus(times, now), kind, id, title: title === undefined ? boothTitle(booth, say) : say(title) };
}

/** The states of booths' streams, for open pages. */
const streamsOfBooths: StreamKind<'booth'> = {
  pattern: boothStreamTopicPattern,
  moduleCode: 'booth',
  placeOf({ eventId, boothId }) {
    const [contentId, detailId] = idsOf(boothId);
    return placeIn(parseId(eventId), contentId, detailId);
  },
  streamsOf: (booth) => boothStreams(booth).map(({ number, times }) => ({ id: number, ...times })),
};
