import * as v from 'valibot';
import type { Transaction } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { type DrawRecord, recordDraw } from '../../rules/lottery/draw-record.ts';
import { deadlineOfWinner } from '../../rules/lottery/draw-times.ts';
import { canAnybodyWin } from '../../rules/lottery/further-draw.ts';
import { hashOf } from './announce.ts';
import { readDraw } from './draw-rows.ts';
import { type LotteryServices, lookMs } from './draws.ts';
import { findLottery, type FoundLottery } from './find-lottery.ts';
import {
  announceFurther,
  areDrawsSettled,
  changeFurther,
  type FurtherKey,
  lockFurther,
  readFree,
  readFurther,
  readFurtherRecord,
  readWaiting,
} from './further-rows.ts';
import { packRecord, unpackRecord } from './packed-record.ts';
import { settleDraw } from './settle-draw.ts';

export interface FurtherDraws {
  /** Has the draw made at its time, when the transaction is committed. */
  plan(tx: Transaction<Tables>, key: FurtherKey, at: Instant): Promise<void>;
}

/** How long until the next look whether the draw before is settled. */
const settlingMs = 60_000;

/**
 * Further draws of a lottery, at the time that the organiser chose. The list, the draw and the secret of the next one
 * are one transaction; afterwards each applicant gets the result, and a job that dies goes on there
 * (docs/decisions/0056-a-lottery-is-drawn-again.md).
 */
export function createFurtherDraws(services: LotteryServices): FurtherDraws {
  const { database, site, jobs, clock } = services;

  const kind = jobs.define(
    'lotteryFurtherDraw',
    v.object({ siteKey: v.string(), contentId: v.number(), ticketId: v.number(), drawNumber: v.number() }),
    async (key) => {
      const next = await step(key);
      if (next !== undefined) await kind.send(key, { startAfter: next, singletonKey: singletonOf(key, next) });
    },
    { retryLimit: 30 },
  );
  const singletonOf = (key: FurtherKey, at: Instant): string => `${JSON.stringify(key)}/${Math.floor(at / 1000)}`;

  /** Does what is due and answers the time of the next look; undefined: there is nothing left to do. */
  const step = async (key: FurtherKey): Promise<Instant | undefined> => {
    const now = clock();
    const row = await readFurther(database.kysely, key);
    if (row === undefined || row.settled_at !== null) return undefined;
    const found = await findLottery(site, key);
    if (row.drawn_at !== null) {
      await settle(key, await readRecord(key), found);
      return undefined;
    }
    // The organiser has given the plan up, or has another one, which has a job of its own.
    if (row.draw_at === null || now < row.draw_at.getTime()) return undefined;
    // It was withdrawn and may come back.
    if (found === undefined) return now + lookMs;
    if (!(await areDrawsSettled(database.kysely, key))) return now + settlingMs;
    const record = await draw(key, found);
    if (record !== undefined) await settle(key, record, found);
    return undefined;
  };

  /** Undefined: it is not to be drawn, or nobody could win. */
  const draw = (key: FurtherKey, { sale, item }: FoundLottery): Promise<DrawRecord | undefined> =>
    inTransaction(database, async (tx) => {
      const now = clock();
      const row = await lockFurther(tx, key);
      const first = await readDraw(tx, key);
      if (row === undefined || first === undefined) throw new Error('A lottery that is drawn again has gone.');
      if (row.drawn_at !== null) return readRecord(key, tx);
      if (row.draw_at === null || now < row.draw_at.getTime()) return undefined;
      const slots = await readFree(tx, key, item);
      const entrants = await readWaiting(tx, key, sale.rules.exclusionGroups);
      if (!canAnybodyWin(slots, entrants)) {
        await changeFurther(tx, key, { draw_at: null, lapsed_at: new Date(now) });
        return undefined;
      }
      const closesAt = formatInstant(first.closes_at.getTime());
      const list = { closesAt, slots, entrants, voided: [] };
      const record = recordDraw({ ...list, secret: row.secret, publicValueSource: '', publicValue: '' }, hashOf);
      await changeFurther(tx, key, {
        drawn_at: new Date(now),
        lapsed_at: null,
        list_hash: record.listHash,
        seed: record.seed,
        record: await packRecord(record),
        listed: entrants.length,
        won: record.results.filter(({ ticketSlotId }) => ticketSlotId !== null).length,
      });
      await announceFurther(tx, { ...key, drawNumber: key.drawNumber + 1 }, now);
      return record;
    });

  const settle = async (key: FurtherKey, record: DrawRecord, found: FoundLottery | undefined): Promise<void> => {
    const heldUntil = deadlineOfWinner(found?.item, clock());
    await settleDraw(services, key, { record, heldUntil, drawNumber: key.drawNumber });
    await changeFurther(database.kysely, key, { settled_at: new Date(clock()) });
  };

  const readRecord = async (key: FurtherKey, connection = database.kysely): Promise<DrawRecord> => {
    const packed = await readFurtherRecord(connection, key);
    if (packed === undefined) throw new Error('A lottery that was drawn again has no record.');
    return unpackRecord(packed);
  };

  return {
    async plan(tx, key, at) {
      await kind.send(key, { tx, startAfter: at, singletonKey: singletonOf(key, at) });
    },
  };
}
