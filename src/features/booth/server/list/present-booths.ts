import { presentPicture, type Say } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { formatInstant } from '#kernel/period.ts';
import { secondsToStream, streamState, type StreamTimes } from '#features/live-stream/rules/stream-state.ts';
import { safeHtml } from '#server/html/safe-html.ts';
import type { BoothEntry, BoothLive } from '../../contract/list.ts';
import { streamsOf, streamTimesOf } from '../../rules/list/booth-streams.ts';
import { leadOf } from '../../rules/list/lead-of.ts';
import { boothTitle } from '../../rules/list/booth-title.ts';
import type { IndexedBooth } from './booth-index.ts';

/** A booth as lists show it; with `isWhole` also its text. A booth for members shows neither its text nor anything that plays. */
export function presentBooth(booth: IndexedBooth, say: Say, now: Instant, isWhole: boolean): BoothEntry {
  const { item, module, deepest, streams, isLocked } = booth;
  const { main_image: image, main_movie: movie, description } = item.items;
  const { movies, pros } = streams.length > 0 ? streamsOf(item) : { movies: [], pros: [] };
  const isAhead = (one: { startAt: string; endAt: string }): boolean => streamState(streamTimesOf(one), now) !== 'end';
  return {
    contentId: module.contentId,
    boothId: item.detailId,
    title: boothTitle(item, say),
    phonetic: item.phonetic,
    stand: item.stand,
    image: presentPicture(image.enable ? image.value : undefined, say),
    logo: presentPicture(item.logo, say),
    lead: !isLocked && description.enable ? leadOf(say(description.value)) : '',
    category: say(deepest?.name),
    categoryIds: module.content.option.useBoothCategory ? item.items.booth_category.ids : [],
    schedule: item.schedule,
    liveShowIcon: movie.liveShowIcon,
    movieLiveStreams: movies
      .filter(isAhead)
      .map((one) => ({ movieUuid: isLocked ? '' : one.movieUuid, ...presentTimes(streamTimesOf(one), now) })),
    brightcoveMovieLiveStreams: pros.filter(isAhead).map((one) => ({
      liveStreamProId: isLocked ? '' : one.liveStreamProId,
      ...presentTimes(streamTimesOf(one), now),
    })),
    ...(isWhole && !isLocked && { description: description.enable ? safeHtml(description.value, say) : '' }),
  };
}

function presentTimes(times: StreamTimes, now: Instant) {
  return {
    startAt: formatInstant(times.start),
    endAt: formatInstant(times.end),
    ...secondsToStream(times, now),
  };
}

const aheadMs = 6 * 60 * 60_000;
const timesMax = 200;

/**
 * How many booths are live, and when others will be in the next hours. A page that is open longer loads the list again.
 */
export function presentLive(count: number, booths: readonly IndexedBooth[], now: Instant): BoothLive {
  const times = booths
    .flatMap(({ streams, item, module }) =>
      streams.map((one) => ({ ...one, contentId: module.contentId, boothId: item.detailId })),
    )
    .filter((one) => streamState(one, now) !== 'end' && one.start < now + aheadMs)
    .sort((one, other) => one.start - other.start)
    .slice(0, timesMax)
    .map(({ start, end, ...booth }) => ({ ...booth, startAt: formatInstant(start), endAt: formatInstant(end) }));
  return { count, at: formatInstant(now), times };
}
