import type { Transaction } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { giveTryBack, takeTry } from '#server/limits/try-counts.ts';
import { sayTooManyTries } from './card-refusal.ts';

/** Counts a card that a member types. Throws 429 after too many tries: somebody may be trying stolen numbers. */
export async function countCardTry(database: Database, memberId: number, now: Instant): Promise<void> {
  await takeTry(database, 'card', { context: { now }, member: { memberId } }, { say: sayTooManyTries });
}

/**
 * Begins a payment with a card that a member types for one payment. The try is counted first, so that parallel
 * requests cannot exceed the limit. It stays counted until the card has paid (`giveCardTryBack`): a card that fails at
 * 3-D Secure or without an answer was tried out as much as one that is refused at once. A payment that did not begin
 * is no try.
 */
export async function tryCardOnce<Begun>(
  database: Database,
  { memberId, now }: { memberId: number; now: Instant },
  begin: () => Promise<Begun>,
  isTry: (begun: Begun) => boolean,
): Promise<Begun> {
  await countCardTry(database, memberId, now);
  let isBegun = false;
  try {
    const begun = await begin();
    isBegun = isTry(begun);
    return begun;
  } finally {
    if (!isBegun) await giveTryBack(database, 'card', { member: { memberId } });
  }
}

/**
 * A typed card has paid, so it was not stolen: its try no longer counts. Called in the transaction that learns of the
 * payment, which happens once.
 */
export async function giveCardTryBack(tx: Transaction<Tables>, memberId: number): Promise<void> {
  await giveTryBack({ kysely: tx }, 'card', { member: { memberId } });
}
