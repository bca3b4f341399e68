import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { serverClock } from '#web/api/server-clock.ts';
import type { SiteNews } from '#features/site/rules/site-topic.ts';
import type { TopicOf } from '#kernel/realtime/topics.ts';
import { useTopic } from '#web/realtime/use-topic.ts';
import type { StreamNews, TimedStream } from '../../rules/stream-news.ts';
import { streamClock } from './stream-clock.ts';
import {
  afterHearing,
  afterJump,
  afterNews,
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

/** The topic of the organiser's changes, and the version that the page has. */
export interface FollowedTopic {
  topic: TopicOf<StreamNews | SiteNews>;
  /** Of what the page shows; undefined until it is known. */
  version: string | undefined;
  onChange?(): void;
}

/**
 * Follows the states of streams: the server tells the times, the clock goes on between its answers. The page asks when it
 * opens, wakes or comes back, and each minute; and when the topic tells another version than the page knows. The times
 * themselves are told by the topic. `read` keeps its identity.
 */
export function useStreams(
  read: () => Promise<HeardStreams>,
  hasStreams: boolean,
  { topic, version, onChange }: FollowedTopic,
): Streams {
  const [views, setViews] = useState<ReadonlyMap<number, StreamView>>(new Map());
  const [isClockWrong, setClockWrong] = useState(false);
  const ports = useRef<StreamPorts>(silentPorts);
  useEffect(() => {
    if (!hasStreams) return undefined;
    let watch = nothingHeard;
    let isOver = false;
    let isAsking = false;
    let isOutdated = false;
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
          if (isOutdated && !isOver) refresh();
        });
    };
    /** An answer that is on its way may be older than what was heard. */
    const refresh = (): void => {
      isOutdated = isAsking;
      ask();
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
    ports.current = {
      refresh,
      take(streams) {
        watch = afterNews(watch, streams);
        show();
      },
    };
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('pageshow', comeBack);
    window.addEventListener('online', wake);
    return () => {
      isOver = true;
      ports.current = silentPorts;
      stop();
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pageshow', comeBack);
      window.removeEventListener('online', wake);
    };
  }, [read, hasStreams]);
  const refresh = useCallback(() => ports.current.refresh(), []);
  const told = useRef<string>(undefined);
  const change = (): void => {
    refresh();
    onChange?.();
  };
  useTopic(hasStreams ? topic : undefined, (news, inTurn) => {
    const next = 'version' in news ? news.version : String(news.revision);
    const isNew = next !== told.current && next !== version;
    if ('streams' in news) ports.current.take(news.streams);
    told.current = next;
    // What begins and ends by the clock is known here: nobody needs to ask then.
    if (isNew && version !== undefined) inTurn(change);
  });
  const afterAnswer = useEffectEvent(() => {
    // The topic was faster than the call that answers the version.
    if (version !== undefined && told.current !== undefined && told.current !== version) change();
  });
  useEffect(() => afterAnswer(), [version]);
  return { views, isClockWrong, refresh };
}

interface StreamPorts {
  refresh(): void;
  take(streams: readonly TimedStream[]): void;
}

const silentPorts: StreamPorts = { refresh() {}, take() {} };
