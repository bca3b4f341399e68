import { recoveredMax } from '#kernel/realtime/limits.ts';
import type { LogEvent } from '#kernel/realtime/protocol.ts';
import { type OpenTopic, type Reader, say, tellPaced, type TopicServices } from './open-topic.ts';
import type { LogPart } from './topic-kinds.ts';

export interface LogReads {
  head(): Promise<number>;
  /** The events behind a position, one more than a reader may get. */
  since(after: number): Promise<LogPart>;
  takesReaders?(event: LogEvent): boolean;
}

const triesMax = 3;

/**
 * A topic of changes in their order. They are read from the database behind the head, whichever server reported them.
 */
export function openLog(name: string, reads: LogReads, { log }: Pick<TopicServices, 'log'>): OpenTopic {
  const readers = new Set<Reader>();
  let head: number | undefined;

  const pull = async (): Promise<void> => {
    if (head === undefined) return;
    const from = head;
    const part = await reads.since(from);
    // A reader who recovered in between got no more than the other readers will get.
    head = part.at;
    if (part.at === from) return;
    const isTaken = reads.takesReaders !== undefined && part.events.some(reads.takesReaders);
    if (isTaken) await Promise.all([...readers].map((reader) => reader.askAgain(name)));
    if (part.at < from || part.events.length > recoveredMax) say({ topic: name, at: part.at, isReset: true }, readers);
    else say({ topic: name, from, at: part.at, events: part.events }, readers);
  };
  const telling = tellPaced(name, pull, readers, log);

  return {
    readers,
    touch(at) {
      if (at === undefined || head === undefined || at > head) telling.ask();
    },
    head: () => head,
    async recover(after, reader) {
      if (typeof after !== 'number') {
        head ??= await reads.head();
        readers.add(reader);
        return say({ topic: name, at: head, isReset: true }, [reader]);
      }
      for (let tries = 1; ; tries += 1) {
        const part = await reads.since(after);
        head ??= part.at;
        // The readers are further by now, so the next events would leave a gap.
        if (part.at < head && tries < triesMax) continue;
        readers.add(reader);
        if (part.at > head) telling.ask();
        if (after > part.at || part.events.length > recoveredMax) {
          return say({ topic: name, at: part.at, isReset: true }, [reader]);
        }
        if (part.at > after) say({ topic: name, from: after, at: part.at, events: part.events }, [reader]);
        return;
      }
    },
    close: telling.stop,
  };
}
