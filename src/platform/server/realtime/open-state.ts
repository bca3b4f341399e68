import { createHash } from 'node:crypto';
import type { StateFrame } from '#kernel/realtime/protocol.ts';
import { status } from '#kernel/status.ts';
import { type OpenTopic, type Reader, say, tellPaced, type TopicServices } from './open-topic.ts';
import type { OwnTopic, StateTopic } from './topic-kinds.ts';
import type { TopicParams } from '#kernel/realtime/topics.ts';

const timerMaxMs = 2 ** 31 - 1;

/**
 * A topic whose newest value is all that counts; the clock may change it as well as people. A topic with a
 * head is compared by it.
 */
export function openState(
  name: string,
  topic: Pick<StateTopic<never> | OwnTopic<never>, 'kind' | 'read'>,
  params: TopicParams,
  { clock, log }: TopicServices,
  readHead?: () => Promise<number>,
): OpenTopic {
  const readers = new Set<Reader>();
  let newest: StateFrame | undefined;
  let head: number | undefined;
  let reading: Promise<void> = Promise.resolve();
  let isRead = false;
  let timer: NodeJS.Timeout | undefined;

  const readOnce = async (): Promise<void> => {
    // Before the value: a change in between is read once more, and not missed.
    head = await readHead?.();
    const found = await topic.read(params);
    const before = newest?.at;
    newest = found && { topic: name, at: fingerprint(found.value), state: found.value };
    clearTimeout(timer);
    if (found?.until !== undefined) {
      const wait = Math.min(Math.max(found.until - clock(), 1), timerMaxMs);
      timer = setTimeout(telling.ask, wait).unref();
    }
    if (isRead && newest?.at !== before) {
      say(newest ? { ...newest, readers: readers.size } : { topic: name, refused: status.notFound }, readers);
    }
    if (newest === undefined) readers.clear();
    isRead = true;
  };
  /** One read after the other, so that an older value never comes last. */
  const readNext = (): Promise<void> => (reading = reading.catch(() => {}).then(readOnce));
  const telling = tellPaced(name, readNext, readers, log);

  return {
    readers,
    touch: telling.ask,
    head: () => head,
    async recover(at, reader) {
      if (!isRead) await reading.catch(() => {});
      if (!isRead) await readNext();
      if (newest === undefined) return say({ topic: name, refused: status.notFound }, [reader]);
      readers.add(reader);
      if (topic.kind === 'own' || newest.at !== at) say(newest, [reader]);
    },
    close() {
      telling.stop();
      clearTimeout(timer);
    },
  };
}

function fingerprint(value: unknown): string {
  return createHash('sha1').update(JSON.stringify(value)).digest('base64url').slice(0, 12);
}
