import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeMethods } from '../../../../../test/change-ticket.ts';
import { type ExpoBuyers, expoBuyers, logInBuyers } from '../../../../../test/expo-buyers.ts';
import { testNow } from '../../../../../test/start-test-site.ts';
import { verifyPublishedDraw } from '../../../../../test/verify-published-draw.ts';

let { calls, buyer, hanako, james } = {} as ExpoBuyers;
beforeAll(async () => {
  ({ calls, buyer, hanako, james } = await expoBuyers());
});
afterAll(() => calls.close());

const dayMs = 24 * 60 * 60_000;
const [tour, reception] = [7, 8];
const first = (ticketSlotId: number, second: number) => [
  { priority: 1, ticketSlotId },
  { priority: 2, ticketSlotId: second },
];
const draw = async (ticketId: number, who = {}) => (await calls.get(`ticket/lottery/1/11/60/${ticketId}`, who)).data;
const recordOf = (ticketId: number) => `/web_api/v2/ticket/lottery/record/1/11/60/${ticketId}`;
const previewer = async () => ({
  'access-token': (await calls.logIn('preview.demo')).accessToken,
  'preview-agent': 'previewer',
});
const goTo = async (days: number): Promise<void> => {
  // Each job that looks at the lottery adds the next one.
  for (const at of [days - 1, days]) {
    calls.site.setNow(testNow + at * dayMs);
    await calls.site.hiroba.jobs.runDue();
  }
  ({ hanako, james } = await logInBuyers(calls));
};
let announced: unknown;

test('a preview of a draft does not announce a lottery, which gets no secret', async () => {
  expect((await calls.get(`ticket/lottery/1/11/60/${tour}`, await previewer())).status).toBe(404);
  const { rows } = await calls.site.database.pool.query('select ticket_id from lottery_draw');
  expect(rows).toEqual([]);
});

test('a lottery publishes the hash of its secret before anybody applies, and nothing else about its draw', async () => {
  const { announcement, seed, drawnAt, entrantId } = await draw(tour);
  expect(announcement).toEqual({
    version: 'hiroba-draw-1',
    secretHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    closesAt: '2026-11-23T23:59:00+09:00',
    publicValueSource: '',
    listHash: null,
  });
  expect([seed, drawnAt, entrantId]).toEqual([null, null, null]);
  expect((await draw(tour)).announcement).toEqual(announcement);
});

test('members apply with slots in the order of their wishes, once each and without paying [TICKET-001, TICKET-096, LOTTERY-008]', async () => {
  const cardId = await buyer.saveCard('4111111111111111', hanako);
  const wish = { purchaseList: [await buyer.item(tour, { lotterySetting: first(1, 2) })], hasLottery: true };
  expect((await buyer.buy({ ...wish, paymentMethod: 'CreditCard', cardId })).problems).toEqual([
    { ticketId: tour, kind: 'loginNeeded' },
  ]);
  const once = await buyer.buy({ ...wish, paymentMethod: 'CreditCard', token: 'x' }, hanako);
  expect([once.status, Object.keys(once.errors)]).toEqual([422, ['cardId']]);
  const applied = await buyer.buy({ ...wish, paymentMethod: 'CreditCard', cardId }, hanako);
  expect([applied.status, applied.data.state, applied.data.purchasedTickets[0].lotteryStatus]).toEqual([
    200,
    'applied',
    'WAITING',
  ]);
  expect((await buyer.buy({ ...wish, paymentMethod: 'CreditCard', cardId }, hanako)).problems).toEqual([
    { ticketId: tour, kind: 'alreadyApplied' },
  ]);
  const store = { paymentMethod: 'ConvenienceStore', convenienceStore: 'lawson' };
  const other = { purchaseList: [await buyer.item(tour, { lotterySetting: first(3, 1) })], hasLottery: true, ...store };
  // The page offers a card alone, where cards are taken.
  const { methods } = (await calls.get('ticket/1/11/60', james)).data.settings.payment;
  for (const paymentMethod of ['ConvenienceStore', 'Bank', 'Local']) {
    const refused = await buyer.buy({ ...other, paymentMethod }, james);
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['paymentMethod']]);
  }
  await changeMethods(calls.site, ['ConvenienceStore']);
  expect((await buyer.buy(other, james)).data.state).toBe('applied');
  await changeMethods(calls.site, methods);
  // Whatever the browser shows, only the draw gives a place.
  for (const [who, ticketType] of [
    [hanako, 'LOTTERY'],
    [james, 'NORMAL'],
  ] as const) {
    const purchaseList = [await buyer.item(reception, { lotterySetting: [], ticketType })];
    expect((await buyer.buy({ purchaseList }, who)).data.state).toBe('applied');
  }
  expect((await draw(tour, hanako)).entrantId).toMatch(/^[\w-]{16}$/);
  calls.site.setNow(testNow + 10_000);
  expect((await calls.site.mails('visitor@example.jp')).map(({ kind }) => kind)).toContain('ticket-applied');
});

test('a lottery publishes the hash of its list when it closes, and refuses later applications', async () => {
  await goTo(3.9);
  const { announcement, seed } = await draw(tour);
  expect([announcement.listHash, seed]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), null]);
  announced = announcement;
  const late = await buyer.buy(
    { purchaseList: [await buyer.item(tour, { lotterySetting: first(1, 2) })] },
    { 'access-token': (await calls.logIn('staff.demo')).accessToken },
  );
  expect(late.problems).toEqual([{ ticketId: tour, kind: 'salesFinished' }]);
});

test('a lottery is drawn at its time, and anybody can repeat the draw and compare it with the announcement', async () => {
  await goTo(4.5);
  const { seed, drawnAt } = await draw(tour);
  expect(drawnAt).not.toBeNull();
  const record = await calls.site.get(recordOf(tour)).then((answer) => answer.json());
  expect(record.seed).toBe(seed);
  expect(verifyPublishedDraw(record, announced)).toBe(0);
  const [winner, other] = record.results;
  const forged = { ...record, results: [{ ...winner, ticketSlotId: other.ticketSlotId }, other] };
  expect(verifyPublishedDraw(forged, announced)).toBe(1);
});

test('anybody can download the record of a draw, compressed, and gets 304 if they have it; before the draw there is none', async () => {
  const asked = (headers = {}) => calls.site.get(recordOf(tour), { 'accept-encoding': 'gzip', ...headers });
  const { status, headers } = await asked();
  const [etag, cached] = [headers.get('etag') ?? '', headers.get('cache-control')];
  expect([status, headers.get('content-encoding'), cached]).toEqual([200, 'gzip', 'private, no-cache']);
  expect(headers.get('content-disposition')).toContain('draw-7.json');
  expect(etag).toBe(`"${(await draw(tour)).seed}"`);
  for (const known of [etag, `W/${etag}`]) {
    const again = await asked({ 'if-none-match': known });
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
  expect((await asked({ 'if-none-match': '"another"' })).status).toBe(200);
  const plain = await asked({ 'accept-encoding': 'identity' });
  expect([plain.headers.get('content-encoding'), (await plain.json()).version]).toEqual([null, 'hiroba-draw-1']);
  expect((await calls.site.get(recordOf(reception))).status).toBe(404);
  expect((await calls.site.get(recordOf(tour), await previewer())).status).toBe(404);
});

test('the saved card of a winner is charged, and a winner who pays at a store gets a payment number', async () => {
  const { rows } = await calls.site.database.pool.query(
    `select m.login_id, o.state, t.lottery_status, t.success_slot_id, t.state as ticket from ticket_order o
     join purchased_ticket t using (order_id) join member m on m.member_id = o.purchaser_id
     where t.ticket_id = ${tour} order by 1`,
  );
  expect(rows).toEqual([
    {
      login_id: 'hanako.demo',
      state: 'completed',
      lottery_status: 'PRIMARY_SUCCESS',
      success_slot_id: 1,
      ticket: 'issued',
    },
    {
      login_id: 'james.demo',
      state: 'awaiting',
      lottery_status: 'PRIMARY_SUCCESS',
      success_slot_id: 3,
      ticket: 'held',
    },
  ]);
  calls.site.setNow(testNow + 4.6 * dayMs);
  const told = (await calls.site.mails('visitor@example.jp')).filter(({ kind }) => kind !== 'ticket-applied');
  expect(new Map(told.map(({ kind, subject }) => [kind, subject.replace(/ – .*$/, '')]))).toEqual(
    new Map([
      ['ticket-awaiting', 'You won: complete your payment'],
      ['ticket-won', 'You won'],
    ]),
  );
});

test('a lottery without slots gives free places at once, and places that a winner does not pay in time go back', async () => {
  await goTo(6.6);
  const { rows } = await calls.site.database.pool.query(
    `select o.state, t.lottery_status from ticket_order o join purchased_ticket t using (order_id) where t.ticket_id = ${reception}`,
  );
  expect(rows).toEqual([1, 2].map(() => ({ state: 'completed', lottery_status: 'SUCCESS' })));
  await goTo(9);
  const { rows: tours } = await calls.site.database.pool.query(
    `select o.state, t.state as ticket from ticket_order o join purchased_ticket t using (order_id) where t.ticket_id = ${tour} order by 1`,
  );
  expect(tours).toEqual([
    { state: 'completed', ticket: 'issued' },
    { state: 'expired', ticket: 'released' },
  ]);
  expect(calls.site.logged).toEqual([]);
});
