import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { changeDraw, type DrawKey, lockDraw } from './draw-rows.ts';

/** Enters the public value of a draw: once, after applications have closed. */
export async function enterPublicValue(
  database: Database,
  key: DrawKey,
  value: string,
): Promise<'entered' | 'unknown' | 'stillOpen' | 'enteredBefore'> {
  return inTransaction(database, async (tx) => {
    const row = await lockDraw(tx, key);
    if (row === undefined || row.public_value_source === '') return 'unknown';
    if (row.closed_at === null) return 'stillOpen';
    if (row.public_value !== null || row.drawn_at !== null) return 'enteredBefore';
    await changeDraw(tx, key, { public_value: value });
    return 'entered';
  });
}
