import type { Transaction } from 'kysely';
import { countTries, giveTriesBack, type TryLimit } from '#features/account/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { cardTries } from '../rules/card-tries.ts';
import { cardRefusal } from './card-refusal.ts';

const limitOf = (memberId: number): TryLimit => ({
  purpose: 'card member',
  about: String(memberId),
  ...cardTries,
});

/** Counts a card that a member types. Throws 429 after too many tries: somebody may be trying stolen numbers. */
export async function countCardTry(database: Database, memberId: number, now: Instant): Promise<void> {
  if (!(await countTries(database, [limitOf(memberId)], now))) throw cardRefusal('tooManyTries');
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
    if (!isBegun) await giveTriesBack(database, [limitOf(memberId)]);
  }
}

/**
 * A typed card has paid, so it was not stolen: its try no longer counts. Called in the transaction that learns of the
 * payment, which happens once.
 */
export async function giveCardTryBack(tx: Transaction<Tables>, memberId: number): Promise<void> {
  await giveTriesBack({ kysely: tx }, [limitOf(memberId)]);
}
