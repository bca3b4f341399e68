import { useEffect, useMemo, useState } from 'react';
import type { Instant } from '#kernel/clock.ts';
import { parseInstant } from '#kernel/period.ts';
import { serverClock } from '#web/api/server-clock.ts';
import { usePageContext } from '#web/site/page-context.ts';
import type { BoothEntry, BoothLive } from '../../contract/list.ts';
import { begunSince, liveKeys, streamTimesOf } from '../../rules/list/booth-streams.ts';
import { boothKey, refreshedBooths } from '../../rules/list/fresh-booths.ts';
import { type ShownBooth, showsLive } from './shown-booth.ts';

const everyMs = 1_000;
const noTimes: BoothLive['times'] = [];

export interface LiveBooths<Booth> {
  booths: Booth[];
  now: Instant;
}

/** The booths of an open page in their places as they are now published, and the time by which they are live. */
export function useLiveBooths<Booth extends ShownBooth>(
  shown: readonly Booth[],
  fresh: readonly Booth[] | undefined,
  more: BoothLive['times'] = noTimes,
): LiveBooths<Booth> {
  const booths = useMemo(() => (fresh ? refreshedBooths(shown, fresh) : [...shown]), [shown, fresh]);
  const times = useMemo(() => [...booths.flatMap(timesOf), ...more], [booths, more]);
  return { booths, now: useNowOf(times) };
}

interface LiveList {
  booths: BoothEntry[];
  live: BoothLive;
}

interface LiveListNow {
  booths: BoothEntry[];
  isLive(booth: BoothEntry): boolean;
  /** How many have gone live since the list was loaded. */
  begun: number;
}

/** The live booths of a list, which also knows when booths beyond its page are live. */
export function useLiveList(shown: LiveList, fresh: LiveList | undefined): LiveListNow {
  const { times } = (fresh ?? shown).live;
  const { booths, now } = useLiveBooths(shown.booths, fresh?.booths, times);
  const live = liveKeys(times, now);
  const { at, times: loaded } = shown.live;
  return {
    booths,
    isLive: (booth) => showsLive(booth, now) || (booth.liveShowIcon && live.has(boothKey(booth))),
    begun: begunSince({ at: parseInstant(at) ?? now, times: loaded }, times, now),
  };
}

function timesOf({ contentId, boothId, movieLiveStreams, brightcoveMovieLiveStreams }: ShownBooth): BoothLive['times'] {
  return [...movieLiveStreams, ...brightcoveMovieLiveStreams].map((one) => ({ ...one, contentId, boothId }));
}

/**
 * The server's time, which is updated when one of these begins or ends. At first it is the time at which the page was
 * made.
 */
function useNowOf(times: BoothLive['times']): Instant {
  const { now: loaded } = usePageContext();
  const [now, setNow] = useState(loaded);
  useEffect(() => {
    if (times.length === 0) return undefined;
    const edges = times.map(streamTimesOf).flatMap(({ start, end }) => [start, end]);
    const tick = (): void =>
      setNow((before) => {
        const next = serverClock.now();
        return edges.some((edge) => before < edge !== next < edge) ? next : before;
      });
    tick();
    const timer = window.setInterval(tick, everyMs);
    return () => window.clearInterval(timer);
  }, [times]);
  return now;
}
