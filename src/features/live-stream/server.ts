import { lockedDetails } from '#features/site/rules/login-locks.ts';
import { createContentItems, serve, type SiteServer, type Visit } from '#features/site/server.ts';
import type { Clock } from '#kernel/clock.ts';
import { lastPageOf, pageOf } from '#kernel/page-slice.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import * as calls from './contract.ts';
import { currentStream, inOrderOfStreams, storedTimes } from './rules/stream-state.ts';
import { createChannels } from './server/channels.ts';
import { createPlaybackDesk, type PlaybackDesk } from './server/playback.ts';
import { contentOf, presentLiveStream, presentLiveStreamDetail, presentStatus } from './server/present-live-stream.ts';
import { liveStreams, streamTopic } from './server/stream-topics.ts';
import { createStreamRoutes, type FindStream } from './server/stream-routes.ts';

export type { PlaybackDesk } from './server/playback.ts';
export { presentStatus } from './server/present-live-stream.ts';
export { idsOf, placeIn, type StreamKind, streamTopic } from './server/stream-topics.ts';
export type { FindStream } from './server/stream-routes.ts';

export interface LiveStreamServices {
  site: SiteServer;
  database: Database;
  clock: Clock;
  /** Throws what keeps a visit from one detail of a content. */
  guardDetail(visit: Visit, contentId: number, detailId: number): Promise<void>;
  /** Holds the recordings that are sent as channels. */
  channelFolder: string;
  /** The streams of other features; a function, because they are made after these. */
  others(): readonly FindStream[];
}

export interface LiveStreamServer extends ServerFeature<Visit> {
  desk: PlaybackDesk;
}

/** The live streams of an event: what there is, what is live, and the tokens that play it. */
export function createLiveStreamServer(services: LiveStreamServices): LiveStreamServer {
  const { database, clock, guardDetail, channelFolder, others } = services;
  const { store } = services.site;
  const items = createContentItems(store, { code: 'live_stream' });
  const desk = createPlaybackDesk(database);
  const endpoints = [
    serve(calls.listLiveStreams, async (call) => {
      const { params, query, say } = call;
      const shown = inOrderOfStreams(await items.shown(call), storedTimes, call.context.now);
      const locked = lockedDetails(call.site.document.login, params.contentId);
      return {
        data: pageOf(shown, query.page, query.per_page).map((item) =>
          presentLiveStream(item, params, say, locked.has(item.detailId)),
        ),
        total: shown.length,
        lastPage: lastPageOf(shown.length, query.per_page),
      };
    }),
    serve(calls.readLiveStream, async (call) => {
      const { params, say } = call;
      const item = (await items.shown(call)).find(({ detailId }) => detailId === params.detailId);
      if (item === undefined) throw refuse('notFound');
      return { data: presentLiveStreamDetail(item, contentOf(call.site, params.contentId), params, say) };
    }),
    serve(calls.readLiveStreamStatuses, async (call) => {
      const { now } = call.context;
      const streams = (await items.shown(call)).map((item) => ({
        liveStreamId: item.detailId,
        ...presentStatus(storedTimes(item), now),
      }));
      return { data: { serverNow: now, streams } };
    }),
    serve(calls.requestPlayback, async (call) => {
      const { params, body, context, member, visit } = call;
      const { portalId, eventId, contentId } = params;
      const ofChannels = (await items.shown(call)).filter(({ source }) => source.kind === 'hls');
      const item =
        body.liveStreamId === undefined
          ? currentStream(ofChannels, storedTimes, context.now)
          : ofChannels.find(({ detailId }) => detailId === body.liveStreamId);
      if (item === undefined) throw refuse('notFound');
      await guardDetail(visit, contentId, item.detailId);
      const ids = [portalId, eventId, contentId, item.detailId];
      return desk.request({ ids, times: storedTimes(item) }, member, context);
    }),
  ];
  /** A stream of this feature by the ids of its site, its content and itself. */
  const findOwn: FindStream = async (ids) => {
    if (ids.length !== 4) return undefined;
    const [portalId = 0, eventId = 0, contentId = 0, detailId] = ids;
    const found = await store.site({ portalId, eventId });
    if (found === undefined || found.isWithdrawn) return undefined;
    const all = await store.items(found, 'live_stream', contentId);
    const item = all?.find((one) => one.detailId === detailId);
    return item?.source.kind === 'hls' ? { times: storedTimes(item), channel: item.source.channel } : undefined;
  };
  /** The first feature that knows a stream answers. */
  const find: FindStream = async (ids) => {
    for (const one of [findOwn, ...others()]) {
      const found = await one(ids);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return {
    endpoints,
    detailPages: [items.pages],
    topics: [streamTopic({ store, clock, guardDetail }, liveStreams)],
    desk,
    // What players read, below `/web_api/live_stream/` of every host.
    routes: (contextOf) => createStreamRoutes({ desk, channels: createChannels(channelFolder), find, contextOf }),
  };
}
