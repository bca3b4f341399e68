import { countTries } from '#features/account/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { cardTries } from '../rules/card-tries.ts';
import { cardRefusal } from './card-refusal.ts';

/**
 * Counts a card that a member types, to keep it or to pay with it once; throws 429 when there were too many: who tries
 * stolen numbers out does so wherever a card is asked for.
 */
export async function countCardTry(database: Database, memberId: number, now: Instant): Promise<void> {
  const tries = { purpose: 'card member', about: String(memberId), ...cardTries };
  if (!(await countTries(database, [tries], now))) throw cardRefusal('tooManyTries');
}
