import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as requests from '#features/members/contract/requests.ts';
import { fileMs, type RequestKind } from '#features/members/rules/request-dates.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { refundAccount } from '../refund-account.ts';
import { sellTicket } from '../sell-ticket.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';
import { testMember } from '../test-member.ts';

const params = { site: 'portal-1' };
let site: TestSite;
let owner: ConsoleClient;
let other: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  owner = await operatorAt(site, 'portal/1', 'owner');
  other = await operatorAt(site, 'portal/1', 'owner', 'other@example.jp');
  for (const one of [owner, other]) await setUpApp(one);
});
afterAll(() => site.close());

let guests = 0;
const newGuest = (): string => `guest-${(guests += 1)}@example.com`;
/** A paid order of somebody without an account. */
const guestOrder = (mail: string) =>
  sellTicket(site.database, null, {
    contentId: 60,
    order: { purchaser_mail: mail.toUpperCase(), paid_at: new Date(testNow) },
    ticket: { checkin_user_mail: 'companion@example.com' },
  });
const add = async (mail: string, kind: RequestKind = 'export', more: object = {}) => {
  const body = { kind, mail, language: 'jpn' as const, receivedOn: '2026-11-20', ...more };
  return owner.call(requests.addRequest, { params, body });
};
const made = async (...asked: Parameters<typeof add>): Promise<number> => (await add(...asked)).data.requestId;
const of = (requestId: number) => ({ ...params, requestId });
const read = async (requestId: number) => (await owner.call(requests.readRequest, { params: of(requestId) })).data;
const prove = (requestId: number, body: { by: 'code'; code: string } | { by: 'words'; words: string }) =>
  owner.call(requests.proveRequest, { params: of(requestId), body });
const known = async (requestId: number) => prove(requestId, { by: 'words', words: 'Showed a passport.' });
const sendCode = (requestId: number) => owner.call(requests.sendRequestCode, { params: of(requestId), body: {} });
const erase = (requestId: number, seenMemberId: number | null, seenGuestOrders: number, client = owner) =>
  client.call(requests.eraseOfRequest, { params: of(requestId), body: { seenMemberId, seenGuestOrders } });
const makeFile = (requestId: number, client = owner) =>
  client.call(requests.makeRequestFile, { params: of(requestId), body: {} });
const fetchFile = (path: string, requestId: number, client = owner) =>
  client.call(requests.fetchRequestFile, { params: { ...of(requestId), token: path.split('/').at(-1) ?? '' } });
const orderOf = async (id: number) =>
  site.database.kysely.selectFrom('ticket_order').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
const orderIdOf = async (ticket: number): Promise<number> => {
  const row = await site.database.kysely
    .selectFrom('purchased_ticket')
    .select('order_id')
    .where('purchased_ticket_id', '=', ticket)
    .executeTakeFirstOrThrow();
  return row.order_id;
};

describe('a request about personal data', () => {
  test('is taken in with its deadline, at the site that the accounts belong to and by owners alone', async () => {
    const requestId = await made('Nobody.Yet@example.jp');
    expect(await read(requestId)).toMatchObject({ dueOn: '2026-12-20', daysLeft: 30, proof: null, memberId: null });
    expect((await add('nobody')).status).toBe(422);
    expect((await add('a@example.jp', 'export', { receivedOn: '2026-11-21' })).status).toBe(409);
    const ofEvent = await operatorAt(site, 'event/11', 'owner', 'event@example.jp');
    await setUpApp(ofEvent);
    const body = { kind: 'export' as const, mail: 'a@example.jp', language: 'jpn' as const, receivedOn: '2026-11-20' };
    expect((await ofEvent.call(requests.addRequest, { params: { site: 'event-11' }, body })).status).toBe(409);
    const listed = await ofEvent.call(requests.listRequests, { params: { site: 'event-11' } });
    expect(listed.data).toEqual({ entries: [], next: null, accountsOf: 'portal-1' });
    const asked = { params: { site: 'event-11', requestId } };
    expect((await ofEvent.call(requests.readRequest, asked)).status).toBe(409);
  });

  test('comes a page at a time: open ones by their day, then those that were closed last', async () => {
    const early = await made('early@example.jp', 'export', { receivedOn: '2026-09-01' });
    await owner.call(requests.closeRequest, {
      params: of(early),
      body: { isRefused: true, outcome: 'No proof came.' },
    });
    for (let day = 10; day < 20; day += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (let of10 = 0; of10 < 6; of10 += 1)
        await made(`p${day}-${of10}@example.jp`, 'export', { receivedOn: `2026-10-${day}` });
    }
    const ids: number[] = [];
    const days: string[] = [];
    for (let after: string | undefined, isMore = true; isMore; ) {
      // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ends
      const { data } = await owner.call(requests.listRequests, { params, query: after === undefined ? {} : { after } });
      ids.push(...data.entries.map((one) => one.requestId));
      days.push(...data.entries.filter((one) => one.state === 'open').map((one) => one.dueOn));
      isMore = data.next !== null;
      after = data.next ?? undefined;
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(days).toEqual(days.toSorted((one, next) => one.localeCompare(next)));
    expect(ids.at(-1)).toBe(early);
  });

  test('asks who it is by a number that only the mailbox of the person has', async () => {
    const requestId = await made('proof@example.com');
    expect((await prove(requestId, { by: 'code', code: '123456' })).errors).toHaveProperty('code');
    await sendCode(requestId);
    const [mail] = await site.mails('proof@example.com');
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await prove(requestId, { by: 'code', code: wrong })).status).toBe(422);
    expect((await makeFile(requestId)).status).toBe(409);
    expect((await prove(requestId, { by: 'code', code: ` ${code.slice(0, 3)} ${code.slice(3)} ` })).status).toBe(200);
    expect(await read(requestId)).toMatchObject({ proof: { way: 'code' } });
    expect((await prove(requestId, { by: 'code', code })).status).toBe(409);
  });

  test('takes no number after five wrong ones, nor one that is an hour old', async () => {
    const requestId = await made('guess@example.com');
    const sent = async (): Promise<string> => {
      await sendCode(requestId);
      const [mail] = await site.mails('guess@example.com');
      return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
    };
    const first = await sent();
    const wrong = first === '000000' ? '000001' : '000000';
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (let tries = 0; tries < 5; tries += 1) await prove(requestId, { by: 'code', code: wrong });
    expect((await prove(requestId, { by: 'code', code: first })).status).toBe(422);
    const second = await sent();
    site.setNow(testNow + 3_600_000);
    await site.database.kysely
      .updateTable('operator_session')
      .set({ proved_at: new Date(testNow + 3_600_000) })
      .execute();
    expect((await prove(requestId, { by: 'code', code: second })).status).toBe(422);
    site.setNow(testNow);
    await site.database.kysely
      .updateTable('operator_session')
      .set({ proved_at: new Date(testNow) })
      .execute();
    expect((await prove(requestId, { by: 'code', code: second })).status).toBe(200);
  });
});

describe('the file of a request', () => {
  test('has the account and the orders without one, for whoever asked, once and for ten minutes', async () => {
    const member = await testMember(site.database, 'portal/1', testNow);
    await sellTicket(site.database, member.memberId, { contentId: 60 });
    const ofGuest = await guestOrder(member.mail);
    const ofStranger = await sellTicket(site.database, null, {
      contentId: 60,
      order: { purchaser_mail: 'stranger@example.com' },
    });
    await site.database.pool.query(
      `insert into refund_account (order_id, site_key, asked_at, until, account, given_at)
       select id, 'event/11', now(), now(), $2, now() from unnest($1::integer[]) id`,
      [[ofGuest.orderId, ofStranger.orderId], JSON.stringify(refundAccount)],
    );
    const requestId = await made(member.mail);
    await known(requestId);
    const { path } = (await makeFile(requestId)).data;
    expect((await fetchFile(path, requestId, other)).status).toBe(404);
    const { bytes } = await fetchFile(path, requestId);
    const data = JSON.parse(bytes.toString()) as {
      account: { tickets: { orders: unknown[] } };
      ordersWithoutAccount: { mail: string }[];
      refundAccountsWithoutAccount: { orderNumber: string; account: object }[];
    };
    expect(data.account.tickets.orders).toHaveLength(1);
    expect(data.ordersWithoutAccount.map(({ mail }) => mail)).toEqual([member.mail.toUpperCase()]);
    expect(data.refundAccountsWithoutAccount).toMatchObject([
      { orderNumber: ofGuest.orderNumber, account: refundAccount },
    ]);
    expect(bytes.toString()).not.toMatch(/stranger@|qr_secret|token_hash/);
    expect((await fetchFile(path, requestId)).status).toBe(404);
    const late = (await makeFile(requestId)).data.path;
    site.setNow(testNow + fileMs);
    expect((await fetchFile(late, requestId)).status).toBe(404);
    site.setNow(testNow);
  });

  test('is not made before it is known who asks', async () => {
    const requestId = await made(newGuest());
    expect((await makeFile(requestId)).status).toBe(409);
    await known(requestId);
    expect((await makeFile(requestId)).status).toBe(200);
  });
});

describe('an erasure', () => {
  test('takes the account and empties the orders; paid ones stay in the books, and the person is told', async () => {
    const member = await testMember(site.database, 'portal/1', testNow);
    const own = await sellTicket(site.database, member.memberId, { contentId: 60 });
    const bought = await guestOrder(member.mail);
    const requestId = await made(member.mail, 'erasure', { note: 'A letter of 20 November' });
    const { memberId, ofMember, ofGuest } = await read(requestId);
    expect([memberId, ofMember.orders, ofGuest.orders, ofGuest.paid]).toEqual([member.memberId, 1, 1, 1]);
    expect((await erase(requestId, memberId, 1)).status).toBe(409);
    await known(requestId);
    expect((await erase(requestId, memberId, 1)).status).toBe(200);
    const [ownOrder, guestsOrder] = [
      await orderOf(await orderIdOf(own.ids[0]!)),
      await orderOf(await orderIdOf(bought.ids[0]!)),
    ];
    for (const order of [ownOrder, guestsOrder]) {
      expect(order).toMatchObject({ purchaser_mail: '', purchaser_info: [], addressee: '', purchaser_left: true });
    }
    expect(guestsOrder.amount).toBeGreaterThan(0);
    expect(
      await site.database.kysely.selectFrom('member').selectAll().where('member_id', '=', member.memberId).execute(),
    ).toEqual([]);
    const ticket = await site.database.kysely
      .selectFrom('purchased_ticket')
      .select(['state', 'checkin_user_mail'])
      .where('purchased_ticket_id', '=', bought.ids[0]!)
      .executeTakeFirstOrThrow();
    expect(ticket).toEqual({ state: 'issued', checkin_user_mail: '' });
    expect((await site.mails(member.mail)).map(({ kind }) => kind)).toContain('request-erased');
    expect(await read(requestId)).toMatchObject({
      state: 'done',
      mail: '',
      note: '',
      proof: { way: 'words', words: '' },
    });
    const left = await site.database.pool.query('select * from data_request where data_request_id = $1', [requestId]);
    expect(JSON.stringify(left.rows)).not.toContain(member.mail);
  });

  test('of a guest leaves the orders of everybody else, and of the same address at another portal', async () => {
    const mail = newGuest();
    const mine = await guestOrder(mail);
    const elsewhere = await sellTicket(site.database, null, {
      siteKey: 'event/16',
      contentId: 60,
      order: { purchaser_mail: mail },
    }).catch(() => undefined);
    const stranger = await guestOrder(newGuest());
    const requestId = await made(mail, 'erasure');
    await known(requestId);
    expect((await erase(requestId, null, 1)).status).toBe(200);
    expect((await orderOf(await orderIdOf(mine.ids[0]!))).purchaser_mail).toBe('');
    expect((await orderOf(await orderIdOf(stranger.ids[0]!))).purchaser_mail).not.toBe('');
    if (elsewhere !== undefined) {
      const { rows } = await site.database.pool.query<{ portal: string | null }>(
        `select portal_key as portal from site where site_key = 'event/16'`,
      );
      const kept = (await orderOf(await orderIdOf(elsewhere.ids[0]!))).purchaser_mail;
      expect(kept === mail).toBe(rows[0]?.portal !== 'portal/1');
    }
  });

  test('is refused where there is more than the organiser saw, and for a request about a copy', async () => {
    const mail = newGuest();
    await guestOrder(mail);
    const requestId = await made(mail, 'erasure');
    await known(requestId);
    await guestOrder(mail);
    expect((await erase(requestId, null, 1)).status).toBe(409);
    const { memberId } = await testMember(site.database, 'portal/1', testNow, { mail, mail_key: mail });
    expect((await erase(requestId, null, 2)).status).toBe(409);
    expect((await erase(requestId, memberId, 2)).status).toBe(200);
    const copy = await made(newGuest());
    await known(copy);
    expect((await erase(copy, null, 0)).status).toBe(409);
  });

  test('is made once by two owners at once', async () => {
    const mail = newGuest();
    await guestOrder(mail);
    const requestId = await made(mail, 'erasure');
    await known(requestId);
    const answers = await Promise.all([erase(requestId, null, 1), erase(requestId, null, 1, other)]);
    expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 409]);
    expect((await site.mails(mail)).filter(({ kind }) => kind === 'request-erased')).toHaveLength(1);
  });

  test('by the member themselves empties what was noted of their requests', async () => {
    const member = await testMember(site.database, 'portal/1', testNow);
    const requestId = await made(member.mail, 'export', { note: 'by phone' });
    await site.database.pool.query('delete from member where member_id = $1', [member.memberId]);
    expect(await read(requestId)).toMatchObject({ mail: '', note: '', state: 'open' });
  });
});
