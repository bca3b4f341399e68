import type { Transaction } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import { memberTopic } from '#kernel/realtime/topics.ts';
import type { Tables } from '#server/database/tables.ts';
import { tell } from '#server/realtime/hints.ts';
import type { AccountServices } from './account-services.ts';

export type EraseServices = Pick<AccountServices, 'database' | 'mail' | 'leavingParts'>;

/** Reads what has to be done before an account goes; the second step joins the transaction that erases it. */
export async function eraseAccount(
  { database, leavingParts }: Pick<EraseServices, 'database' | 'leavingParts'>,
  memberId: number,
  now: Instant,
): Promise<(tx: Transaction<Tables>) => Promise<void>> {
  const leaving = await Promise.all(leavingParts().map((part) => part(memberId, now)));
  return async (tx) => {
    for (const leave of leaving) await leave(tx);
    // The row takes all the member's data with it, and the access log forgets the member (docs/personal-data.md).
    await tx.deleteFrom('member').where('member_id', '=', memberId).execute();
    tell(database, memberTopic(memberId));
  };
}
