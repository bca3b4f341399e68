import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';

/** Who pays an application later: a card, or the next card that the member registers with a provider's account. */
type LaterCard = { cardId: number } | { nextCardAt: string };

/** Applications that are charged when they win. The part that takes them knows them. */
export interface CardUses {
  /** How many applications of a member wait on each card. */
  count(connection: Kysely<Tables> | Transaction<Tables>, memberId: number): Promise<ReadonlyMap<number, number>>;
  /** Names another payer for the applications of one. Answers how many there were. */
  rename(tx: Transaction<Tables>, memberId: number, from: LaterCard, to: LaterCard): Promise<number>;
}

/** Where nothing waits on cards. */
export const unusedCards: CardUses = {
  count: async () => new Map(),
  rename: async () => 0,
};
