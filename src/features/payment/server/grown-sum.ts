import type { Transaction } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Tables } from '#server/database/tables.ts';

/** What a gateway tells of a payment in whole yen, and what can only become more. */
type Sum = 'paid_elsewhere' | 'left_over';

export interface GrownSum {
  paymentKey: string;
  /** All of it until now. */
  amount: number;
  /** What of it is told for the first time. */
  growth: number;
}

/** Reads what it needs, for a transaction may read no site, and answers what is to be done in the one that notes the sum. */
export type SumListener = (sum: GrownSum) => Promise<(tx: Transaction<Tables>) => Promise<void>>;

/** Notes a sum and has all listeners told of it when it is more than was known: each growth once, in any process. */
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
    // Else the same was told at the same time: what is left of it is looked at anew.
    if (isNoted) return;
  }
}
