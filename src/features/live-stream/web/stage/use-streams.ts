import { useCallback, useEffect, useRef, useState } from 'react';
import { serverClock } from '#web/api/server-clock.ts';
import type { SiteNews } from '#kernel/realtime/topics.ts';
import { useTopic } from '#web/realtime/use-topic.ts';
import type { StreamNews } from '../../rules/stream-news.ts';
import { streamClock } from './stream-clock.ts';
import {
  afterHearing,
  afterJump,
  areSameViews,
  type HeardStreams,
  nothingHeard,
  type StreamView,
  viewsAt,
} from './stream-watch.ts';

export interface Streams {
  /** By id; empty until the server has spoken. */
  views: ReadonlyMap<number, StreamView>;
  isClockWrong: boolean;
  /** Asks the server anew. */
  refresh(): void;
}

/** How often an open page asks again, because an organiser may have moved a stream. */
const askedEverySeconds = 60;
const triedEverySeconds = 5;

/**
 * Follows the states of streams: the server tells the times, the clock goes on between its answers. The page asks when it
 * opens, wakes or comes back, and each minute; and at once when `topic` tells that the organiser has changed something,
 * which `onChange` hears too. `read` keeps its identity.
 */
export function useStreams(
  read: () => Promise<HeardStreams>,
  hasStreams: boolean,
  topic?: string,
  onChange?: () => void,
): Streams {
  const [views, setViews] = useState<ReadonlyMap<number, StreamView>>(new Map());
  const [isClockWrong, setClockWrong] = useState(false);
  const asking = useRef<() => void>(() => {});
  useEffect(() => {
    if (!hasStreams) return undefined;
    let watch = nothingHeard;
    let isOver = false;
    let isAsking = false;
    let secondsLeft = 0;
    const show = (): void => {
      const next = viewsAt(watch, serverClock.now());
      setViews((shown) => (areSameViews(shown, next) ? shown : next));
    };
    const ask = (): void => {
      if (isAsking) return;
      isAsking = true;
      secondsLeft = triedEverySeconds;
      read()
        .then((heard) => {
          if (isOver) return;
          serverClock.hear(heard.serverNow);
          watch = afterHearing(watch, heard, Date.now());
          secondsLeft = askedEverySeconds;
          setClockWrong(watch.timeError === 'wrong');
          show();
        })
        .catch(() => {})
        .finally(() => {
          isAsking = false;
        });
    };
    const stop = streamClock.watch((jumped) => {
      if (jumped) {
        watch = afterJump(watch);
        ask();
      }
      if (watch.timeError !== 'asked') show();
      secondsLeft -= 1;
      if (secondsLeft <= 0 && !document.hidden) ask();
    });
    const wake = (): void => {
      if (!document.hidden) ask();
    };
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) ask();
    };
    ask();
    asking.current = ask;
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('pageshow', comeBack);
    window.addEventListener('online', wake);
    return () => {
      isOver = true;
      stop();
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pageshow', comeBack);
      window.removeEventListener('online', wake);
    };
  }, [read, hasStreams]);
  const refresh = useCallback(() => asking.current(), []);
  const version = useRef<string>(undefined);
  useTopic<StreamNews | SiteNews>(hasStreams ? topic : undefined, (news) => {
    // What begins and ends by the clock is known here: nobody needs to ask then.
    const next = 'version' in news ? news.version : String(news.revision);
    const hasChanged = version.current !== undefined && version.current !== next;
    version.current = next;
    if (!hasChanged) return;
    refresh();
    onChange?.();
  });
  return { views, isClockWrong, refresh };
}
