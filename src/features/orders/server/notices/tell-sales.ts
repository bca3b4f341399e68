import { sql, type Transaction } from 'kysely';
import { operatorMail, operatorsWith } from '#features/operator/server.ts';
import { modulesOf, type PublishedSite, type SiteStore } from '#features/site/server.ts';
import { byHand, waitingMoney } from '#features/ticket/server.ts';
import type { Clock, Instant } from '#kernel/clock.ts';
import { siteNameOf } from '#kernel/console/console-endpoint.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import { dayMs } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Log } from '#server/log/log.ts';
import type { Mailing } from '#server/mail/mail.ts';
import { usualNotice, whenToTellSales } from '../../rules/sales-notice.ts';
import { gatherSold } from './gather-sold.ts';
import { endSalesMailsUrl } from './end-sales-mails.ts';

export interface SalesNoticeServices {
  database: Database;
  site: { store: SiteStore };
  mail: Mailing;
  clock: Clock;
  log: Log;
  publicUrl: string | undefined;
}

/** Who is given a site hears of its sales from then on, and not of those before. */
const knownMs = 2 * dayMs;

/** Tells organisers what was sold, each as they want it. */
export async function tellSales(services: SalesNoticeServices): Promise<void> {
  const { database, clock, log } = services;
  const now = clock();
  await gatherSold(database, now);
  const { rows } = await sql<{ site_key: string }>`
    select distinct site_key from sold_order where sold_at > ${new Date(now - knownMs)} order by 1`.execute(
    database.kysely,
  );
  for (const { site_key: siteKey } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- a site that fails keeps no other waiting
    await tellOfSite(services, siteKey, now).catch((error: unknown) =>
      log.error('Organisers could not be told of sales.', { siteKey, error }),
    );
  }
}

interface SoldOut {
  key: string;
  title: LocalizedText;
}

async function tellOfSite(services: SalesNoticeServices, siteKey: string, now: Instant): Promise<void> {
  const { database, site } = services;
  const [kind, id] = siteKey.split('/');
  const { rows } = await sql<{ portal_id: number }>`select portal_id from site where site_key = ${siteKey}`.execute(
    database.kysely,
  );
  const portalId = rows[0]?.portal_id ?? 0;
  const published = await site.store.site({ portalId, eventId: kind === 'event' ? Number(id) : undefined });
  if (published === undefined) return;
  const soldOut = await soldOutOf(services, published);
  for (const operator of await operatorsWith(database.kysely, siteKey, 'sell')) {
    // oxlint-disable-next-line no-await-in-loop -- a few mails, each in a transaction of its own
    const end = await endSalesMailsUrl(services, { operatorId: operator.operatorId, siteKey });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await inTransaction(database, (tx) => tellOperator(services, tx, { published, soldOut, now, end, ...operator }));
  }
}

type Operator = Awaited<ReturnType<typeof operatorsWith>>[number];
type Told = Operator & {
  published: PublishedSite;
  soldOut: readonly SoldOut[];
  now: Instant;
  end: string | undefined;
};

/** The mail and the note of what it told are one transaction: a job that dies tells nobody twice, and forgets nobody. */
async function tellOperator(
  services: SalesNoticeServices,
  tx: Transaction<Tables>,
  { published, soldOut, now, end, operatorId, mail: to, language }: Told,
): Promise<void> {
  const { siteKey } = published;
  await sql`
    insert into sales_notice (operator_id, site_key, told_sold_id)
    select ${operatorId}::integer, ${siteKey}, coalesce(max(sold_id), 0) from sold_order
      where site_key = ${siteKey} and sold_at <= ${new Date(now - knownMs)}
    on conflict do nothing`.execute(tx);
  const row = await tx
    .selectFrom('sales_notice')
    .selectAll()
    .where('operator_id', '=', operatorId)
    .where('site_key', '=', siteKey)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const sold = await soldSince(tx, siteKey, { after: row.told_sold_id, isTold: row.told_at !== null });
  const news = soldOut.filter(({ key }) => !row.told_sold_out.includes(key));
  const when = whenToTellSales(
    {
      choice: row.choice ?? usualNotice,
      isFirst: sold.isFirst,
      soldAt: sold.soldAt?.getTime(),
      hurries: news.length > 0,
      toldAt: row.told_at?.getTime(),
    },
    now,
  );
  if (when === 'later') return;
  await tx
    .updateTable('sales_notice')
    .set({
      told_sold_id: Math.max(row.told_sold_id, sold.lastId),
      told_sold_out: sql`${soldOut.map(({ key }) => key)}::text[]`,
      ...(when === 'now' && { told_at: new Date(now) }),
    })
    .where('operator_id', '=', operatorId)
    .where('site_key', '=', siteKey)
    .execute();
  if (when === 'silent') return;
  const waiting = await waitingMoney({ kysely: tx }, siteKey, now);
  const { orders, tickets, amount } = sold;
  const wish = {
    kind: 'sales' as const,
    to,
    language,
    siteTitle: published.document.webSetting.title,
    orders,
    tickets,
    amount,
    isFirst: sold.isFirst,
    soldOut: news.map(({ title }) => title),
    waiting: waiting.filter(({ count }) => count > 0).map(({ kind, count }) => ({ kind, count })),
    path: `/console/sites/${siteNameOf(siteKey)}/orders`,
    end,
  };
  await services.mail.send(operatorMail(services, wish), { tx });
}

interface Sold {
  orders: number;
  tickets: number;
  amount: number;
  soldAt: Date | null;
  lastId: number;
  isFirst: boolean;
}

/** Whether it is the first is looked up for whoever was told of nothing yet: that reads all orders of a site. */
async function soldSince(
  tx: Transaction<Tables>,
  siteKey: string,
  { after, isTold }: { after: number; isTold: boolean },
): Promise<Sold> {
  const { rows } = await sql<Sold>`
    select count(*)::int as orders, coalesce(sum(o.amount), 0)::float8 as amount, min(s.sold_at) as "soldAt",
      coalesce(max(s.sold_id), 0)::int as "lastId",
      coalesce(sum((select count(*) from purchased_ticket t where t.order_id = o.order_id)), 0)::int as tickets,
      ${!isTold}::boolean and not exists (
        select from ticket_order before where before.site_key = ${siteKey} and before.state = 'completed'
          and not starts_with(before.purchase_key, ${byHand})
          and before.order_id not in (select order_id from sold_order where site_key = ${siteKey})
      ) as "isFirst"
    from sold_order s join ticket_order o on o.order_id = s.order_id
    where s.site_key = ${siteKey} and s.sold_id > ${after}`.execute(tx);
  return rows[0]!;
}

/** The tickets of which nothing is left; a draw decides about those of a lottery. */
async function soldOutOf({ database, site }: SalesNoticeServices, published: PublishedSite): Promise<SoldOut[]> {
  const { siteKey } = published;
  const { rows } = await sql<{ content_id: number; ticket_id: number; taken: number }>`
    select content_id, ticket_id, taken from ticket_stock where site_key = ${siteKey}`.execute(database.kysely);
  const taken = new Map(rows.map((row) => [`${row.content_id}-${row.ticket_id}`, row.taken]));
  const found: SoldOut[] = [];
  for (const { contentId } of modulesOf(published, 'ticket')) {
    // oxlint-disable-next-line no-await-in-loop -- from memory
    for (const item of (await site.store.items(published, 'ticket', contentId)) ?? []) {
      const key = `${contentId}-${item.detailId}`;
      const isOut = item.enableNumberSold && item.lottery === undefined && (taken.get(key) ?? 0) >= item.capacity;
      if (isOut && item.capacity > 0) found.push({ key, title: item.title });
    }
  }
  return found;
}
