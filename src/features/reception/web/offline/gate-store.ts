import type { EnteredReception } from '#features/my-ticket/web.ts';
import type { Instant } from '#kernel/clock.ts';
import type { JoinedAnswer } from '../../contract.ts';

/** The list of a device, and what it has to know to open the reception without a network. */
interface KeptGate {
  /** The event, as `placeOf` names it. */
  place: string;
  entered: EnteredReception;
  list: string;
  signature: string;
  publicKey: string;
  /** How far the clock of the server was ahead of that of the device. */
  offsetMs: number;
}

/** Somebody whom this device let in. */
export interface GateEntry {
  key: string;
  place: string;
  /** `waiting`: without a network, and not told yet; `joined`: told; `known`: with a network, so the server knows. */
  state: 'waiting' | 'joined' | 'known';
  purchasedTicketId: number;
  contentId: number;
  listKey: string;
  code: string;
  /** By the clock of the device. */
  at: Instant;
  /** When the server knew of it, by the clock of the server. */
  knownAt?: Instant;
  answer?: JoinedAnswer;
}

export interface GateStore {
  readGate(place: string): Promise<KeptGate | undefined>;
  /** Keeps a list; entries that it knows of go. */
  keepGate(gate: KeptGate, madeAt: Instant): Promise<void>;
  entries(place: string): Promise<GateEntry[]>;
  putEntry(entry: GateEntry): Promise<void>;
  dropEntry(key: string): Promise<void>;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing.')));
  });

/** What this browser keeps of gates. Undefined: it keeps nothing, as in some private windows. */
export async function openGateStore(): Promise<GateStore | undefined> {
  try {
    const opening = indexedDB.open('hiroba-gate', 1);
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('gate', { keyPath: 'place' });
      opening.result.createObjectStore('entry', { keyPath: 'key' }).createIndex('place', 'place');
    });
    return storeIn(await done(opening));
  } catch {
    return undefined;
  }
}

function storeIn(database: IDBDatabase): GateStore {
  const store = (name: 'gate' | 'entry', mode: IDBTransactionMode) =>
    database.transaction(name, mode).objectStore(name);
  const entries = (place: string): Promise<GateEntry[]> =>
    done<GateEntry[]>(store('entry', 'readonly').index('place').getAll(place));
  return {
    entries,
    readGate: (place) => done<KeptGate | undefined>(store('gate', 'readonly').get(place)),
    async keepGate(gate, madeAt) {
      await done(store('gate', 'readwrite').put(gate));
      for (const { key, state, knownAt = Number.POSITIVE_INFINITY } of await entries(gate.place)) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        if (state !== 'waiting' && knownAt < madeAt) await done(store('entry', 'readwrite').delete(key));
      }
    },
    async putEntry(entry) {
      await done(store('entry', 'readwrite').put(entry));
    },
    async dropEntry(key) {
      await done(store('entry', 'readwrite').delete(key));
    },
  };
}
