import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Guest, isOrderOfGuest } from '#features/ticket/server.ts';
import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import { formatInstant } from '#kernel/period.ts';
import { type KeptAccount, openAccount } from './kept-account.ts';
import type { PayoutServices } from './payout-services.ts';

type AccountReading = Pick<PayoutServices, 'database' | 'secrets'>;

/** The accounts that a member gave for refunds, for their export. */
export function refundAccountData(services: AccountReading): PersonalDataPart {
  return {
    name: 'refundAccounts',
    tables: ['refund_account'],
    read: ({ memberId }) => readAccounts(services, sql<SqlBool>`o.purchaser_id = ${memberId}`),
  };
}

/** The accounts that somebody without an account here gave for refunds. */
export const readGuestRefundAccounts = (services: AccountReading, guest: Guest): Promise<unknown[]> =>
  readAccounts(services, isOrderOfGuest(guest));

/** Without the link at which it is entered. */
async function readAccounts({ database, secrets }: AccountReading, which: RawBuilder<SqlBool>): Promise<unknown[]> {
  const { rows } = await sql<
    KeptAccount & { site_key: string; order_number: string; asked_at: Date; given_at: Date | null }
  >`
    select a.order_id, a.site_key, o.order_number, a.asked_at, a.given_at, a.account, a.sealed
    from refund_account a join ticket_order o on o.order_id = a.order_id
    where ${which} order by a.order_id`.execute(database.kysely);
  return Promise.all(
    rows.map(async (row) => ({
      site: row.site_key,
      orderNumber: row.order_number,
      askedAt: formatInstant(row.asked_at.getTime()),
      givenAt: row.given_at === null ? null : formatInstant(row.given_at.getTime()),
      account: (await openAccount(secrets, row)) ?? null,
    })),
  );
}
