import { frameMs, pagesPerSession, pollHoldMs } from '#kernel/realtime/limits.ts';
import type { Position, TopicFrame } from '#kernel/realtime/protocol.ts';
import { readTopics, type ReadingServices } from './topic-reading.ts';

export interface AskedPoll {
  topics: readonly Position[];
  /** Answers at once also when there is nothing. */
  isBrief: boolean;
}

export interface LongPolls<Visitor> {
  hold(visitor: Visitor, sessionKey: string, asked: AskedPoll): Promise<TopicFrame[]>;
  /** How many are held now. */
  held(): number;
  /** Answers all that are held. */
  release(): void;
}

/** The same recovery for pages whose network lets no socket through: each call is held until something is there. */
export function createLongPolls<Visitor>(services: ReadingServices<Visitor>): LongPolls<Visitor> {
  const held = new Map<string, Set<() => void>>();
  let count = 0;
  let isReleased = false;

  const keep = (sessionKey: string, end: () => void): void => {
    const those = held.get(sessionKey) ?? new Set();
    held.set(sessionKey, those.add(end));
    // The oldest are mostly of pages that have gone.
    const [oldest] = those;
    if (those.size > pagesPerSession) oldest?.();
  };
  const forget = (sessionKey: string, end: () => void): void => {
    const those = held.get(sessionKey);
    those?.delete(end);
    if (those?.size === 0) held.delete(sessionKey);
  };

  return {
    async hold(visitor, sessionKey, { topics, isBrief }) {
      const frames: TopicFrame[] = [];
      const { promise, resolve: end } = Promise.withResolvers<void>();
      const patience = setTimeout(end, pollHoldMs);
      let gathering: NodeJS.Timeout | undefined;
      const reading = readTopics(services, visitor, (frame) => {
        frames.push(frame);
        gathering ??= setTimeout(end, frameMs);
      });
      keep(sessionKey, end);
      count += 1;
      try {
        await reading.read(topics);
        if (!isBrief && !isReleased && frames.length === 0) await promise;
        return frames;
      } finally {
        clearTimeout(patience);
        clearTimeout(gathering);
        forget(sessionKey, end);
        count -= 1;
        reading.close();
      }
    },
    held: () => count,
    release() {
      isReleased = true;
      for (const those of held.values()) for (const end of those) end();
    },
  };
}
