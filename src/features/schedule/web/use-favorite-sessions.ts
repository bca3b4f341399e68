import { useEffect, useMemo, useState } from 'react';
import { usePageContext } from '#web/site/page-context.ts';
import { useFavorites } from '#features/favorite/web.ts';
import type { ScheduleListAnswer } from '../contract.ts';
import { byTime, scheduleIdsMax } from '../rules/schedule.ts';
import { callNamedSchedules } from './read-schedules.ts';
import { type Session, sessionOf } from './session-of.ts';

export interface FavoriteSessions {
  sessions: readonly Session[];
  state: 'loading' | 'there' | 'failed';
  /** Favourites that the event no longer shows. */
  gone: number;
}

const noIds: ReadonlySet<number> = new Set();

/** The visitor's favourites of a content with their times, read in the browser: the server's page knows nobody. */
export function useFavoriteSessions(contentId: number, isWanted = true): FavoriteSessions {
  const context = usePageContext();
  const favoriteIds = useFavoriteIds(contentId);
  const ids = isWanted ? favoriteIds : noIds;
  const key = [...ids].toSorted((one, other) => one - other).join();
  const [read, setRead] = useState<{ key: string; answers: readonly ScheduleListAnswer[] | undefined }>();
  useEffect(() => {
    let isStale = false;
    const wanted = key === '' ? [] : key.split(',').map(Number);
    const batches = Array.from({ length: Math.ceil(wanted.length / scheduleIdsMax) }, (_, place) =>
      wanted.slice(place * scheduleIdsMax, (place + 1) * scheduleIdsMax),
    );
    const reading = batches.map((batch) => callNamedSchedules(context, contentId, batch));
    Promise.all(reading).then(
      (answers) => {
        if (!isStale) setRead({ key, answers });
      },
      () => {
        if (!isStale) setRead({ key, answers: undefined });
      },
    );
    return () => {
      isStale = true;
    };
  }, [context, contentId, key]);
  return useMemo(() => {
    if (read === undefined) return { sessions: [], state: 'loading', gone: 0 };
    if (read.answers === undefined) return { sessions: [], state: 'failed', gone: 0 };
    const all = read.answers.flatMap((answer) => answer.scheduleContents.map((one) => sessionOf(one, answer, ids)));
    const sessions = byTime(all.filter(({ isFavorite }) => isFavorite));
    return { sessions, state: 'there', gone: read.key === key ? ids.size - sessions.length : 0 };
  }, [read, ids, key]);
}

/** The favourite sessions of a content; empty on the server, and until the page knows who is logged in. */
export function useFavoriteIds(contentId: number): ReadonlySet<number> {
  const { list } = useFavorites();
  return useMemo(
    () => new Set(list.filter((one) => one.contentId === contentId).map(({ detailId }) => detailId)),
    [list, contentId],
  );
}
