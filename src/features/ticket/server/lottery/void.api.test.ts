import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveRole } from '#features/account/server/member-roles.ts';
import { changeTicket } from '../../../../../test/change-ticket.ts';
import { type ExpoBuyers, expoBuyers } from '../../../../../test/expo-buyers.ts';
import { testMember } from '../../../../../test/test-member.ts';
import { verifyPublishedDraw } from '../../../../../test/verify-published-draw.ts';

const [tour, reception] = [7, 8];
const minuteMs = 60_000;

let { calls, buyer, hanako, james } = {} as ExpoBuyers;
let staff: Record<string, string>;
beforeAll(async () => {
  ({ calls, buyer, hanako, james } = await expoBuyers());
  staff = { 'access-token': (await calls.logIn('staff.demo')).accessToken };
  // One place for all applicants.
  const slots = [{ ticketSlotId: 1, capacity: 1 }];
  await changeTicket(calls.site, tour, { slots, requiredSelectSlotNumber: 1 });
});
afterAll(() => calls.close());

const applyAs = async (who: Record<string, string>): Promise<void> => {
  const card = await buyer.token('4111111111111111', who);
  const { data } = await calls.post('payments/credit/add/1/11', card, who);
  const purchaseList = [await buyer.item(tour, { lotterySetting: [{ priority: 1, ticketSlotId: 1 }] })];
  const applied = await buyer.buy({ purchaseList, paymentMethod: 'CreditCard', cardId: data.cardId }, who);
  expect(applied.data.state).toBe('applied');
};
const goTo = async (at: string): Promise<void> => {
  const then = Date.parse(`${at}+09:00`);
  for (const now of [then - 11 * minuteMs, then]) {
    calls.site.setNow(now);
    await calls.site.hiroba.jobs.runDue();
  }
};
const memberOf = async (loginId: string): Promise<number> => {
  const { rows } = await calls.site.database.pool.query(
    `select member_id from member where login_id = $1 and realm_key = 'portal/1'`,
    [loginId],
  );
  return rows[0].member_id;
};

test('a member who is blocked at the draw takes no part, is charged nothing, and the place goes to the next one [ACCESS-048]', async () => {
  for (const who of [hanako, james, staff]) await applyAs(who);
  await goTo('2026-11-24T00:15:00');
  const announced = (await calls.get(`ticket/lottery/1/11/60/${tour}`)).data.announcement;
  await giveRole(calls.site.database, 'event/11', await memberOf('hanako.demo'), 'blocked');
  await giveRole(calls.site.database, 'portal/1', await memberOf('james.demo'), 'blocked');
  await goTo('2026-11-24T12:00:00');

  const { rows } = await calls.site.database.pool.query(
    `select m.login_id, o.state, o.attempt, t.lottery_status, o.lottery ->> 'entrantId' as number
     from ticket_order o join purchased_ticket t using (order_id) join member m on m.member_id = o.purchaser_id
     where t.ticket_id = ${tour} order by 1`,
  );
  expect(rows.map(({ number: _, ...row }) => row)).toEqual([
    { login_id: 'hanako.demo', state: 'lost', attempt: 0, lottery_status: 'FAIL' },
    { login_id: 'james.demo', state: 'lost', attempt: 0, lottery_status: 'FAIL' },
    { login_id: 'staff.demo', state: 'completed', attempt: 1, lottery_status: 'PRIMARY_SUCCESS' },
  ]);
  const record = await calls.site
    .get(`/web_api/v2/ticket/lottery/record/1/11/60/${tour}`)
    .then((answer) => answer.json());
  expect(record.entrants).toHaveLength(3);
  expect(new Set(record.voided)).toEqual(new Set([rows[0].number, rows[1].number]));
  expect(verifyPublishedDraw(record, announced)).toBe(0);
});

test('a member who leaves before the closing is not in the list; one who leaves after it stays in the list and is void', async () => {
  const at = Date.parse('2026-11-24T13:00:00+09:00');
  calls.site.setNow(at);
  const members = [];
  for (let count = 0; count < 3; count += 1) {
    const member = await testMember(calls.site.database, 'portal/1', at);
    const wish = { purchaseList: [await buyer.item(reception, { lotterySetting: [] })] };
    const who = { 'access-token': member.accessToken };
    expect((await buyer.buy(wish, who)).data.state).toBe('applied');
    members.push({ ...member, ...(await calls.get(`ticket/lottery/1/11/60/${reception}`, who)).data });
  }
  const [early, late, stays] = members;
  const leave = (memberId: number) =>
    calls.site.database.pool.query('delete from member where member_id = $1', [memberId]);
  await leave(early.memberId);
  await goTo('2026-11-26T00:15:00');
  await leave(late.memberId);
  await goTo('2026-11-26T12:00:00');
  const record = await calls.site
    .get(`/web_api/v2/ticket/lottery/record/1/11/60/${reception}`)
    .then((answer) => answer.json());
  const numbers = record.entrants.map(({ entrantId }: { entrantId: string }) => entrantId);
  expect(new Set(numbers)).toEqual(new Set([late.entrantId, stays.entrantId]));
  expect(record.voided).toEqual([late.entrantId]);
  expect(record.results).toMatchObject([{ entrantId: stays.entrantId, ticketSlotId: 0 }]);
  const { rows } = await calls.site.database.pool.query(
    `select o.state, o.purchaser_id is null as "hasLeft", t.lottery_status from ticket_order o
     join purchased_ticket t using (order_id) where t.ticket_id = ${reception} order by o.order_id`,
  );
  expect(rows).toEqual([
    { state: 'lost', hasLeft: true, lottery_status: 'FAIL' },
    { state: 'lost', hasLeft: true, lottery_status: 'FAIL' },
    { state: 'completed', hasLeft: false, lottery_status: 'SUCCESS' },
  ]);
});
