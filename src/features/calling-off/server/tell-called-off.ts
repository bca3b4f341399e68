import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { PublishedSite } from '#features/site/server.ts';
import {
  calledOffMail,
  type CalledOffNews,
  type CalledOffPart,
  partsDescribed,
  readPurchased,
} from '#features/ticket/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { defaultLanguage, type LanguageCode } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import { isMailAddress } from '#server/mail/mail-address.ts';
import type { Tables } from '#server/database/tables.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { readersAtOnce, reasonMax, stuckMs } from '../rules/calling-off-limits.ts';
import type { CallingOffServices } from './calling-off-services.ts';
import { isLeft, type Run, untoldNews } from './read-calling-off.ts';

/** Notes what is to be told of an order, in the transaction that has changed it. */
export async function noteNews(
  tx: Transaction<Tables>,
  { siteKey, orderId, now }: { siteKey: string; orderId: number; now: Instant },
  outcome: CalledOffPart['outcome'],
  news: readonly CalledOffNews[],
): Promise<void> {
  if (news.length === 0) return;
  await tx
    .insertInto('calling_off_news')
    .values(
      news.map(({ holderId, ticketIds }) => ({
        site_key: siteKey,
        order_id: orderId,
        holder_id: holderId,
        outcome,
        ticket_ids: [...ticketIds],
        written_at: new Date(now),
      })),
    )
    .execute();
}

/** The address of whoever is told, as one reader is known by: without its case. */
const reader = sql`lower(case when n.holder_id is null then o.purchaser_mail else m.mail end)`;
const newsOf = (siteKey: string) => sql`
  calling_off_news n join ticket_order o on o.order_id = n.order_id left join member m on m.member_id = n.holder_id
    left join calling_off_order c on c.order_id = n.order_id
  where n.site_key = ${siteKey} and ${untoldNews}`;

/**
 * Mails those who have nothing left to be cancelled: each gets one mail with all that they had. Of some orders their
 * readers are looked at; without them all who wait.
 */
export async function tellReaders(
  services: CallingOffServices,
  run: Run,
  site: PublishedSite,
  orderIds?: readonly number[],
): Promise<void> {
  const { kysely } = services.database;
  const some = orderIds === undefined ? sql`` : sql`and n.order_id = any(${[...orderIds]}::integer[])`;
  const { rows } = await sql<{ mail: string }>`
    select w.mail from (
      select ${reader} as mail, min(n.written_at) as since, min(n.news_id) as first
      from ${newsOf(run.site_key)} ${some} group by 1
    ) w where ${hasNothingLeft(run.site_key, services.clock())}
    order by w.first limit ${readersAtOnce}`.execute(kysely);
  for (const { mail } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one reader after the other
    await tellReader(services, run, site, mail);
  }
}

/**
 * Of a reader (w): no order of theirs waits for its turn, as buyer or as holder of a ticket. One that failed, or whose
 * gateway says nothing, holds the mail back for some minutes alone. Counted up to one, so that each reader is looked up
 * by an index: joined, all orders of the event would be read for each batch.
 */
function hasNothingLeft(siteKey: string, now: Instant): RawBuilder<boolean> {
  const isTheirs = sql`o.site_key = ${siteKey} and o.purchaser_mail <> '' and lower(o.purchaser_mail) = w.mail`;
  const none = (query: RawBuilder<unknown>): RawBuilder<boolean> =>
    sql<boolean>`(select count(*) from (select 1 ${query} limit 1) one) = 0`;
  return sql<boolean>`
    ${none(sql`from ticket_order o where ${isTheirs} and ${isLeft()}`)}
    and ${none(sql`
      from member m join purchased_ticket t on t.holder_id = m.member_id join ticket_order o on o.order_id = t.order_id
      where m.mail_key = w.mail and m.realm_key in (
        select unnest(array[s.site_key, s.portal_key]) from site s where s.site_key = ${siteKey}
      ) and t.site_key = ${siteKey} and t.state = 'issued' and ${isLeft()}`)}
    and (w.since <= ${new Date(now - stuckMs)} or ${none(sql`
      from ticket_order o join calling_off_order c on c.order_id = o.order_id
      where ${isTheirs} and c.outcome in ('waiting', 'failed')`)})`;
}

interface NewsRow {
  news_id: number;
  order_id: number;
  order_number: string;
  content_id: number;
  purchaser_id: number | null;
  paid_attempt: number | null;
  is_settled: boolean;
  order_language: LanguageCode;
  holder_id: number | null;
  holder_language: LanguageCode | null;
  address: string | null;
  outcome: CalledOffPart['outcome'];
  ticket_ids: number[];
  amount: number;
  way: 'gateway' | 'byHand' | null;
}

/** Writes the mail and notes it in one transaction: whoever comes second finds nothing to tell. */
async function tellReader(services: CallingOffServices, run: Run, site: PublishedSite, mail: string): Promise<void> {
  const { database, clock, log } = services;
  const siteKey = run.site_key;
  try {
    await inTransaction(database, async (tx) => {
      const { rows } = await sql<NewsRow>`
        select n.news_id, n.order_id, o.order_number, o.content_id, o.purchaser_id, o.paid_attempt, o.is_settled,
          o.language as order_language, n.holder_id, m.language as holder_language,
          case when n.holder_id is null then o.purchaser_mail else m.mail end as address,
          n.outcome, n.ticket_ids, coalesce(c.amount, 0)::float8 as amount, c.way
        from ${newsOf(siteKey)} and ${reader} = ${mail}
        order by n.holder_id is not null, n.order_id for update of n`.execute(tx);
      if (rows.length === 0) return;
      const to = rows[0]!.address ?? '';
      const mailId = isMailAddress(to) ? randomUUID() : null;
      await tx
        .updateTable('calling_off_news')
        .set({ told_at: new Date(clock()), mail_id: mailId })
        .where('news_id', '=', sql<number>`any(${rows.map(({ news_id }) => news_id)}::bigint[])`)
        .execute();
      if (mailId === null) return;
      const told = { mail: to, language: languageOf(rows), parts: await partsOf(tx, siteKey, rows) };
      const messageIn = (language: LanguageCode): string => localize(run.said, language, defaultLanguage);
      await services.mail.send({ ...calledOffMail(services, site, told, messageIn), mailId }, { tx });
    });
  } catch (error) {
    log.error('Somebody could not be told that an event is called off.', { siteKey, error });
    const why = error instanceof Error ? error.message : String(error);
    await sql`
      update calling_off_news set failed = ${why.slice(0, reasonMax)}
      where news_id in (select n.news_id from ${newsOf(siteKey)} and ${reader} = ${mail})`.execute(database.kysely);
  }
}

/** That of the newest order, else that of the account. */
function languageOf(rows: readonly NewsRow[]): LanguageCode {
  const bought = rows.findLast(({ holder_id }) => holder_id === null);
  return bought?.order_language ?? rows[0]?.holder_language ?? defaultLanguage;
}

async function partsOf(tx: Transaction<Tables>, siteKey: string, rows: readonly NewsRow[]): Promise<CalledOffPart[]> {
  const ids = rows.slice(0, partsDescribed).flatMap(({ ticket_ids }) => ticket_ids);
  const tickets = ids.length === 0 ? [] : await readPurchased(tx, { siteKey, ids });
  return rows.map(({ outcome, ticket_ids, holder_id, amount, way, ...order }) => ({
    order,
    outcome,
    isHandedOn: holder_id !== null,
    tickets: tickets.filter(({ purchased_ticket_id: id }) => ticket_ids.includes(id)),
    amount,
    way,
  }));
}
