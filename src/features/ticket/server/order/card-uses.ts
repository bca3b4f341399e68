import { sql } from 'kysely';
import type { CardUses } from '#features/credit-card/server.ts';

/** Applications that are not drawn yet, and the cards that they name. */
export const applicationsOnCards: CardUses = {
  async count(connection, memberId) {
    const rows = await connection
      .selectFrom('ticket_order')
      .select([sql<number>`(payment ->> 'cardId')::integer`.as('cardId'), sql<number>`count(*)::integer`.as('number')])
      .where('purchaser_id', '=', memberId)
      .where('state', '=', 'applied')
      .where(sql<boolean>`payment ? 'cardId'`)
      .groupBy(sql`1`)
      .execute();
    return new Map(rows.map(({ cardId, number }) => [cardId, number]));
  },
  async rename(tx, memberId, from, to) {
    const { numUpdatedRows } = await tx
      .updateTable('ticket_order')
      .set({ payment: sql<object>`${JSON.stringify(to)}::jsonb` })
      .where('purchaser_id', '=', memberId)
      .where('state', '=', 'applied')
      .where(sql<boolean>`payment @> ${JSON.stringify(from)}::jsonb`)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },
};
