import type { PageContext } from '#web/site/page-context.ts';
import type {
  listLiveStreams,
  LiveStream,
  LiveStreamDetail,
  Playback,
  readLiveStream,
  readLiveStreamStatuses,
  requestPlayback,
} from '../contract.ts';
import type { HeardStreams } from './stage/stream-watch.ts';

export interface LiveStreamPage {
  data: LiveStream[];
  total: number;
  lastPage: number;
}

/** Live streams belong to events. */
const placeOf = ({ site }: PageContext, contentId: number) => ({ ...site, eventId: site.eventId ?? 0, contentId });

export async function listStreams(
  context: PageContext,
  contentId: number,
  query: { page?: number; per_page: number },
): Promise<LiveStreamPage> {
  const { data, total, lastPage } = await context.api.get<typeof listLiveStreams>(
    'live_stream/{portalId}/{eventId}/{contentId}',
    { params: placeOf(context, contentId), query },
  );
  return { data, total: total ?? data.length, lastPage: lastPage ?? 1 };
}

export async function readStream(context: PageContext, contentId: number, detailId: number): Promise<LiveStreamDetail> {
  const { data } = await context.api.get<typeof readLiveStream>(
    'live_stream/{portalId}/{eventId}/{contentId}/{detailId}',
    { params: { ...placeOf(context, contentId), detailId } },
  );
  return data;
}

/** Asks what is live now. A page asks again by itself, so that a failure is told by no dialog. */
export async function readStatuses(context: PageContext, contentId: number): Promise<HeardStreams> {
  const { data } = await context.api.get<typeof readLiveStreamStatuses>(
    'live_stream/status/{portalId}/{eventId}/{contentId}',
    { params: placeOf(context, contentId), isQuiet: true },
  );
  const streams = data.streams.map(({ liveStreamId, ...status }) => ({ id: liveStreamId, ...status }));
  return { serverNow: data.serverNow, streams };
}

export async function askPlayback(context: PageContext, contentId: number, liveStreamId: number): Promise<Playback> {
  const { data } = await context.api.post<typeof requestPlayback>(
    'live_stream/playback_request/{portalId}/{eventId}/{contentId}',
    {
      params: placeOf(context, contentId),
      body: { liveStreamId },
      headers: { 'playback-agent': 'web' },
      isQuiet: true,
    },
  );
  return data;
}
