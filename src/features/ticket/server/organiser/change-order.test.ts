import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { siteDocumentSchema } from '#features/site/documents.ts';
import type { SiteServer } from '#features/site/server.ts';
import { sharedHost } from '#kernel/site-path.ts';
import type { Database } from '#server/database/database.ts';
import type { Mail } from '#server/mail/mail.ts';
import { sellTicket } from '../../../../../test/sell-ticket.ts';
import { eventFile } from '../../../../../test/site-folders.ts';
import { testDatabase } from '../../../../../test/test-database.ts';
import { testMember } from '../../../../../test/test-member.ts';
import { changeOrder, type ChangeServices } from './change-order.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const operator = { operatorId: 4, name: 'kaede' };
let database: Database;
let services: ChangeServices;
const mails: Mail[] = [];
const planned: number[] = [];
beforeAll(async () => {
  database = await testDatabase();
  const document = v.parse(siteDocumentSchema, eventFile({ languages: ['jpn', 'eng'] }));
  const published = { siteKey: 'event/11', portalId: 0, eventId: 11, document };
  services = {
    database,
    publicUrl: 'https://hiroba.test',
    site: {
      store: { site: async () => published },
      directory: { hostSite: () => sharedHost },
    } as unknown as SiteServer,
    orderJobs: { planRefund: async (_, refundId) => void planned.push(refundId) },
    mail: { send: async (mail) => void mails.push(mail) },
  };
});
beforeEach(() => {
  mails.length = 0;
  planned.length = 0;
});
afterAll(() => database.close());

let keys = 0;
const newKey = () => `change-${(keys += 1)}`;
const change = (orderNumber: string, wish: object, changeKey = newKey(), siteKey = 'event/11') =>
  changeOrder(
    services,
    { siteKey, orderNumber },
    { ticketIds: [], refund: 0, seenLeft: 1000, seenUsedIds: [], reason: '', ...wish },
    { operator, changeKey, context: { requestId: 'r1', now } },
  );
const booksOf = async (orderId: number) => {
  const { rows } = await sql<object>`
    select o.state, s.taken,
      (select count(*)::int from purchased_ticket t where t.order_id = o.order_id and t.state = 'issued') as issued,
      (select coalesce(jsonb_agg(jsonb_build_array(amount, way, state, attempt)), '[]')
        from ticket_refund r where r.order_id = o.order_id) as refunds
    from ticket_order o join ticket_stock s on s.site_key = o.site_key and s.content_id = o.content_id
    where o.order_id = ${orderId}`.execute(database.kysely);
  return rows[0];
};
const logOf = async (orderNumber: string) => {
  const { rows } = await sql<object>`
    select l.operator_name as who, l.site_key as site, l.action, l.details from operator_log l
    where l.details->>'order' = ${orderNumber} order by l.at`.execute(database.kysely);
  return rows;
};

describe('an organiser', () => {
  let content = 900;
  const sell = (sale: Parameters<typeof sellTicket>[2] = {}, buyer: number | null = null) => {
    content += 1;
    return sellTicket(database, buyer, { contentId: content, ...sale });
  };

  test('cancels a ticket and gives a part back: the place is free, the gateway owes it, the buyer is told why [TICKET-116]', async () => {
    const { orderId, orderNumber, ids } = await sell({ number: 2, order: { language: 'eng' } });
    const made = await change(orderNumber, { ticketIds: [ids[0]], refund: 600, seenLeft: 2000, reason: 'Sorry <b>' });
    expect(made).toEqual({ made: { kind: 'canceled', ticketIds: [ids[0]], amount: 600, way: 'gateway' } });
    expect(await booksOf(orderId)).toEqual({
      state: 'completed',
      taken: 1,
      issued: 1,
      refunds: [[600, 'gateway', 'owed', 1]],
    });
    expect(planned).toHaveLength(1);
    expect(await logOf(orderNumber)).toEqual([
      {
        who: 'kaede',
        site: 'event/11',
        action: 'order.canceled',
        details: { order: orderNumber, tickets: 1, amount: 600, reason: 'Sorry <b>' },
      },
    ]);
    expect(mails).toMatchObject([{ to: 'aoi@example.jp', kind: 'ticket-canceled-by-organiser', language: 'eng' }]);
    for (const part of ['¥600', 'Sorry <b>', orderNumber, 'to the card']) expect(mails[0]?.text).toContain(part);
    expect(mails[0]?.html).toContain('Sorry &lt;b&gt;');
  });

  test('ends a paid order with its last tickets, and the use of its code returns', async () => {
    const { orderId, orderNumber, ids } = await sell({ number: 2, order: { code_key: 'LATE' } });
    const key = { site_key: 'event/11', content_id: content, code_key: 'LATE' };
    await database.kysely
      .insertInto('discount_code_use')
      .values({ ...key, used: 1 })
      .execute();
    await change(orderNumber, { ticketIds: ids, refund: 2000, seenLeft: 2000 });
    expect(await booksOf(orderId)).toMatchObject({ state: 'canceled', taken: 0, issued: 0 });
    const used = database.kysely.selectFrom('discount_code_use').select('used').where('content_id', '=', content);
    expect(await used.executeTakeFirst()).toEqual({ used: 0 });
    expect(await change(orderNumber, { refund: 1, seenLeft: 0 })).toEqual({ problem: 'tooMuch' });
  });

  test('presses twice and changes once; another press with another key finds less to give back', async () => {
    const { orderId, orderNumber } = await sell();
    const key = newKey();
    const wish = { refund: 400, seenLeft: 1000 };
    const twice = await Promise.all([change(orderNumber, wish, key), change(orderNumber, wish, key)]);
    expect(twice[0]).toEqual(twice[1]);
    expect(await change(orderNumber, wish)).toEqual({ problem: 'changed' });
    expect(await booksOf(orderId)).toMatchObject({ refunds: [[400, 'gateway', 'owed', 1]] });
    expect([mails.length, planned.length]).toEqual([1, 1]);
    const other = await sell();
    expect(await change(other.orderNumber, wish, key)).toEqual({ problem: 'unknown' });
  });

  test('gives money of the venue back by hand, once it came, and nothing before', async () => {
    const local = { payment_method: 'Local', is_deferred: true, attempt: 0, paid_attempt: null } as const;
    const owed = await sell({ order: { ...local, paid_at: null } });
    expect(await change(owed.orderNumber, { refund: 100, seenLeft: 0 })).toEqual({ problem: 'tooMuch' });
    const canceled = await change(owed.orderNumber, { ticketIds: owed.ids, seenLeft: 0 });
    expect(canceled).toMatchObject({ made: { amount: 0, way: null } });
    expect(mails[0]?.text).toContain('お支払いいただく必要がありません');
    const came = await sell({ order: { ...local, is_settled: true } });
    expect(await change(came.orderNumber, { refund: 250 })).toMatchObject({
      made: { kind: 'refunded', way: 'byHand' },
    });
    expect(await booksOf(came.orderId)).toMatchObject({ state: 'completed', refunds: [[250, 'byHand', 'owed', 0]] });
  });

  test('tells whoever a ticket was handed on to, in their language, and not about the money', async () => {
    const holder = await testMember(database, 'event/11', now);
    await database.kysely
      .updateTable('member')
      .set({ language: 'eng' })
      .where('member_id', '=', holder.memberId)
      .execute();
    const { orderNumber, ids } = await sell({
      ticket: { holder_id: holder.memberId, transfer_status: 'TRANSFERRED' },
    });
    await change(orderNumber, { ticketIds: ids, refund: 500 });
    expect(mails.map(({ kind, language }) => [kind, language])).toEqual([
      ['ticket-canceled-by-organiser', 'jpn'],
      ['ticket-canceled-for-holder', 'eng'],
    ]);
    expect(mails[1]?.text).not.toContain('500');
  });

  test('finds no order of another site', async () => {
    const { orderId, orderNumber, ids } = await sell();
    expect(await change(orderNumber, { ticketIds: ids }, newKey(), 'event/12')).toEqual({ problem: 'unknown' });
    expect(await booksOf(orderId)).toMatchObject({ state: 'completed', issued: 1 });
  });
});
