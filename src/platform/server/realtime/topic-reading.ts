import { topicsMax } from '#kernel/realtime/limits.ts';
import type { Position, TopicFrame } from '#kernel/realtime/protocol.ts';
import { status } from '#kernel/status.ts';
import type { Log } from '#server/log/log.ts';
import { Refusal } from '#server/http/refusal.ts';
import { type Reader, say } from './open-topic.ts';
import { findTopic, type FoundTopic, type Topic } from './topic-kinds.ts';
import type { TopicHub } from './topic-hub.ts';

/** What one page reads, by a socket or by a poll. */
export interface TopicReading<Visitor> {
  read(positions: readonly Position[]): Promise<void>;
  leave(names: readonly string[]): void;
  /** Checks again for a visitor who has reconnected, and refuses the topics that they may no longer read. */
  askAgain(visitor: Visitor): Promise<void>;
  close(): void;
}

export interface ReadingServices<Visitor> {
  hub: TopicHub<Visitor>;
  topics: readonly Topic<Visitor>[];
  log: Log;
}

export function readTopics<Visitor>(
  { hub, topics, log }: ReadingServices<Visitor>,
  entered: Visitor,
  hear: Reader['hear'],
): TopicReading<Visitor> {
  let visitor = entered;
  const wanted = new Map<string, FoundTopic<Visitor>>();
  const tellOne = (frame: TopicFrame): void => say(frame, [reader]);
  const drop = (name: string): void => {
    wanted.delete(name);
    hub.leave(name, reader);
  };
  const refuse = (name: string, refused: number): void => {
    drop(name);
    tellOne({ topic: name, refused });
  };
  /** False when it was refused. */
  const isAllowed = async (name: string, { topic, params }: FoundTopic<Visitor>): Promise<boolean> => {
    try {
      await topic.mayRead(visitor, params);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) log.error('A reader of a topic could not be judged.', { topic: name, error });
      refuse(name, error instanceof Refusal ? error.status : status.failed);
      return false;
    }
  };
  const reader: Reader = {
    hear,
    async askAgain(name) {
      const found = wanted.get(name);
      if (found !== undefined) await isAllowed(name, found);
    },
  };
  const readOne = async ({ topic: name, at }: Position): Promise<void> => {
    const found = findTopic(topics, name);
    if (found === undefined) return refuse(name, status.notFound);
    if (!wanted.has(name) && wanted.size >= topicsMax) return tellOne({ topic: name, refused: status.tooMany });
    wanted.set(name, found);
    if (!(await isAllowed(name, found))) return;
    try {
      if (wanted.has(name)) await hub.recover(name, found, at, reader);
    } catch (error) {
      log.error('A topic could not be read.', { topic: name, error });
      refuse(name, status.unavailable);
    }
    // The page may have left while it was read.
    if (!wanted.has(name)) hub.leave(name, reader);
  };

  return {
    async read(positions) {
      await Promise.all(positions.map(readOne));
    },
    leave: (names) => names.forEach(drop),
    async askAgain(renewed) {
      visitor = renewed;
      await Promise.all([...wanted].map(([name, found]) => isAllowed(name, found)));
    },
    close() {
      for (const name of wanted.keys()) hub.leave(name, reader);
      wanted.clear();
    },
  };
}
