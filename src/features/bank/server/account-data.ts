import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Guest, isOrderOfGuest } from '#features/ticket/server.ts';
import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';

/** The accounts that a member gave for refunds, for their export. */
export function refundAccountData({ kysely }: Database): PersonalDataPart {
  return {
    name: 'refundAccounts',
    tables: ['refund_account'],
    read: ({ memberId }) => readAccounts(kysely, sql<SqlBool>`o.purchaser_id = ${memberId}`),
  };
}

/** The accounts that somebody without an account here gave for refunds. */
export const readGuestRefundAccounts = (kysely: Kysely<Tables>, guest: Guest): Promise<unknown[]> =>
  readAccounts(kysely, isOrderOfGuest(guest));

/** Without the link at which it is entered. */
async function readAccounts(kysely: Kysely<Tables>, which: RawBuilder<SqlBool>): Promise<unknown[]> {
  const { rows } = await sql<{ data: unknown }>`
    select jsonb_build_object('site', a.site_key, 'orderNumber', o.order_number, 'askedAt', a.asked_at,
      'givenAt', a.given_at, 'account', a.account) as data
    from refund_account a join ticket_order o on o.order_id = a.order_id
    where ${which} order by a.order_id`.execute(kysely);
  return rows.map(({ data }) => data);
}
