import type { FailedCall } from './failed-call.ts';

export interface CallState<T> {
  /** What was read last; it stays while it is read again. */
  data: T | undefined;
  failure: FailedCall | undefined;
  isReading: boolean;
}

interface Entry {
  state: CallState<unknown>;
  /** Reads it as its last reader did. */
  load?: () => Promise<unknown>;
  listeners: Set<() => void>;
  round: number;
}

const nothing: CallState<unknown> = { data: undefined, failure: undefined, isReading: true };

/** What the console has read, by key: a page that is opened again shows at once what it showed, and reads it anew. */
export class CallCache {
  readonly #entries = new Map<string, Entry>();
  readonly #toFailure: (error: unknown) => FailedCall;

  constructor(toFailure: (error: unknown) => FailedCall) {
    this.#toFailure = toFailure;
  }

  stateOf(key: string): CallState<unknown> {
    return this.#entries.get(key)?.state ?? nothing;
  }

  listen(key: string, listener: () => void): () => void {
    const { listeners } = this.#entryOf(key);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Reads; of several that run for one key the one that began last counts. */
  async read(key: string, load: () => Promise<unknown>): Promise<void> {
    const entry = this.#entryOf(key);
    entry.load = load;
    entry.round += 1;
    const round = entry.round;
    this.#set(entry, { ...entry.state, isReading: true });
    let next: CallState<unknown>;
    try {
      next = { data: await load(), failure: undefined, isReading: false };
    } catch (error) {
      next = { data: entry.state.data, failure: this.#toFailure(error), isReading: false };
    }
    if (round === entry.round) this.#set(entry, next);
  }

  /** What stands there has changed: who shows it reads it again. */
  changed(key: string): void {
    const entry = this.#entries.get(key);
    if (entry?.load === undefined) return;
    if (entry.listeners.size > 0) void this.read(key, entry.load);
    else entry.state = nothing;
  }

  /** Forgets everything: another organiser may see other things. */
  clear(): void {
    for (const entry of this.#entries.values()) entry.state = nothing;
  }

  #entryOf(key: string): Entry {
    const known = this.#entries.get(key);
    if (known !== undefined) return known;
    const made: Entry = { state: nothing, listeners: new Set(), round: 0 };
    this.#entries.set(key, made);
    return made;
  }

  #set(entry: Entry, state: CallState<unknown>): void {
    entry.state = state;
    for (const listener of entry.listeners) listener();
  }
}
