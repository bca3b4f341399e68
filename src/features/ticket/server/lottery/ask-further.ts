import type { Transaction } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { canAnybodyWin } from '../../rules/lottery/further-draw.ts';
import type { FoundLottery } from './find-lottery.ts';
import { areDrawsSettled, changeFurther, type FurtherKey, lockFurther, readFree, readWaiting } from './further-rows.ts';

/** What a console does in the same transaction. */
type Also = (tx: Transaction<Tables>) => Promise<void>;

interface FurtherWish {
  now: Instant;
  /** When it is to be drawn: now, or later. */
  at: Instant;
}

/**
 * Asks for a further draw, now or at a time. Of two who ask, in two windows or at once, the first one counts: the row is
 * locked, and the other one finds it asked for. A draw for now needs somebody who can win; a later one is for what comes free.
 */
export async function askForFurther(
  database: Database,
  key: FurtherKey,
  { sale, item }: FoundLottery,
  { now, at }: FurtherWish,
  also: Also,
): Promise<'asked' | 'unknown' | 'drawnBefore' | 'askedBefore' | 'stillSettling' | 'nobodyCanWin'> {
  return inTransaction(database, async (tx) => {
    const row = await lockFurther(tx, key);
    if (row === undefined) return 'unknown';
    if (row.drawn_at !== null) return 'drawnBefore';
    if (row.draw_at !== null) return 'askedBefore';
    if (at <= now) {
      if (!(await areDrawsSettled(tx, key))) return 'stillSettling';
      const free = await readFree(tx, key, item);
      if (!canAnybodyWin(free, await readWaiting(tx, key, sale.rules.exclusionGroups))) return 'nobodyCanWin';
    }
    await changeFurther(tx, key, { draw_at: new Date(at), lapsed_at: null });
    await also(tx);
    return 'asked';
  });
}

/** Gives up a further draw whose time has not come. */
export async function giveFurtherUp(
  database: Database,
  key: FurtherKey,
  also: Also,
): Promise<'givenUp' | 'unknown' | 'drawnBefore'> {
  return inTransaction(database, async (tx) => {
    const row = await lockFurther(tx, key);
    if (row === undefined) return 'unknown';
    if (row.drawn_at !== null) return 'drawnBefore';
    if (row.draw_at === null) return 'givenUp';
    await changeFurther(tx, key, { draw_at: null });
    await also(tx);
    return 'givenUp';
  });
}
