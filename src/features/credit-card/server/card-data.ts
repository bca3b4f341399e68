import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import type { Database } from '#server/database/database.ts';

/** The cards that a member has registered, as the member sees them. */
export function cardData(database: Database): PersonalDataPart {
  return {
    name: 'cards',
    tables: ['saved_card'],
    async read({ memberId }) {
      const rows = await database.kysely
        .selectFrom('saved_card')
        .select(['provider', 'card_number', 'expire', 'card_brand', 'is_chosen', 'created_at'])
        .where('member_id', '=', memberId)
        .orderBy('card_id')
        .execute();
      return rows.map((row) => ({
        provider: row.provider,
        cardNumber: row.card_number,
        expire: row.expire,
        cardBrand: row.card_brand,
        isChosen: row.is_chosen,
        createdAt: row.created_at,
      }));
    },
  };
}
