import type { Clock } from '#kernel/clock.ts';
import { crowdedFrameMs, crowdOf, frameMs } from '#kernel/realtime/limits.ts';
import type { At, TopicFrame } from '#kernel/realtime/protocol.ts';
import type { Log } from '#server/log/log.ts';
import { paced } from './paced.ts';

/** Hears the frames of a topic; `bytes` are the same for all readers. */
export interface Reader {
  hear(frame: TopicFrame, bytes: Buffer): void;
  /** Leaves a topic that the visitor may no longer read. */
  askAgain(topic: string): Promise<void>;
}

/** A topic that somebody reads in this process. */
export interface OpenTopic {
  readers: Set<Reader>;
  /** Something has changed; a log that is at the count already reads nothing. */
  touch(at?: number): void;
  /** Brings a reader from its position to the newest state, and adds it to the readers. */
  recover(at: At | undefined, reader: Reader): Promise<void>;
  /** The count that was read last, to be compared with that of the database; undefined for what has none. */
  head(): number | undefined;
  close(): void;
}

export interface TopicServices {
  clock: Clock;
  log: Log;
}

export function say(frame: TopicFrame, readers: Iterable<Reader>): void {
  const bytes = Buffer.from(JSON.stringify(frame));
  for (const reader of readers) reader.hear(frame, bytes);
}

/** Reads a topic and sends it: the first change at once, and the following ones together. */
export function tellPaced(
  name: string,
  pull: () => Promise<void>,
  readers: ReadonlySet<Reader>,
  log: Log,
): ReturnType<typeof paced> {
  // The next comparison of heads tries again.
  const pullOrLog = (): Promise<void> =>
    pull().catch((error: unknown) => log.error('A topic could not be read.', { topic: name, error }));
  return paced(pullOrLog, () => (readers.size > crowdOf ? crowdedFrameMs : frameMs));
}
