import type { Transaction } from 'kysely';
import { errorFacts } from '#kernel/error-facts.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';

/** The most attempts to draw a free number. A number has 60 random bits. */
const draws = 5;

/** The drawn number may belong to another ticket already. Then the work is repeated with another number. */
export async function withFreeCode<Result>(
  database: Database,
  work: (tx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let draw = 1; ; draw += 1) {
    try {
      return await inTransaction(database, work);
    } catch (error) {
      if (errorFacts(error).constraint !== 'purchased_ticket_code_key' || draw === draws) throw error;
    }
  }
}
