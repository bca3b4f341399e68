import { useEffect, useMemo, useState } from 'react';
import { parseInstant } from '#kernel/period.ts';
import { serverClock } from '#web/api/server-clock.ts';
import { usePageContext } from '#web/site/page-context.ts';
import type { AroundNow, ScheduleListAnswer } from '../contract.ts';
import { callSchedules } from './read-schedules.ts';
import { type Session, sessionOf } from './session-of.ts';
import { useFavoriteIds, useFavoriteSessions } from './use-favorite-sessions.ts';

export interface Around {
  sessions: readonly Session[];
  cut: AroundNow['cut'];
}

const nothing: AroundNow = { scheduleContents: [], cut: null };
/** Pages that wait for the same instant do not ask in the same second. */
const spreadMs = 20_000;

/**
 * What is on around now. Where it is very much, the page has some of it, with the visitor's favourites, and asks again
 * when something begins or ends.
 */
export function useAround(contentId: number, loaded: ScheduleListAnswer): Around {
  const context = usePageContext();
  const [asked, setAsked] = useState({ loaded, answer: loaded });
  const answer = asked.loaded === loaded ? asked.answer : loaded;
  const { scheduleContents, cut } = answer.around ?? nothing;
  const until = cut?.until;
  useEffect(() => {
    if (until === undefined) return undefined;
    let isStale = false;
    const ask = async (): Promise<void> => {
      const query = { around: true, per_page: 1 };
      const read = await callSchedules(context, contentId, query).catch(() => undefined);
      if (read !== undefined && !isStale) setAsked({ loaded, answer: read.data });
    };
    const wait = Math.max(0, (parseInstant(until) ?? 0) - serverClock.now()) + Math.random() * spreadMs;
    const timer = window.setTimeout(() => void ask(), wait);
    return () => {
      isStale = true;
      window.clearTimeout(timer);
    };
  }, [context, contentId, loaded, until]);
  const favoriteIds = useFavoriteIds(contentId);
  const favorites = useFavoriteSessions(contentId, cut !== null).sessions;
  return useMemo(() => {
    const told = scheduleContents.map((one) => sessionOf(one, answer, favoriteIds));
    const isTold = new Set(told.map(({ scheduleId }) => scheduleId));
    return { sessions: [...told, ...favorites.filter(({ scheduleId }) => !isTold.has(scheduleId))], cut };
  }, [scheduleContents, answer, favoriteIds, favorites, cut]);
}
