import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as attendees from '#features/attendees/contract/by-hand.ts';
import * as gates from '#features/my-ticket/contract.ts';
import * as links from '#features/my-ticket/contract/reception.ts';
import * as reception from '#features/reception/contract.ts';
import * as day from '#features/reception/contract/console.ts';
import { foundMax, undoWithinMs } from '#features/reception/rules/reception-limits.ts';
import { readOrder } from '#features/orders/contract.ts';
import { readSiteLog } from '#features/operator/contract/log.ts';
import { letOrdersBeFound } from '#features/ticket/server/order/let-orders-be-found.ts';
import { parseInstant } from '#kernel/period.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { textOfPdf } from '../pdf-text.ts';
import { postTo } from '../post-to.ts';
import { sellTicket } from '../sell-ticket.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

const params = { site: 'event-11' };
const gate = 60;
const at = { contentId: gate };
let site: TestSite;
let organiser: ConsoleClient;
let desk: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  organiser = await operatorAt(site, 'event/11', 'owner');
  desk = await operatorAt(site, 'event/11', 'reception');
  await setUpApp(organiser);
});
afterAll(() => site.close());
beforeEach(async () => {
  site.setNow(testNow);
  for (const table of ['ticket_checkin', 'purchased_ticket', 'ticket_order', 'operator_log', 'try_count'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- five short statements
    await site.database.kysely.deleteFrom(table as 'operator_log').execute();
  }
});

const post = postTo(() => site);
const json = (value: unknown) => sql<object>`${JSON.stringify(value)}::jsonb`;
const named = (last: string, first: string, kana: readonly [string, string]) => [
  {
    entryFormKey: 'name',
    answerMethod: 'NAME',
    textValue: '',
    selectorValue: Object.entries({
      last_name: last,
      first_name: first,
      last_name_kana: kana[0],
      first_name_kana: kana[1],
    }).map(([key, value]) => ({ key, value })),
  },
];
const hanako = named('汐見', '花子', ['シオミ', 'ハナコ']);
type Sale = NonNullable<Parameters<typeof sellTicket>[2]>;
/** A ticket of somebody, who is found as their purchase would let them be. */
async function sell(sale: Sale = {}, answers = hanako, mail = 'hanako@example.jp'): Promise<number> {
  const { ids, orderId, orderNumber } = await sellTicket(site.database, null, {
    contentId: gate,
    ...sale,
    order: { purchaser_info: json(answers), purchaser_mail: mail, ...sale.order },
  });
  const siteKey = sale.siteKey ?? 'event/11';
  await site.database.kysely
    .transaction()
    .execute((tx) => letOrdersBeFound(tx, [{ orderId, siteKey, orderNumber, mail, answers }]));
  return ids[0] ?? 0;
}
async function link(more: object = {}): Promise<string> {
  const hours = { from: '2026-11-20 09:00', until: '2026-11-20 20:00' };
  const body = { name: 'Main entrance', contentIds: [gate], mayFind: true, ...hours, ...more };
  const { data } = await organiser.call(links.makeStaffLink, { params, body });
  const entered = await post(reception_enter(data.path));
  expect(entered.data['consolePath']).toBeNull();
  return String(entered.data['gateToken']);
}
const reception_enter = (path: string) => [gates.enterReception, {}, { token: path.split('#gate=')[1]! }] as const;
const find = async (gateToken: string, q: string) => {
  const { data, status, message } = await post([reception.findVisitors, {}, { gateToken, q }]);
  return { status, message, found: data as unknown as { entries: reception.FoundVisitor[]; isMore: boolean } };
};
const logged = async (action: string) =>
  (
    await site.database.kysely
      .selectFrom('operator_log')
      .select(['operator_name', 'details'])
      .where('action', '=', action)
      .execute()
  ).map(({ operator_name, details }) => [operator_name, details]);

describe('a reception that finds visitors', () => {
  test('finds them by name, kana and number, and tells no mail address; each look is in the log without the words', async () => {
    const id = await sell();
    const gateToken = await link();
    const [row] = await site.database.kysely.selectFrom('purchased_ticket').select('code').execute();
    const code = row?.code ?? '';
    for (const q of ['汐見', 'しおみ', 'ｼｵﾐ ハナコ', '汐見花子', code, code.replaceAll('-', '').slice(0, 8)]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { found } = await find(gateToken, q);
      expect([q, found.entries.map(({ purchasedTicketId }) => purchasedTicketId)]).toEqual([q, [id]]);
    }
    const { found } = await find(gateToken, '花子');
    expect(found.entries).toEqual([
      {
        purchasedTicketId: id,
        contentId: gate,
        name: '汐見 花子',
        kana: 'シオミ ハナコ',
        ticket: expect.any(String),
        numberEnd: code.slice(-4),
        state: 'notYet',
        checkedInAt: null,
      },
    ]);
    // A mail address is neither told nor found, so that nobody tries addresses out.
    expect((await find(gateToken, 'hanako@example.jp')).found.entries).toEqual([]);
    expect(await logged('looked.visitors')).toHaveLength(7);
    expect(JSON.stringify(await logged('looked.visitors'))).not.toContain('花子');
  });

  test('only at its own gates and event, in its time, and where the link may', async () => {
    await sell();
    await sell({ contentId: 61 });
    await sell({ siteKey: 'event/14' });
    const gateToken = await link();
    expect((await find(gateToken, '汐見')).found.entries).toHaveLength(1);
    const plain = await link({ mayFind: false });
    expect(await find(plain, '汐見')).toMatchObject({ status: 403, message: expect.stringContaining('by name') });
    site.setNow(parseInstant('2026-11-20 21:00')!);
    expect((await find(gateToken, '汐見')).status).toBe(410);
    site.setNow(testNow);
    const other = await post([reception.findVisitors, { eventId: 12 }, { gateToken, q: '汐見' }]);
    expect(other.status).toBe(410);
  });

  test('shows no more than a few at once, and says that there are more', async () => {
    for (let one = 0; one <= foundMax; one += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await sell();
    }
    const { found } = await find(await link(), '汐見');
    expect([found.entries.length, found.isMore]).toEqual([foundMax, true]);
    for (const q of ['', ' ', 'x'.repeat(61)]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await find(await link(), q)).status).toBe(422);
    }
  });

  test('checks in without a code, and takes that back with a reason; the log has both', async () => {
    const purchasedTicketId = await sell();
    const gateToken = await link();
    const work = (call: Parameters<typeof post>[0][0], more: object = {}, where: object = at) =>
      post([call, where, { gateToken, purchasedTicketId, ...more }]);
    expect((await work(reception.openVisitor)).data).toMatchObject({
      ticket: { problem: null, checkinCount: 0 },
      notes: [],
    });
    expect((await work(reception.checkInVisitor)).data).toMatchObject({ checkinCount: 1 });
    expect((await work(reception.checkInVisitor)).status).toBe(409);
    expect((await work(reception.undoVisitor)).status).toBe(422);
    site.setNow(testNow + 3_600_000);
    expect((await work(reception.undoVisitor, { reason: 'Wrong person' })).data).toMatchObject({ checkinCount: 0 });
    expect((await work(reception.undoVisitor, { reason: 'Again' })).status).toBe(409);
    expect((await work(reception.openVisitor, {}, { contentId: 61 })).status).toBe(404);
    const [[who, details] = []] = await logged('gate.checkedIn');
    expect([who, details]).toEqual(['Main entrance', expect.objectContaining({ purchasedTicketId, byHand: true })]);
    expect(await logged('gate.undone')).toEqual([
      ['Main entrance', expect.objectContaining({ purchasedTicketId, reason: 'Wrong person' })],
    ]);
  });

  test('takes nothing back that is older than a day', async () => {
    const purchasedTicketId = await sell();
    const until = '2026-11-25 20:00';
    const gateToken = await link({ until });
    await post([reception.checkInVisitor, at, { gateToken, purchasedTicketId }]);
    site.setNow(testNow + undoWithinMs + 1);
    const late = await post([reception.undoVisitor, at, { gateToken, purchasedTicketId, reason: 'Late' }]);
    expect([late.status, late.message]).toEqual([409, 'There is no check-in to undo.']);
  });

  test('keeps notes with who wrote them, up to their number, and prints one badge', async () => {
    const purchasedTicketId = await sell();
    const gateToken = await link();
    const note = (text: string) => post([reception.noteVisitor, at, { gateToken, purchasedTicketId, text }]);
    expect((await note('Wheelchair')).data['notes']).toEqual([
      { text: 'Wheelchair', author: 'Main entrance', at: '2026-11-20T10:00:00+09:00' },
    ]);
    expect([(await note(' ')).status, (await note('x'.repeat(501))).status]).toEqual([422, 422]);
    for (let more = 1; more < 50; more += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await note(`${more}`);
    }
    expect((await note('One too many')).status).toBe(409);
    expect(await logged('gate.noted')).toHaveLength(50);
    const badge = await post([reception.printBadge, at, { gateToken, purchasedTicketId }]);
    expect(badge.data['name']).toMatch(/\.pdf$/);
    const text = textOfPdf(Buffer.from(String(badge.data['pdf']), 'base64'));
    expect(JSON.stringify(text)).toContain('汐見');
  });
});

test('what a gate collected and took back stands in the order with its name, and in the log with the ticket', async () => {
  const owed = { is_deferred: true, attempt: 0, paid_attempt: null, paid_at: null } as const;
  const purchasedTicketId = await sell({ order: { payment_method: 'Local', ...owed } });
  const gateToken = await link();
  const ofTicket = { gateToken, purchasedTicketId };
  await post([reception.checkInVisitor, at, { ...ofTicket, collected: 1000 }]);
  site.setNow(testNow + 60_000);
  await post([reception.undoVisitor, at, { ...ofTicket, reason: 'Wrong person' }]);
  site.setNow(testNow + 120_000);
  await post([reception.checkInVisitor, at, ofTicket]);
  const { order_number: orderNumber, code } = await site.database.kysely
    .selectFrom('purchased_ticket as t')
    .innerJoin('ticket_order as o', 'o.order_id', 't.order_id')
    .select(['o.order_number', 't.code'])
    .where('t.purchased_ticket_id', '=', purchasedTicketId)
    .executeTakeFirstOrThrow();
  const { history } = (await organiser.call(readOrder, { params: { ...params, orderNumber } })).data;
  const ofGate = history.filter(({ kind }) => kind === 'checkedIn' || kind === 'checkinUndone');
  expect(ofGate).toMatchObject([
    { kind: 'checkedIn', by: 'Main entrance' },
    { kind: 'checkinUndone', by: 'Main entrance', reason: 'Wrong person' },
    { kind: 'checkedIn', by: 'Main entrance' },
  ]);
  expect(history).toContainEqual(
    expect.objectContaining({ kind: 'money', step: 'paid', amount: 1000, by: 'Main entrance' }),
  );
  const { entries } = (await organiser.call(readSiteLog, { params, query: { action: 'gate.' } })).data;
  expect(entries).toHaveLength(3);
  for (const { details } of entries) {
    expect(details).toMatchObject({ order: orderNumber, numberEnd: code.slice(-4) });
    expect(JSON.stringify(details)).not.toContain(code);
  }
});

describe('an organiser', () => {
  const hand = async (purchasedTicketId: number) => ({ params: { ...params, purchasedTicketId } });

  test('checks an attendee in by hand, takes it back with a reason and notes something', async () => {
    const asked = await hand(await sell());
    expect((await organiser.call(attendees.readAttendeeAtGate, asked)).data).toMatchObject({
      contentId: gate,
      problem: null,
      toCollect: 0,
      awaited: 0,
      checkinCount: 0,
    });
    const body = { contentId: gate, collected: 0 };
    expect((await organiser.call(attendees.checkInByHand, { ...asked, body })).data).toEqual({ checkinCount: 1 });
    expect((await organiser.call(attendees.checkInByHand, { ...asked, body })).status).toBe(409);
    const undo = { ...asked, body: { contentId: gate, reason: 'Wrong badge' } };
    site.setNow(testNow + 5 * 60_000);
    expect((await organiser.call(attendees.undoByHand, undo)).data).toEqual({ checkinCount: 0 });
    expect(await logged('gate.undone')).toEqual([
      [expect.any(String), expect.objectContaining({ reason: 'Wrong badge' })],
    ]);
    const note = { ...asked, body: { text: 'Speaker' } };
    expect((await organiser.call(attendees.noteByHand, note)).data.notes).toMatchObject([{ text: 'Speaker' }]);
    expect((await organiser.call(attendees.readAttendeeAtGate, await hand(999_999))).status).toBe(404);
  });

  test('whoever has the role of the reception finds visitors on their own device', async () => {
    await sell();
    const { data } = await desk.call(links.openOwnReception, { params });
    const entered = await post(reception_enter(data.path));
    expect(entered.data['mayFind']).toBe(true);
    expect((await find(String(entered.data['gateToken']), '汐見')).found.entries).toHaveLength(1);
  });
});

describe('the board', () => {
  const read = async (gateToken: string) => post([reception.readBoard, {}, { gateToken }]);

  test('counts who has come by ticket, gate and quarter of an hour, and names nobody', async () => {
    const [first, second] = [
      await sell(),
      await sell(),
      await sell({ ticket: { state: 'canceled', canceled_at: new Date(testNow) } }),
    ];
    const gateToken = await link();
    await post([reception.checkInVisitor, at, { gateToken, purchasedTicketId: first }]);
    site.setNow(testNow + 16 * 60_000);
    await post([reception.checkInVisitor, at, { gateToken, purchasedTicketId: second }]);
    const { data } = await desk.call(day.openBoard, { params });
    expect(data.path).toContain('/users/board#gate=');
    const entered = await post(reception_enter(data.path));
    const own = String(entered.data['gateToken']);
    const board = (await read(own)).data as unknown as reception.Board;
    expect(board).toMatchObject({ checkedIn: 2, expected: 2, gates: [{ name: 'Main entrance', checkedIn: 2 }] });
    expect(board.quarters).toHaveLength(12);
    expect(board.quarters.slice(-2).map(({ checkedIn }) => checkedIn)).toEqual([1, 1]);
    expect(JSON.stringify(board)).not.toContain('汐見');
    // It opens nothing else.
    expect((await find(own, '汐見')).status).toBe(403);
    const look = await post([gates.lookUpAtReception, at, { gateToken: own, code: 'NONE' }]);
    expect(look.status).toBe(404);
  });

  test('has a link of its own, which stands in the list and ends there', async () => {
    const body = { name: 'Lobby', from: '2026-11-20 09:00', until: '2026-11-20 20:00' };
    const { data } = await organiser.call(day.makeBoardLink, { params, body });
    const gateToken = String((await post(reception_enter(data.path))).data['gateToken']);
    expect((await read(gateToken)).status).toBe(200);
    const listed = (await organiser.call(links.listStaffLinks, { params })).data.links.find(
      ({ name }) => name === 'Lobby',
    );
    expect(listed).toMatchObject({ contentIds: [], mayFind: false });
    await organiser.call(links.endStaffLink, { params: { ...params, staffLinkId: listed!.staffLinkId } });
    expect((await read(gateToken)).status).toBe(410);
    const over = { ...body, until: '2026-11-20 08:00' };
    expect((await organiser.call(day.makeBoardLink, { params, body: over })).status).toBe(422);
  });

  test('tells an organiser the same numbers in the console, without its link', async () => {
    const counts = async () => (await desk.call(day.readEntryCounts, { params })).data.counts;
    const [first] = [await sell(), await sell()];
    // The numbers are kept for a second or more, by a clock that no test moves.
    await expect.poll(counts).toMatchObject({ checkedIn: 0, expected: 2, gates: [] });
    await post([reception.checkInVisitor, at, { gateToken: await link(), purchasedTicketId: first }]);
    await expect.poll(async () => (await counts())?.checkedIn).toBe(1);
    const known = await counts();
    expect(known).toMatchObject({ expected: 2, gates: [{ name: 'Main entrance', checkedIn: 1 }] });
    expect(known?.tickets.reduce((sum, { checkedIn }) => sum + checkedIn, 0)).toBe(1);
    expect(known?.quarters.at(-1)?.checkedIn).toBe(1);
  });
});
