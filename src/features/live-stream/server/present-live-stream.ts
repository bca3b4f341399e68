import { itemVersion, presentPicture, type PublishedSite, type Say } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { toldDate } from '#kernel/period.ts';
import { safeHtml } from '#server/html/safe-html.ts';
import type { LiveStream, LiveStreamDetail, StreamStatus } from '../contract.ts';
import type { LiveStreamContent, LiveStreamItem } from '../documents.ts';
import { secondsToStream, streamState, type StreamTimes } from '../rules/stream-state.ts';
import { channelOf } from './stream-address.ts';

/** The content that a stream belongs to. */
interface StreamPlace {
  portalId: number;
  eventId: number;
  contentId: number;
}

/** With `isLocked` without what would play it elsewhere. */
export function presentLiveStream(item: LiveStreamItem, place: StreamPlace, say: Say, isLocked = false): LiveStream {
  const { detailId, source } = item;
  return {
    liveStreamId: detailId,
    title: say(item.title),
    image: presentPicture(item.image, say),
    startDate: toldDate(item.startDate),
    endDate: toldDate(item.endDate),
    kind: source.kind,
    id: source.kind === 'hls' || isLocked ? '' : source.videoId,
    details: { firebaseKey: channelOf([place.portalId, place.eventId, place.contentId, detailId]) },
  };
}

export function presentLiveStreamDetail(
  item: LiveStreamItem,
  { brightcove }: LiveStreamContent,
  place: StreamPlace,
  say: Say,
): LiveStreamDetail {
  return {
    ...presentLiveStream(item, place, say),
    version: itemVersion(item),
    description: safeHtml(item.description, say),
    brightcove: item.source.kind === 'brightcove' ? (brightcove ?? null) : null,
  };
}

export function presentStatus(times: StreamTimes, now: Instant): StreamStatus {
  return { state: streamState(times, now), ...secondsToStream(times, now) };
}

/** What the organiser set up in the content of a site's live streams. */
export function contentOf(site: PublishedSite, contentId: number): LiveStreamContent {
  const found = site.modules.find((one) => one.contentId === contentId && one.moduleCode === 'live_stream');
  return found?.content ?? {};
}
