import type { Transaction } from 'kysely';
import { mayAddCard } from '#features/payment/rules/card-provider.ts';
import type { KeptCard, Merchant, RegisteredCard } from '#features/payment/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Card } from '../contract.ts';
import { type CardUses, unusedCards } from './card-uses.ts';

/**
 * The cards of members. A card belongs to a member, so it pays at every site of the member's realm that has the same
 * provider and account: a card registered at a portal pays at its events.
 */
export interface SavedCards {
  /** The oldest first. */
  list(memberId: number, merchant: Merchant): Promise<Card[]>;
  /** The member's card of this id, with the gateway's name; undefined when another member or provider has it. */
  findCard(memberId: number, merchant: Merchant, cardId: number): Promise<KeptCard | undefined>;
  /** The card that pays unless the member chooses another one; undefined when there is none. */
  chosenCard(memberId: number, merchant: Merchant): Promise<KeptCard | undefined>;
  /** `full`: the provider's limit is reached. `gone`: the member has left. Nothing is stored in either case. */
  keep(memberId: number, merchant: Merchant, card: RegisteredCard, now: Instant): Promise<Card | 'full' | 'gone'>;
  /**
   * `waits`: applications wait on the card, and nobody said what becomes of them. `insteadGone`: the member has no such
   * other card. Nothing is removed in either case.
   */
  remove(memberId: number, merchant: Merchant, wish: RemovedCard): Promise<'done' | 'waits' | 'insteadGone'>;
  /** Whether anybody has the card. */
  isKept(merchant: Pick<Merchant, 'provider' | 'stripeAccount'>, card: KeptCard): Promise<boolean>;
  /** False when the member has no such card. */
  choose(memberId: number, merchant: Merchant, cardId: number): Promise<boolean>;
}

interface RemovedCard {
  cardId: number;
  /** The card that pays the applications that wait on it. */
  insteadCardId?: number | undefined;
  /** They may be left without a card. */
  isWarned?: boolean;
}

/** Changes to one member's cards wait for each other. */
export type MemberLock = (tx: Transaction<Tables>, memberId: number) => Promise<boolean>;

/** False when the member has left. Only changes of the member's cards, or erasing the member, wait for this lock. */
export const lockMember: MemberLock = async (tx, memberId) => {
  const row = await tx
    .selectFrom('member')
    .select('member_id')
    .where('member_id', '=', memberId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
};

export const accountOf = (merchant: Pick<Merchant, 'stripeAccount'>): string => merchant.stripeAccount ?? '';

/** The provider's account that keeps the card. */
const placeOf = (merchant: Merchant): string => `${merchant.provider}/${accountOf(merchant)}`;

const shown = ['card_id', 'card_number', 'expire', 'card_brand', 'is_chosen'] as const;
const kept = ['customer_key', 'gateway_key'] as const;

/** `lock` is a parameter so that a test can show what happens without it. */
export function createSavedCards(
  database: Database,
  uses: CardUses = unusedCards,
  lock: MemberLock = lockMember,
): SavedCards {
  const { kysely } = database;

  const findKept = async (
    memberId: number,
    merchant: Merchant,
    which: { card_id: number } | { is_chosen: true },
  ): Promise<KeptCard | undefined> => {
    const found = await cardsOf(kysely, memberId, merchant)
      .select(kept)
      .where((where) => where.and(which))
      .executeTakeFirst();
    return found && { customerKey: found.customer_key, gatewayKey: found.gateway_key };
  };

  return {
    async list(memberId, merchant) {
      const rows = await cardsOf(kysely, memberId, merchant).select(shown).orderBy('card_id').execute();
      const waiting = rows.length === 0 ? undefined : await uses.count(kysely, memberId);
      return rows.map((row) => presentCard(row, waiting?.get(row.card_id)));
    },
    findCard: (memberId, merchant, cardId) => findKept(memberId, merchant, { card_id: cardId }),
    chosenCard: (memberId, merchant) => findKept(memberId, merchant, { is_chosen: true }),
    keep: (memberId, merchant, card, now) =>
      inTransaction(database, async (tx) => {
        if (!(await lock(tx, memberId))) return 'gone';
        const others = await cardsOf(tx, memberId, merchant).select(['gateway_key', 'is_chosen']).execute();
        const isKnown = others.some(({ gateway_key }) => gateway_key === card.gatewayKey);
        const hasRoom = merchant.provider === 'Rehearsal' || mayAddCard(merchant.provider, others.length);
        if (!isKnown && !hasRoom) return 'full';
        const row = await tx
          .insertInto('saved_card')
          .values({
            member_id: memberId,
            provider: merchant.provider,
            merchant_account: accountOf(merchant),
            site_key: merchant.siteKey,
            customer_key: card.customerKey,
            gateway_key: card.gatewayKey,
            card_number: card.cardNumber,
            expire: card.expire,
            card_brand: card.cardBrand,
            is_chosen: !others.some(({ is_chosen }) => is_chosen),
            created_at: new Date(now),
          })
          // The gateway knew the card already: the row stays, with the newly typed expiry.
          .onConflict((same) =>
            same.columns(['member_id', 'provider', 'merchant_account', 'gateway_key']).doUpdateSet({
              customer_key: card.customerKey,
              card_number: card.cardNumber,
              expire: card.expire,
              card_brand: card.cardBrand,
            }),
          )
          .returning(shown)
          .executeTakeFirstOrThrow();
        await uses.rename(tx, memberId, { nextCardAt: placeOf(merchant) }, { cardId: row.card_id });
        return presentCard(row, (await uses.count(tx, memberId)).get(row.card_id));
      }),
    remove: (memberId, merchant, { cardId, insteadCardId, isWarned = false }) =>
      inTransaction(database, async (tx) => {
        await lock(tx, memberId);
        const own = await cardsOf(tx, memberId, merchant).select('card_id').execute();
        const has = (id: number): boolean => own.some(({ card_id }) => card_id === id);
        if (!has(cardId)) return 'done';
        if (((await uses.count(tx, memberId)).get(cardId) ?? 0) > 0) {
          if (insteadCardId === undefined && !isWarned) return 'waits';
          if (insteadCardId !== undefined && (insteadCardId === cardId || !has(insteadCardId))) return 'insteadGone';
          const next = insteadCardId === undefined ? { nextCardAt: placeOf(merchant) } : { cardId: insteadCardId };
          await uses.rename(tx, memberId, { cardId }, next);
        }
        const removed = await tx
          .deleteFrom('saved_card')
          .where('card_id', '=', cardId)
          .returning('is_chosen')
          .executeTakeFirst();
        if (!removed?.is_chosen) return 'done';
        const next = await cardsOf(tx, memberId, merchant)
          .select('card_id')
          .orderBy('card_id', 'desc')
          .limit(1)
          .executeTakeFirst();
        if (next !== undefined) await markChosen(tx, next.card_id);
        return 'done';
      }),
    async isKept(merchant, { customerKey, gatewayKey }) {
      const row = await kysely
        .selectFrom('saved_card')
        .select('card_id')
        .where('provider', '=', merchant.provider)
        .where('merchant_account', '=', accountOf(merchant))
        .where('customer_key', '=', customerKey)
        .where('gateway_key', '=', gatewayKey)
        .executeTakeFirst();
      return row !== undefined;
    },
    choose: (memberId, merchant, cardId) =>
      inTransaction(database, async (tx) => {
        await lock(tx, memberId);
        const own = cardsOf(tx, memberId, merchant).select('card_id');
        if ((await own.where('card_id', '=', cardId).executeTakeFirst()) === undefined) return false;
        await tx
          .updateTable('saved_card')
          .set({ is_chosen: false })
          .where('card_id', 'in', own)
          .where('is_chosen', '=', true)
          .execute();
        await markChosen(tx, cardId);
        return true;
      }),
  };
}

function cardsOf(connection: Pick<Transaction<Tables>, 'selectFrom'>, memberId: number, merchant: Merchant) {
  return connection
    .selectFrom('saved_card')
    .where('member_id', '=', memberId)
    .where('provider', '=', merchant.provider)
    .where('merchant_account', '=', accountOf(merchant));
}

async function markChosen(tx: Transaction<Tables>, cardId: number): Promise<void> {
  await tx.updateTable('saved_card').set({ is_chosen: true }).where('card_id', '=', cardId).execute();
}

interface ShownRow {
  card_id: number;
  card_number: string;
  expire: string;
  card_brand: string;
  is_chosen: boolean;
}

function presentCard(row: ShownRow, waiting = 0): Card {
  return {
    cardId: row.card_id,
    cardNumber: row.card_number,
    expire: row.expire,
    cardBrand: row.card_brand,
    isChosen: row.is_chosen,
    waiting,
  };
}
