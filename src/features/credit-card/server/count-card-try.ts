import { countTries, isTryLeft, type TryLimit } from '#features/account/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { cardTries } from '../rules/card-tries.ts';
import { cardRefusal } from './card-refusal.ts';

const limitOf = (memberId: number): TryLimit => ({
  purpose: 'card member',
  about: String(memberId),
  ...cardTries,
});

/** Counts a card that a member wants to keep; throws 429 when there were too many: who tries stolen numbers out does. */
export async function countCardTry(database: Database, memberId: number, now: Instant): Promise<void> {
  if (!(await countTries(database, [limitOf(memberId)], now))) throw cardRefusal('tooManyTries');
}

/**
 * Before a card pays for once: throws 429 when the member's tries are used up. Only one that was refused is counted
 * then (`countRefusedCard`), for one that was taken has bought something.
 */
export async function checkCardTries(database: Database, memberId: number, now: Instant): Promise<void> {
  if (!(await isTryLeft(database, limitOf(memberId), now))) throw cardRefusal('tooManyTries');
}

export async function countRefusedCard(database: Database, memberId: number, now: Instant): Promise<void> {
  await countTries(database, [limitOf(memberId)], now);
}
