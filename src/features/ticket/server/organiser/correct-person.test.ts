import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { siteDocumentSchema } from '#features/site/documents.ts';
import type { SiteServer } from '#features/site/server.ts';
import { sharedHost } from '#kernel/site-path.ts';
import type { Database } from '#server/database/database.ts';
import type { Mail } from '#server/mail/mail.ts';
import { sellTicket } from '../../../../../test/sell-ticket.ts';
import { eventFile } from '../../../../../test/site-folders.ts';
import { testDatabase } from '../../../../../test/test-database.ts';
import { testMember } from '../../../../../test/test-member.ts';
import { buyerName } from '../../../../../test/ticket-buyer.ts';
import { readOrder } from '../order/order-rows.ts';
import { paymentKeyOf } from '../order/orders.ts';
import { formerCodeEnd } from '../purchased/former-codes.ts';
import { readPurchased } from '../purchased/read-purchased.ts';
import { correctPerson, type CorrectionServices, readPeopleOf } from './correct-person.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');
let database: Database;
let services: CorrectionServices;
const mails: Mail[] = [];
beforeAll(async () => {
  database = await testDatabase();
  const document = v.parse(siteDocumentSchema, eventFile({ languages: ['jpn', 'eng'] }));
  services = {
    database,
    publicUrl: 'https://hiroba.test',
    site: {
      store: { site: async () => ({ siteKey: 'event/11', portalId: 0, eventId: 11, document }) },
      directory: { hostSite: () => sharedHost },
    } as unknown as SiteServer,
    mail: { send: async (mail) => void mails.push(mail) },
  };
});
beforeEach(() => void (mails.length = 0));
afterAll(() => database.close());

const hanako = { last_name: '山田', first_name: '花子', last_name_kana: 'ヤマダ', first_name_kana: 'ハナコ' };
const wrong = { name: hanako, mail: 'hanako@exmaple.jp' };
const right = { name: { ...hanako, first_name: '華子' }, mail: 'hanako@example.jp' };
const info = sql<object>`${JSON.stringify(buyerName)}::jsonb`;
let keys = 0;
const sell = (buyer: number | null, ticket: Parameters<typeof sellTicket>[2] = {}) =>
  sellTicket(database, buyer, {
    ...ticket,
    order: { purchaser_mail: wrong.mail, purchaser_info: info, language: 'eng', ...ticket.order },
  });
const correct = (
  orderNumber: string,
  wish: object = {},
  changeKey = `correction-${(keys += 1)}`,
  siteKey = 'event/11',
) =>
  correctPerson(
    services,
    { siteKey, orderNumber },
    { purchasedTicketId: null, reason: '', ...right, seen: wrong, ...wish },
    { operator: { operatorId: 4, name: 'kaede' }, changeKey, context: { requestId: 'r1', now } },
  );

describe('an organiser corrects', () => {
  test("a visitor's address: what the old one got is dead, the new one gets the tickets, and the gateway knows the order", async () => {
    const { orderId, orderNumber, ids } = await sell(null, { number: 2 });
    const [before] = await readPurchased(database.kysely, { orderId });
    const outcome = await correct(orderNumber);
    const row = await readOrder(database.kysely, { orderId });
    expect(outcome).toEqual({ corrected: { orderNumber: row?.order_number } });
    expect(row?.order_number).not.toBe(orderNumber);
    expect(await readOrder(database.kysely, { orderNumber })).toBeUndefined();
    expect(paymentKeyOf(row!, 1)).toBe(`${orderNumber}/1`);
    expect((await readOrder(database.kysely, { gatewayNumber: orderNumber }))?.order_id).toBe(orderId);
    const after = await readPurchased(database.kysely, { orderId });
    expect(after.map((one) => one.purchased_ticket_id)).toEqual(ids);
    expect(after.every(({ code, qr_secret }) => code !== before?.code && qr_secret !== before?.qr_secret)).toBe(true);
    expect(mails.map(({ to, kind }) => [to, kind])).toEqual([
      [right.mail, 'ticket-buyer-corrected'],
      [wrong.mail, 'ticket-address-removed'],
    ]);
    expect(mails[0]?.text).toContain(`order=${row?.order_number}`);
    for (const secret of [row!.order_number, orderNumber, right.mail, '華子', after[0]!.code]) {
      expect(mails[1]?.text).not.toContain(secret);
    }
  });

  test("a visitor's address twice: the gateway still knows the order by its first number", async () => {
    const { orderId, orderNumber } = await sell(null);
    const first = await correct(orderNumber);
    const next = 'corrected' in first ? first.corrected.orderNumber : '';
    await correct(next, { mail: 'third@example.jp', seen: right });
    const row = await readOrder(database.kysely, { orderId });
    expect(row).toMatchObject({ gateway_number: orderNumber, purchaser_mail: 'third@example.jp' });
  });

  test("a member's address: the number stays, transfers that were begun end, and the codes in the old mails open no gate", async () => {
    const { memberId } = await testMember(database, 'event/11', now);
    const started = { transfer_code: 'A-CODE', transfer_started_at: new Date(now) };
    const { orderId, orderNumber } = await sell(memberId, { ticket: { transfer_status: 'TRANSFERRING', ...started } });
    const [before] = await readPurchased(database.kysely, { orderId });
    expect(await correct(orderNumber)).toEqual({ corrected: { orderNumber } });
    const [after] = await readPurchased(database.kysely, { orderId });
    expect(after).toMatchObject({ transfer_status: null, transfer_code: null });
    expect([after?.code === before?.code, after?.qr_secret === before?.qr_secret]).toEqual([false, false]);
    const { code, qr_secret: secret } = before!;
    const id = before!.purchased_ticket_id;
    expect(await formerCodeEnd(database.kysely, id, { code, secret })).toBe(now);
    expect(mails[0]?.text).toContain('The QR codes in earlier emails no longer work.');
  });

  test('a name alone: nothing else changes, and the addressee of the receipt stays', async () => {
    const { orderId, orderNumber } = await sell(null, { order: { addressee: '山田商店' } });
    await correct(orderNumber, { mail: wrong.mail });
    const row = await readOrder(database.kysely, { orderId });
    expect(row).toMatchObject({ order_number: orderNumber, purchaser_mail: wrong.mail, addressee: '山田商店' });
    const people = await readPeopleOf(database, { siteKey: 'event/11', orderNumber });
    expect(people?.buyer).toEqual({ ...right, mail: wrong.mail });
    expect(mails.map(({ to }) => to)).toEqual([wrong.mail]);
  });

  test('who uses a ticket, but not whoever received it', async () => {
    const { memberId } = await testMember(database, 'event/11', now);
    const { orderNumber, ids } = await sell(null);
    const handedOn = await sell(null, { ticket: { holder_id: memberId, transfer_status: 'TRANSFERRED' } });
    const nobody = { last_name: '', first_name: '', last_name_kana: '', first_name_kana: '' };
    const wish = { seen: { name: nobody, mail: '' } };
    expect(await correct(orderNumber, { purchasedTicketId: ids[0], ...wish })).toEqual({ corrected: { orderNumber } });
    const people = await readPeopleOf(database, { siteKey: 'event/11', orderNumber });
    expect(people?.companions).toMatchObject([{ ...right, purchasedTicketId: ids[0] }]);
    expect(mails.map(({ to, kind }) => [to, kind])).toEqual([[wrong.mail, 'ticket-companion-corrected']]);
    const refused = await correct(handedOn.orderNumber, { purchasedTicketId: handedOn.ids[0], ...wish });
    expect(refused).toEqual({ problem: 'notPossible' });
  });

  test('once for one form, not what another corrected meanwhile, and no order of another site', async () => {
    const { orderNumber } = await sell(null);
    const first = await correct(orderNumber, {}, 'one-form');
    expect(await correct(orderNumber, {}, 'one-form')).toEqual(first);
    const next = 'corrected' in first ? first.corrected.orderNumber : '';
    expect(await correct(next)).toEqual({ problem: 'changed' });
    expect(await correct(next, { seen: right }, undefined, 'event/12')).toEqual({ problem: 'unknown' });
    expect(mails).toHaveLength(2);
  });
});
