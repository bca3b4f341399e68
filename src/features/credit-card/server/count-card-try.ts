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

/** Counts a card that a member types; throws 429 when there were too many: who tries stolen numbers out does. */
export async function countCardTry(database: Database, memberId: number, now: Instant): Promise<void> {
  if (!(await countTries(database, [limitOf(memberId)], now))) throw cardRefusal('tooManyTries');
}

/**
 * Begins a payment with a card that a member types for this once. It is counted first, so that many at the same time
 * are not more than are allowed, and stays counted until the card has paid (`giveCardTryBack`): one that fails at 3-D
 * Secure, an hour later or without a word has been tried out like one that is refused at once. What was not begun was
 * no try.
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

/** A typed card has paid: it was no stolen one. In the transaction that learns of it, which happens once. */
export async function giveCardTryBack(tx: Transaction<Tables>, memberId: number): Promise<void> {
  await giveTriesBack({ kysely: tx }, [limitOf(memberId)]);
}
