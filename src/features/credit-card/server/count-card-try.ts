import { countTries, giveTriesBack, type TryLimit } from '#features/account/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
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
 * Pays with a card that a member types for this once. It is counted first, so that many at the same time are not more
 * than are allowed, and given back unless it was refused: one that was taken has bought something.
 */
export async function tryCardOnce<Paid>(
  database: Database,
  { memberId, now }: { memberId: number; now: Instant },
  pay: () => Promise<Paid>,
  isRefused: (paid: Paid) => boolean,
): Promise<Paid> {
  await countCardTry(database, memberId, now);
  let refused = false;
  try {
    const paid = await pay();
    refused = isRefused(paid);
    return paid;
  } finally {
    if (!refused) await giveTriesBack(database, [limitOf(memberId)]);
  }
}
