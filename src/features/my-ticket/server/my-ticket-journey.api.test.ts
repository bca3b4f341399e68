import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { type MemberCalls, memberCalls } from '../../../../test/member-calls.ts';
import { testNow } from '../../../../test/start-test-site.ts';
import { type TicketBuyer, ticketBuyer } from '../../../../test/ticket-buyer.ts';

type Who = Record<string, string>;

let calls: MemberCalls;
let buyer: TicketBuyer;
let hanako: Who;
let james: Who;
beforeAll(async () => {
  calls = await memberCalls();
  buyer = ticketBuyer(calls);
  hanako = await as('hanako.demo');
  james = await as('james.demo');
});
afterAll(() => calls.close());

const [workshop, talkA] = [3, 5];
const as = async (loginId: string): Promise<Who> => ({ 'access-token': (await calls.logIn(loginId)).accessToken });
const mine = async (who: Who) => (await calls.get('mypage/ticket/1/11', who)).data;
const idsOf = async (who: Who) => (await mine(who)).purchasedTickets.map(({ id }: { id: number }) => id);
const notes = (who: Who) => calls.get('web_page/1/11/22/1', who);
const limited = async (who: Who) => (await calls.get('personal/1/11', who)).data.ticketLimited;
const act = (action: string, id: number, who: Who, more: Who = {}) =>
  calls.post(`ticket/${action}/1/11/60`, { purchasedTicketId: String(id), ...more }, who);

async function buyByCard(ticketId: number) {
  const card = { paymentMethod: 'CreditCard', ...(await buyer.token('4111111111111111', hanako)) };
  const { data } = await buyer.buy({ purchaseList: [await buyer.item(ticketId)], ...card }, hanako);
  expect(data.state).toBe('completed');
  return data;
}

test('a ticket opens ticket-limited content; after a transfer it opens the content and the gate for the friend [ACCESS-029, ACCESS-059, TICKET-124, TRANSFER-001, TRANSFER-006]', async () => {
  expect([(await notes(hanako)).status, await limited(hanako)]).toEqual([403, []]);
  const { purchasedTickets } = await buyByCard(workshop);
  const [{ id, qrString, ticketContentSnapshot }] = purchasedTickets;
  expect(await idsOf(hanako)).toEqual([id]);
  const ticket = { contentId: 60, ticketId: workshop };
  expect([(await notes(hanako)).status, await limited(hanako)]).toEqual([200, [ticket]]);

  const { data: link } = await act('transfer', id, hanako);
  expect((await calls.get(`ticket/transfer/receive/1/11?code=${link.transferCode}`)).data.ticket.code).toBe('');
  const received = await calls.post('ticket/transfer/receive/1/11', { code: link.transferCode }, james);
  expect([received.status, received.data.ticket.transferStatus]).toEqual([200, 'TRANSFERRED']);
  expect([await idsOf(hanako), await idsOf(james)]).toEqual([[], [id]]);
  expect([(await notes(hanako)).status, (await notes(james)).status]).toEqual([403, 200]);

  calls.site.setNow(parseInstant(ticketContentSnapshot.checkinPeriodStart) as number);
  const staff = await as('staff.demo');
  const look = (code: string) => calls.get(`ticket/checkin/1/11/60?code=${encodeURIComponent(code)}`, staff);
  expect((await look(qrString)).status).toBe(404);
  const scanned = received.data.ticket.qrString;
  expect((await look(scanned)).data).toMatchObject({
    purchasedTicketId: id,
    holderName: 'James Carter',
    problem: null,
  });
  const entered = await act('checkin', id, staff, { code: scanned });
  expect([entered.status, entered.data.checkinCount]).toEqual([200, 1]);
  expect((await act('checkin', id, staff, { code: scanned })).status).toBe(409);
  expect((await act('checkin', id, await as('hanako.demo'), { code: scanned })).status).toBe(403);
  calls.site.setNow(testNow);
});

test('a cancelled ticket is refunded to the card less the fee, and its place is sold again [TICKET-105, TICKET-106, TICKET-116]', async () => {
  const left = async () => (await calls.get(`ticket/1/11/60?ticket_ids[]=${talkA}`)).data.tickets[0].remainingCount;
  const before = await left();
  const { purchasedTickets } = await buyByCard(talkA);
  const [{ id }] = purchasedTickets;
  expect(await left()).toBe(before - 1);
  const canceled = await act('cancel', id, hanako);
  expect([canceled.status, canceled.data?.refund]).toEqual([200, { amount: 900, way: 'card' }]);
  expect(await left()).toBe(before);
  const refund = async () =>
    (await calls.site.database.kysely.selectFrom('ticket_refund').selectAll().execute()).map(
      ({ state, amount, purchased_ticket_id }) => [state, amount, purchased_ticket_id],
    );
  expect(await refund()).toEqual([['owed', 900, id]]);
  const [mail] = await calls.site.mails('visitor@example.jp');
  expect(mail).toMatchObject({ kind: 'ticket-canceled', text: expect.stringContaining('900') });
  // The gateway's job ran together with the mail job.
  expect(await refund()).toEqual([['done', 900, id]]);
  expect((await act('cancel', id, hanako)).status).toBe(409);
});

test('cash at the gate settles an order when the gate lets its ticket in, and not when the gate refuses it [TICKET-071]', async () => {
  const local = { purchaseList: [await buyer.item(workshop)], paymentMethod: 'Local' };
  const { data } = await buyer.buy(local, hanako);
  const [{ id, qrString, ticketContentSnapshot }] = data.purchasedTickets;
  const enter = async () =>
    act('checkin', id, await as('staff.demo'), { code: qrString, collected: String(data.amount) });
  const paid = async () => (await buyer.order(data.orderId, await as('hanako.demo'))).data.paymentStatus;
  expect([(await enter()).status, await paid()]).toEqual([409, 'Waiting']);
  calls.site.setNow(parseInstant(ticketContentSnapshot.checkinPeriodStart) as number);
  const { data: entered } = await enter();
  expect([entered.checkinCount, entered.toCollect, await paid()]).toEqual([1, 0, 'Sale']);
  calls.site.setNow(testNow);
});

test('a previewer of a draft sees sample tickets and cannot do anything with them [TICKET-103]', async () => {
  const preview = { ...(await as('preview.demo')), 'preview-agent': 'previewer' };
  const { data } = await calls.get('mypage/ticket/1/11', preview);
  expect(data.isSample).toBe(true);
  const shown = data.purchasedTickets.map(
    ({ code, ticketContentSnapshot: { checkinMethod, cancelFee, cancelPeriodStart, cancelPeriodEnd } }: never) =>
      [code, checkinMethod, cancelFee, cancelPeriodStart, cancelPeriodEnd] as const,
  );
  expect(shown).toEqual(
    ['MANUAL', 'QR', 'QR_MANUAL'].map((method, place) => [
      `SAMPLE-${place + 1}`,
      method,
      500,
      '2026-04-01T00:00:00+09:00',
      '2099-12-31T23:59:00+09:00',
    ]),
  );
  const atPortal = await calls.get('mypage/portal_ticket/1', preview);
  expect([atPortal.data.isSample, atPortal.data.purchasedTickets.length]).toEqual([true, 3]);
  const { rowCount } = await calls.site.database.pool.query(`select 1 from purchased_ticket where code like 'SAMPLE%'`);
  expect(rowCount).toBe(0);
  expect((await act('cancel', 1, preview)).status).toBe(403);
  // Outside the preview the same member sees their own tickets.
  const { 'preview-agent': _, ...outside } = preview;
  expect(await mine(outside)).toMatchObject({ isSample: false, purchasedTickets: [] });
  expect((await calls.get('mypage/ticket/1/11', { ...hanako, 'preview-agent': 'previewer' })).status).toBe(403);
});
