import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as attendees from '#features/attendees/contract.ts';
import { attendeesPerPage, badgesMax, exportMs } from '#features/attendees/rules/attendee-limits.ts';
import { letOrdersBeFound } from '#features/ticket/server/order/let-orders-be-found.ts';
import { byteOrderMark } from '#kernel/csv.ts';
import { parseInstant } from '#kernel/period.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { textOfPdf } from '../pdf-text.ts';
import { appliedFor, sellTicket } from '../sell-ticket.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';
import { testMember } from '../test-member.ts';

const params = { site: 'event-11' };
let site: TestSite;
let seller: ConsoleClient;
let other: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  seller = await operatorAt(site, 'event/11', 'sales');
  other = await operatorAt(site, 'event/11', 'owner');
  await setUpApp(seller);
  await setUpApp(other);
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of [
    'ticket_checkin',
    'purchased_ticket',
    'ticket_order',
    'attendee_export',
    'operator_log',
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- five short statements
    await site.database.kysely.deleteFrom(table).execute();
  }
});

const json = (value: unknown) => sql<object>`${JSON.stringify(value)}::jsonb`;
const nameOf = (last_name: string, first_name: string, kana: readonly [string, string] = ['', '']) => ({
  entryFormKey: 'name',
  answerMethod: 'NAME',
  textValue: '',
  selectorValue: Object.entries({ last_name, first_name, last_name_kana: kana[0], first_name_kana: kana[1] }).map(
    ([key, value]) => ({ key, value }),
  ),
});
const answer = (entryFormKey: string, answerMethod: string, textValue: string, chosen: readonly string[] = []) => ({
  entryFormKey,
  answerMethod,
  textValue,
  selectorValue: chosen.map((key) => ({ key, value: '' })),
});
const yoshida = [
  nameOf('𠮷田', '花子', ['ヨシダ', 'ハナコ']),
  answer('company', 'TEXT', '=1+1'),
  answer('heardFrom', 'SELECT', '', ['web']),
  answer('gone', 'TEXT', 'A question of last year'),
];
type Sale = NonNullable<Parameters<typeof sellTicket>[2]>;
const sell = (sale: Sale = {}, purchaser: number | null = null) =>
  sellTicket(site.database, purchaser, {
    contentId: 60,
    ...sale,
    order: { purchaser_info: json(yoshida), purchaser_mail: 'yoshida@example.jp', ...sale.order },
  });
const list = async (query: object = {}) => (await seller.call(attendees.listAttendees, { params, query })).data;
const make = (file: attendees.WishedFile, filter: attendees.AttendeeFilter = {}, client = seller) =>
  client.call(attendees.makeAttendeeFile, { params, body: { filter, file } });
const tokenIn = (path: string): string => path.split('/').at(-1) ?? '';
const fetchBy = (client: ConsoleClient, path: string) =>
  client.call(attendees.fetchAttendeeFile, { params: { ...params, token: tokenIn(path) } });
const logged = async (action: string) =>
  (await site.database.kysely.selectFrom('operator_log').select('details').where('action', '=', action).execute()).map(
    ({ details }) => details,
  );

describe('the list of attendees', () => {
  test('has the tickets that somebody has or had, the newest first, with who holds them; the look is logged', async () => {
    const [bought] = (await sell()).ids;
    const [companion] = (
      await sell({
        ticket: { checkin_user_info: json([nameOf('田中', '実')]), checkin_user_mail: 'minoru@example.jp' },
      })
    ).ids;
    const [canceled] = (await sell({ ticket: { state: 'canceled', canceled_at: new Date(testNow) } })).ids;
    await sell({ ticket: { state: 'held' }, order: { state: 'awaiting', held_until: new Date(testNow + 60_000) } });
    await sell({ siteKey: 'event/14' });
    const { entries, found, next } = await list();
    expect([found, next]).toEqual([3, null]);
    expect(entries).toMatchObject([
      { purchasedTicketId: canceled, state: 'canceled', name: '𠮷田 花子' },
      { purchasedTicketId: companion, name: '田中 実', kana: '', mail: 'minoru@example.jp', state: 'notYet' },
      { purchasedTicketId: bought, name: '𠮷田 花子', kana: 'ヨシダ ハナコ', mail: 'yoshida@example.jp' },
    ]);
    expect(await logged('looked.attendees')).toHaveLength(1);
  });

  test('says what is still to be paid for a ticket, in the list, in the file and by a filter', async () => {
    const atVenue = {
      payment_method: 'Local',
      is_deferred: true,
      state: 'completed',
      paid_attempt: null,
      paid_at: null,
    } as const;
    await sell();
    const [owing] = (await sell({ order: atVenue })).ids;
    await sell({ order: { ...atVenue, is_settled: true } });
    await sell({ order: atVenue, ticket: { state: 'canceled', canceled_at: new Date(testNow) } });
    expect((await list()).entries.map(({ owed }) => owed)).toEqual([0, 0, 1000, 0]);
    expect((await list({ wish: 'unpaid' })).entries.map((one) => one.purchasedTicketId)).toEqual([owing]);
    const { data } = await make({ kind: 'csv', columns: ['price', 'owed'] }, { wish: 'unpaid' });
    expect((await fetchBy(seller, data.path)).bytes.toString()).toContain('1000,1000');
  });

  test('names whoever was handed a ticket by their profile, and reaches them by their own address', async () => {
    const [buyer, holder] = [
      await testMember(site.database, 'portal/1', testNow),
      await testMember(site.database, 'portal/1', testNow),
    ];
    const { selectorValue } = nameOf('港', '汐里', ['ミナト', 'シオリ']);
    await site.database.kysely
      .insertInto('profile_answer')
      .values({
        member_id: holder.memberId,
        site_key: 'portal/1',
        entry_form_key: 'name',
        answer_method: 'NAME',
        text_value: '',
        selector_value: JSON.stringify(selectorValue),
      })
      .execute();
    const [id = 0] = (
      await sell({ ticket: { holder_id: holder.memberId, transfer_status: 'TRANSFERRED' } }, buyer.memberId)
    ).ids;
    expect((await list({ wish: 'transferred' })).entries).toMatchObject([
      { name: '港 汐里', kana: 'ミナト シオリ', mail: holder.mail, isTransferred: true },
    ]);
    const { data } = await seller.call(attendees.readAttendee, { params: { ...params, purchasedTicketId: id } });
    expect(data).toMatchObject({ isWithBuyer: false, buyer: { name: '𠮷田 花子', mail: 'yoshida@example.jp' } });
  });

  test('is cut down by ticket, slot and check-in, and says when and where somebody came in', async () => {
    const slots = [{ ticketSlotId: 1, name: { jpn: '朝', eng: 'Morning' }, capacity: 5 }];
    await sell({ item: { detailId: 2 } });
    await sell({
      item: { ...appliedFor.item, detailId: 3, slots, requiredSelectSlotNumber: 1 },
      ticket: { success_slot_id: 1 },
    });
    const [entered = 0] = (await sell({ item: { detailId: 2 }, ticket: { checkin_count: 2 } })).ids;
    for (const [time, gate] of [
      ['2026-11-20 09:00', 'Gate B'],
      ['2026-11-20 09:32', 'Gate A'],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- two short statements
      await site.database.kysely
        .insertInto('ticket_checkin')
        .values({ purchased_ticket_id: entered, staff_id: null, gate, checked_in_at: new Date(parseInstant(time)!) })
        .execute();
    }
    const numbers = async (query: object) => (await list(query)).entries.length;
    expect(await numbers({ ticket: '60-2' })).toBe(2);
    expect(await numbers({ ticket: '60-3', slot: 1 })).toBe(1);
    expect(await numbers({ ticket: '60-2', wish: 'notYet' })).toBe(1);
    expect((await list({ wish: 'entered' })).entries).toMatchObject([
      { state: 'entered', checkedInAt: '2026-11-20T09:32:00+09:00', gate: 'Gate A' },
    ]);
    const { data } = await seller.call(attendees.readAttendee, { params: { ...params, purchasedTicketId: entered } });
    expect(data.checkins.map(({ gate }) => gate)).toEqual(['Gate A', 'Gate B']);
  });

  test('goes on page by page without a gap, in as many statements for many as for few', async () => {
    await sell({ number: attendeesPerPage + 3 });
    const first = await list();
    const before = site.database.statements();
    const second = await list({ after: first.next });
    const few = site.database.statements() - before;
    expect([first.entries.length, second.entries.length, second.next]).toEqual([attendeesPerPage, 3, null]);
    expect([first.found, second.found]).toEqual([attendeesPerPage + 3, null]);
    const ids = [...first.entries, ...second.entries].map(({ purchasedTicketId }) => purchasedTicketId);
    expect(ids).toEqual([...new Set(ids)].toSorted((one, two) => two - one));
    await list();
    const again = site.database.statements();
    await list({ after: String(ids[0]! + 1) });
    expect(site.database.statements() - again).toBeLessThanOrEqual(few + 1);
  });
});

test('an attendee is found by name and kana in any width, by mail address, and by the numbers of ticket and order', async () => {
  const { orderNumber, orderId, ids } = await sell({ ticket: { code: 'ABCD-EF12-3456' } });
  const orders = [{ orderId, siteKey: 'event/11', orderNumber, mail: 'yoshida@example.jp', answers: yoshida }];
  await letOrdersBeFound(site.database.kysely, orders);
  const [companion] = (
    await sell({
      ticket: {
        checkin_user_info: json([nameOf('港', '汐里', ['ミナト', 'シオリ']), answer('other', 'TEXT', '海野')]),
        checkin_user_mail: 'Shiori@Example.jp',
      },
    })
  ).ids;
  const holder = await testMember(site.database, 'portal/1', testNow);
  await site.database.kysely
    .insertInto('profile_answer')
    .values({
      member_id: holder.memberId,
      site_key: 'portal/1',
      entry_form_key: 'name',
      answer_method: 'NAME',
      text_value: '',
      selector_value: JSON.stringify(nameOf('Árni', 'Jónsson').selectorValue),
    })
    .execute();
  const [handedOn] = (await sell({ ticket: { holder_id: holder.memberId, transfer_status: 'TRANSFERRED' } })).ids;
  await sell({ siteKey: 'event/14', ticket: { code: 'ABCD-EF12-9999' } });
  const [bought] = ids;
  const found = async (q: string) => {
    const { entries, found: count } = await list({ q });
    expect(count).toBe(entries.length);
    return entries.map(({ purchasedTicketId }) => purchasedTicketId);
  };
  for (const [typed, id] of [
    ['𠮷田', bought],
    ['吉田', bought],
    ['よしだ　はなこ', bought],
    ['ﾖｼﾀﾞ', bought],
    ['YOSHIDA@', bought],
    [orderNumber, bought],
    ['abcd-ef', bought],
    ['ＡＢＣＤＥＦ12', bought],
    ['港 汐里', companion],
    ['みなとしおり', companion],
    ['shiori@example', companion],
    ['jónsson', handedOn],
  ] as const)
    expect([typed, await found(typed)]).toEqual([typed, [id]]);
  // An answer is not a name, and a word that is nowhere finds nobody.
  for (const typed of ['海野', '港 鈴木', '%', 'ABCD-EF12-9999', "'; drop"])
    expect([typed, await found(typed)]).toEqual([typed, []]);
  expect(await found('  ')).toHaveLength(3);
});

test('an attendee is shown with the answers in the order and the words of the form, what was asked before at the end', async () => {
  const [id = 0] = (
    await sell({
      item: {
        detailId: 2,
        enableCheckinUserForm: true,
        checkinProfiles: [
          {
            detailId: 2,
            entryFormKey: 'interest',
            answerMethod: 'SELECT',
            label: { jpn: '興味', eng: 'Interest' },
            selectorItems: [{ key: 'cut', label: { jpn: '削る', eng: 'Cutting' }, isEnabled: false }],
          },
        ],
      },
      ticket: { checkin_user_info: json([nameOf('田中', '実'), answer('interest', 'SELECT', '', ['cut'])]) },
    })
  ).ids;
  const { data } = await seller.call(attendees.readAttendee, { params: { ...params, purchasedTicketId: id } });
  expect(data.buyer.answers).toEqual([
    { question: 'Company or school', answer: '=1+1' },
    { question: 'How did you hear about us?', answer: 'Web or social media' },
    { question: 'gone', answer: 'A question of last year' },
  ]);
  expect(data.companion).toEqual([{ question: 'Interest', answer: 'Cutting' }]);
  expect(await logged('looked.attendee')).toEqual([{ purchasedTicketId: id }]);
  const elsewhere = (await sell({ siteKey: 'event/14' })).ids[0]!;
  const { status } = await seller.call(attendees.readAttendee, { params: { ...params, purchasedTicketId: elsewhere } });
  expect(status).toBe(404);
});

describe('a file of attendees', () => {
  const table = { kind: 'csv', columns: ['name', 'price', 'buyer.company', 'orderedAt'] } as const;

  test('has the columns that were chosen, which are kept for their operator; no answer is a formula', async () => {
    await sell();
    const { status, data } = await make({ ...table, columns: [...table.columns] }, { ticket: '60-5' });
    expect([status, data.rows]).toEqual([200, 1]);
    expect((await fetchBy(seller, data.path)).bytes.toString()).toBe(
      `${byteOrderMark}Name,Price (yen),Ordered at,Buyer: Company or school\r\n𠮷田 花子,1000,2026-11-10 10:00,'=1+1\r\n`,
    );
    expect(await logged('attendees.exported')).toEqual([{ rows: 1, kind: 'csv', ticket: '60-5' }]);
    const chosen = async (client: ConsoleClient) =>
      (await client.call(attendees.readAttendeeDesk, { params })).data.chosen;
    expect(await chosen(seller)).toEqual(['name', 'price', 'orderedAt', 'buyer.company']);
    expect((await chosen(other)).length).toBeGreaterThan(10);
  });

  test('is there for whoever asked alone, once, and for ten minutes', async () => {
    await sell();
    const asked = async () => (await make({ ...table, columns: [...table.columns] })).data.path;
    const path = await asked();
    expect((await fetchBy(other, path)).status).toBe(404);
    expect((await fetchBy(seller, path)).status).toBe(200);
    expect((await fetchBy(seller, path)).status).toBe(404);
    const late = await asked();
    site.setNow(testNow + exportMs);
    expect((await fetchBy(seller, late)).status).toBe(404);
    site.setNow(testNow);
  });

  test('that has no rows or strange columns is refused with a reason', async () => {
    expect(await make({ ...table, columns: [...table.columns] })).toMatchObject({
      status: 409,
      message: 'No attendee matches. Try another filter.',
    });
    await sell();
    expect((await make({ kind: 'csv', columns: ['buyer.nothing'] })).status).toBe(409);
    expect((await make({ kind: 'csv', columns: [] })).status).toBe(422);
  });

  test('with badges has the names, their kana, the answer and the ticket of those who may come in', async () => {
    await sell();
    await sell({ ticket: { state: 'canceled', canceled_at: new Date(testNow) } });
    const badges = { kind: 'badges', layout: 'a4x10', question: 'company' } as const;
    const { data } = await make(badges);
    expect(data.rows).toBe(1);
    const { bytes } = await fetchBy(seller, data.path);
    const lines = textOfPdf(bytes).split('\n');
    expect(lines).toEqual(['=1+1', 'ヨシダ ハナコ', '𠮷田 花子', 'Admission']);
    const [id = 0] = (await sell({ order: { purchaser_info: json([nameOf('佐藤', '光')]) } })).ids;
    const one = (await make({ ...badges, layout: 'label62x100', purchasedTicketId: id })).data;
    expect(one.rows).toBe(1);
    expect(textOfPdf((await fetchBy(seller, one.path)).bytes)).toContain('佐藤 光');
  });

  test('has no more badges than somebody can cut', async () => {
    await sell();
    await sql`insert into purchased_ticket (order_id, site_key, content_id, ticket_id, snapshot_id, price,
        original_price, state, code, qr_secret, available_started_at)
      select order_id, site_key, content_id, ticket_id, snapshot_id, price, original_price, state, 'C' || n, 'S',
        available_started_at from purchased_ticket, generate_series(1, ${badgesMax}::int) n`.execute(
      site.database.kysely,
    );
    const badges = { kind: 'badges', layout: 'a4x10', question: '' } as const;
    expect(await make(badges)).toMatchObject({ status: 409, message: expect.stringContaining('2,000') });
  });
});
