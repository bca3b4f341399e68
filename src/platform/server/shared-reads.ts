import { setTimeout as wait } from 'node:timers/promises';

interface Read<Value> {
  begun: number;
  /** What was known when it began. */
  news: number;
  value: Promise<Value>;
  hasEnded: boolean;
  /** The one that follows it. */
  next?: Promise<Value>;
}

interface SharedReadSettings {
  everyMs: number;
  /** Names that are kept. */
  namesMax: number;
  measure?: () => number;
  pause?: (ms: number) => Promise<unknown>;
}

export interface Asked<Value> {
  /** Another number says that there is something new. */
  newsOf: () => number;
  read: () => Promise<Value>;
}

/**
 * Reads something for all who ask, at most once in `everyMs` for a name. Whoever asks again within that time gets what
 * was read, unless there are news since: then they wait for the next read, which all of them share.
 */
export function createSharedReads<Value>({
  everyMs,
  namesMax,
  measure = () => performance.now(),
  pause = (ms) => wait(ms),
}: SharedReadSettings): (name: string, asked: Asked<Value>) => Promise<Value> {
  const kept = new Map<string, Read<Value>>();

  function begin(name: string, { newsOf, read }: Asked<Value>): Promise<Value> {
    const one: Read<Value> = { begun: measure(), news: newsOf(), value: read(), hasEnded: false };
    kept.delete(name);
    kept.set(name, one);
    const oldest = kept.keys().next().value;
    if (kept.size > namesMax && oldest !== undefined) kept.delete(oldest);
    one.value.then(
      () => {
        one.hasEnded = true;
      },
      // It is no answer for whoever comes next.
      () => {
        if (kept.get(name) === one) kept.delete(name);
      },
    );
    return one.value;
  }

  async function follow({ begun, value }: Read<Value>, name: string, asked: Asked<Value>): Promise<Value> {
    await Promise.allSettled([value, pause(Math.max(0, begun + everyMs - measure()))]);
    return begin(name, asked);
  }

  return (name, asked) => {
    const known = kept.get(name);
    if (known === undefined) return begin(name, asked);
    if (known.next !== undefined) return known.next;
    if (known.hasEnded && measure() - known.begun >= everyMs) return begin(name, asked);
    if (known.news === asked.newsOf()) return known.value;
    known.next = follow(known, name, asked);
    return known.next;
  };
}
