import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, Transaction } from 'kysely';
import type pg from 'pg';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

interface HeldTransaction {
  pool: pg.Pool;
  tx: Transaction<Tables>;
  open: boolean;
  afterwards: (() => void)[];
}

const held = new AsyncLocalStorage<HeldTransaction>();

/**
 * Runs `work` in one transaction: committed when it resolves, rolled back when it rejects.
 * Everything inside goes through `tx`. What must happen after the commit belongs after the await of this call.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  const afterwards: HeldTransaction['afterwards'] = [];
  const result = await database.kysely.transaction().execute(async (tx) => {
    const transaction = { pool: database.pool, tx, open: true, afterwards };
    try {
      return await held.run(transaction, work, tx);
    } finally {
      transaction.open = false;
    }
  });
  for (const follow of afterwards) follow();
  return result;
}

/**
 * Does `work` when the open transaction has committed, and never when it rolls back; at once when none is open.
 * For machinery that is given a `tx`; `work` must not throw.
 */
export function afterCommit(of: Pick<Database, 'pool'> | Transaction<Tables>, work: () => void): void {
  const transaction = held.getStore();
  const isOf = transaction?.open && ('pool' in of ? transaction.pool === of.pool : transaction.tx === of);
  if (isOf) transaction.afterwards.push(work);
  else work();
}

/** The pool of an open transaction; undefined for anything else. */
export function poolOf(tx: Kysely<Tables>): pg.Pool | undefined {
  const transaction = held.getStore();
  return transaction?.open && transaction.tx === tx ? transaction.pool : undefined;
}

/**
 * The embedded database has one connection: a query beside an open transaction would wait for the very transaction
 * that waits for it. On a server it would not see the transaction's rows. So it is refused on both.
 */
export function misuseInsideTransaction(pool: pg.Pool): Error | undefined {
  const transaction = held.getStore();
  if (!transaction?.open || transaction.pool !== pool) return undefined;
  return new Error(
    'A query was sent outside the open transaction that it runs in: pass the tx of inTransaction() to it ' +
      'instead of database.kysely or database.pool.',
  );
}
