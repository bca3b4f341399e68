import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { afterCommit, poolOf } from '#server/database/transaction.ts';

/** A topic that has changed, and to which count when it is a log: never what has changed. */
export type Hint = readonly [topic: string, at?: number];

/** Another way of hints between processes than NOTIFY. */
export interface HintCarrier {
  /** False when it could not: NOTIFY does it then. */
  publish(payloads: readonly string[]): Promise<boolean>;
  /** `onBack` is called when the connection is back, because hints in between were lost. Answers how to stop. */
  listen(hear: (payload: string) => void, onBack: () => void): () => void;
}

/** The hints of this process, and of the others on the same PostgreSQL server. */
export interface HintBus {
  carrier?: HintCarrier;
  /** Names this process in notifications; it has heard its own hints already. */
  origin: string;
  send(hint: Hint): void;
  /** Answers how to stop. */
  listen(hear: (hint: Hint) => void): () => void;
  hear(hint: Hint): void;
  /** Ends when everything was sent, or could not be. */
  sent(): Promise<void>;
}

export const notifyChannel = 'hiroba';
/** PostgreSQL takes less than 8,000 bytes. */
const payloadMaxBytes = 7_900;
const gatherMs = 8;
const buses = new WeakMap<pg.Pool, HintBus>();

/**
 * Says that a topic has changed, after the open transaction has committed. A hint may be lost, repeated or late, so its
 * receiver reads the database.
 */
export function tell(database: Database, topic: string, at?: number): void {
  afterCommit(database, () => hintBus(database).send(at === undefined ? [topic] : [topic, at]));
}

/** The same for what is given a transaction alone. */
export function tellCommitted(tx: Kysely<Tables>, topic: string): void {
  const pool = poolOf(tx);
  const bus = pool && buses.get(pool);
  if (bus !== undefined) afterCommit({ pool: pool! }, () => bus.send([topic]));
}

/** For a process that ends soon. */
export function told(database: Database): Promise<void> {
  return hintBus(database).sent();
}

/** Has the hints of this process carried in another way, as long as that can. */
export function carryHintsBy(database: Database, carrier: HintCarrier): void {
  hintBus(database).carrier = carrier;
}

export function hintBus(database: Database): HintBus {
  let bus = buses.get(database.pool);
  if (bus === undefined) buses.set(database.pool, (bus = createHintBus(database)));
  return bus;
}

function createHintBus({ engine, pool }: Database): HintBus {
  const origin = randomUUID();
  const listeners = new Set<(hint: Hint) => void>();
  let gathered = new Map<string, Hint>();
  let sending: Promise<void> | undefined;

  const notify = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, gatherMs));
    while (gathered.size > 0) {
      const hints = [...gathered.values()];
      gathered = new Map();
      const payloads = payloadsOf(origin, hints);
      if (await bus.carrier?.publish(payloads)) continue;
      // A lost hint is found when heads are compared.
      await pool
        .query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [notifyChannel, payloads])
        .catch(() => {});
    }
  };
  const hear = (hint: Hint): void => {
    for (const listener of listeners) listener(hint);
  };
  const bus: HintBus = {
    origin,
    hear,
    send(hint) {
      hear(hint);
      if (engine !== 'postgres' && bus.carrier === undefined) return;
      const [topic, at] = hint;
      const before = gathered.get(topic)?.[1];
      gathered.set(topic, at === undefined || before === undefined || before < at ? hint : [topic, before]);
      sending ??= notify().finally(() => {
        sending = undefined;
      });
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async sent() {
      for (let busy = sending; busy !== undefined; busy = sending) await busy;
    },
  };
  return bus;
}

/** As many hints in a payload as fit. */
export function payloadsOf(origin: string, hints: readonly Hint[]): string[] {
  const payloads: string[] = [];
  let part: string[] = [];
  let bytes = 0;
  const head = `{"from":${JSON.stringify(origin)},"hints":[`;
  const finish = (): void => {
    if (part.length > 0) payloads.push(`${head}${part.join(',')}]}`);
    part = [];
    bytes = 0;
  };
  for (const hint of hints) {
    const text = JSON.stringify(hint);
    const more = Buffer.byteLength(text) + 1;
    if (Buffer.byteLength(head) + bytes + more + 2 > payloadMaxBytes) finish();
    part.push(text);
    bytes += more;
  }
  finish();
  return payloads;
}

/** The hints of a payload of another process; anything else on the channel is ignored. */
export function hintsOf(payload: string, origin: string): Hint[] {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Both fields are looked at before they are used.
    const { from, hints } = JSON.parse(payload) as { from?: unknown; hints?: unknown };
    if (from === origin || !Array.isArray(hints)) return [];
    return hints.filter(isHint);
  } catch {
    return [];
  }
}

function isHint(value: unknown): value is Hint {
  if (!Array.isArray(value)) return false;
  const [topic, at] = value as unknown[];
  return typeof topic === 'string' && (at === undefined || typeof at === 'number');
}
