import { type Kysely, type RawBuilder, sql } from 'kysely';
import { nameIn } from '#features/profile/rules/person-name.ts';
import { refundNumber } from '#features/ticket/rules/order/refund-number.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { formatInstant } from '#kernel/period.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import type { Tables } from '#server/database/tables.ts';
import type { readPayout, readPayouts } from '../contract/payouts.ts';
import { payoutsListed, refundsPerPage } from '../rules/payout/payout-limits.ts';
import { type KeptAccount, openAccount } from './kept-account.ts';
import type { PayoutServices } from './payout-services.ts';

/** Refunds that the organiser has to pay, whatever they were before. */
export const isByHand = sql<boolean>`r.state <> 'done' and (r.way = 'byHand' or r.state = 'failed')`;

interface ListedRefund extends KeptAccount {
  ticket_refund_id: number;
  order_number: string;
  purchaser_mail: string;
  purchaser_info: StoredJson;
  amount: number;
  created_at: Date;
  is_asked: boolean;
}

/** What is to be paid back by hand and is in no file, the oldest first, with what all of it comes to and the latest files. */
export async function payoutsOf(
  { database: { kysely }, secrets }: Pick<PayoutServices, 'database' | 'secrets'>,
  siteKey: string,
  { language, after }: { language: LanguageCode; after: string | undefined },
): Promise<AnswerOf<typeof readPayouts>> {
  const open = sql`ticket_refund r join ticket_order o on o.order_id = r.order_id
    where o.site_key = ${siteKey} and ${isByHand}
      and not exists (select from payout_refund p where p.ticket_refund_id = r.ticket_refund_id)`;
  const { rows } = await sql<ListedRefund>`
    select s.*, a.order_id is not null as is_asked, a.account, a.sealed
    from (
      select r.ticket_refund_id, o.order_id, o.order_number, o.purchaser_mail, o.purchaser_info, r.amount, r.created_at
      from ${open} and r.ticket_refund_id > ${Number(after ?? 0)}::bigint
      order by r.ticket_refund_id limit ${refundsPerPage + 1}
    ) s left join refund_account a on a.order_id = s.order_id
    order by s.ticket_refund_id`.execute(kysely);
  const page = rows.slice(0, refundsPerPage);
  return {
    entries: await Promise.all(
      page.map(async (row) => ({
        refundNumber: refundNumber({ orderNumber: row.order_number, refundId: row.ticket_refund_id }),
        orderNumber: row.order_number,
        name: nameIn(row.purchaser_info, language),
        amount: row.amount,
        owedSince: formatInstant(row.created_at.getTime()),
        canBeAsked: row.purchaser_mail !== '',
        account:
          (await openAccount(secrets, row)) === undefined
            ? row.is_asked
              ? ('asked' as const)
              : ('none' as const)
            : ('given' as const),
      })),
    ),
    next: rows.length > page.length ? String(page.at(-1)!.ticket_refund_id) : null,
    open: after === undefined ? await sumOf(kysely, open) : null,
    payouts: after === undefined ? await filesOf(kysely, siteKey) : [],
  };
}

async function sumOf(kysely: Kysely<Tables>, open: RawBuilder<unknown>): Promise<{ number: number; amount: number }> {
  const { rows } = await sql<{ number: number; amount: number }>`
    select count(*)::integer as number, coalesce(sum(r.amount), 0)::float8 as amount from ${open}`.execute(kysely);
  return rows[0]!;
}

async function filesOf(kysely: Kysely<Tables>, siteKey: string): Promise<AnswerOf<typeof readPayouts>['payouts']> {
  const payouts = await kysely
    .selectFrom('payout')
    .selectAll()
    .where('site_key', '=', siteKey)
    .orderBy('payout_id', 'desc')
    .limit(payoutsListed)
    .execute();
  return payouts.map((row) => ({
    payoutId: row.payout_id,
    state: row.state,
    madeAt: formatInstant(row.made_at.getTime()),
    madeBy: row.made_by,
    refunds: row.refunds,
    amount: row.amount,
  }));
}

/** The lines of a file. A refund has none that was paid in another way since, or whose account was erased. */
export async function linesOfPayout(
  { database: { kysely }, secrets }: Pick<PayoutServices, 'database' | 'secrets'>,
  payoutId: number,
): Promise<AnswerOf<typeof readPayout>['lines']> {
  const rows = await kysely
    .selectFrom('payout_refund as p')
    .innerJoin('ticket_refund as r', 'r.ticket_refund_id', 'p.ticket_refund_id')
    .innerJoin('ticket_order as o', 'o.order_id', 'r.order_id')
    .innerJoin('refund_account as a', 'a.order_id', 'r.order_id')
    .select(['r.ticket_refund_id as refundId', 'o.order_number as orderNumber', 'r.amount'])
    .select(['a.order_id', 'a.account', 'a.sealed'])
    .where('p.payout_id', '=', payoutId)
    .where(isByHand)
    .orderBy('r.ticket_refund_id')
    .execute();
  const lines = await Promise.all(
    rows.map(async ({ refundId, orderNumber, amount, ...kept }) => {
      const account = await openAccount(secrets, kept);
      return (
        account && { refundId, refundNumber: refundNumber({ orderNumber, refundId }), orderNumber, amount, account }
      );
    }),
  );
  return lines.filter((line) => line !== undefined);
}
