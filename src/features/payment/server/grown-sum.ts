import type { Transaction } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Tables } from '#server/database/tables.ts';

/** A sum in whole yen that a gateway reports and that can only grow. */
type Sum = 'paid_elsewhere' | 'left_over';

export interface GrownSum {
  paymentKey: string;
  /** The whole sum until now. */
  amount: number;
  /** The part of it that is new. */
  growth: number;
}

/**
 * Reads what it needs, because a transaction may read no site. Answers the work for the transaction that notes the sum.
 */
export type SumListener = (sum: GrownSum) => Promise<(tx: Transaction<Tables>) => Promise<void>>;

/** Notes a sum and tells all listeners when it has grown. Each growth is told once, over all processes. */
export async function noteSum(
  database: Database,
  { paymentKey, sum, amount }: { paymentKey: string; sum: Sum; amount: number },
  listeners: readonly SumListener[],
): Promise<void> {
  for (;;) {
    const row = await database.kysely
      .selectFrom('payment')
      .select(sum)
      .where('payment_key', '=', paymentKey)
      .executeTakeFirst();
    const known = row?.[sum];
    if (known === undefined || amount <= known) return;
    const grown = { paymentKey, amount, growth: amount - known };
    const tellings = await Promise.all(listeners.map((listener) => listener(grown)));
    const isNoted = await inTransaction(database, async (tx) => {
      const mine = await tx
        .updateTable('payment')
        .set({ [sum]: amount })
        .where('payment_key', '=', paymentKey)
        .where(sum, '=', known)
        .returning('payment_key')
        .executeTakeFirst();
      if (mine !== undefined) for (const tell of tellings) await tell(tx);
      return mine !== undefined;
    });
    // Another event noted the same sum at the same time, so the rest is computed anew.
    if (isNoted) return;
  }
}
