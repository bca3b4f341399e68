import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MyTicketSite, refusalOf, startMyTicketSite, ticketsNow } from '../../../../test/my-ticket-site.ts';
import { sellTicket } from '../../../../test/sell-ticket.ts';
import { listMyTickets, type MyTickets } from '../contract.ts';
import { listEntries, nameOfEntry } from '../rules/list-entries.ts';

let site: MyTicketSite;
beforeAll(async () => {
  site = await startMyTicketSite();
});
afterAll(() => site.close());

const event = { portalId: 1, eventId: 11 };
const application = {
  item: {
    ticketType: 'LOTTERY',
    enableSalesPeriod: true,
    salesPeriodEnd: '2026-11-30',
    lottery: { drawAt: '2026-12-01 10:00' },
  },
  order: {
    state: 'applied',
    attempt: 0,
    paid_attempt: null,
    paid_at: null,
    lottery: { entrantId: 'E1', slots: [], enableExtraSlot: false },
  },
  ticket: { state: 'applied', lottery_status: 'WAITING' },
} as const;
const namesOf = (data: MyTickets): number[] => listEntries(data, ticketsNow).map(nameOfEntry);

test('a page of tickets costs the same of 170 and of 500, and pages together have each once, applications whole [TICKET-027]', async () => {
  const costs = [];
  for (const count of [170, 500]) {
    const member = await site.member();
    const ask = (query: object) => site.call(listMyTickets, event, query, site.as(member));
    const { ids: used } = await sellTicket(site.database, member.memberId, {
      number: 50,
      ticket: { checkin_count: 1 },
    });
    await sellTicket(site.database, member.memberId, { number: count - 50 });
    const { ids: applied } = await sellTicket(site.database, member.memberId, { ...application, number: 3 });
    const before = site.database.statements();
    const first = await ask({ page: '1' });
    const order = first.order ?? [];
    const pages = [first];
    for (let at = 40; at < order.length; at += 40) {
      const tickets = order.slice(at, at + 40).map(({ name }) => name);
      pages.push(await ask({ tickets: tickets.join(',') }));
    }
    costs.push((site.database.statements() - before) / pages.length);
    expect(order).toHaveLength(count + 1);
    expect(pages.flatMap(({ data }) => namesOf(data))).toEqual(order.map(({ name }) => name));
    const found = pages.find(({ data }) => data.unprocessedTickets.length > 0);
    expect(found?.data.unprocessedTickets).toMatchObject([{ number: 3, tickets: applied.map((id) => ({ id })) }]);
    expect(order.filter(({ status }) => status === 'used').map(({ name }) => name)).toEqual(used);
    expect(first.data.purchasedTickets).toHaveLength(40);
    expect(namesOf((await ask({ page: '2' })).data)).toEqual(order.slice(40, 80).map(({ name }) => name));
    expect(namesOf((await ask({})).data)).toEqual(order.map(({ name }) => name));
  }
  expect(costs[1]).toBeLessThanOrEqual(costs[0] ?? 0);
});

test('names of tickets lead to those of their holder alone, and have to be ids [TICKET-027]', async () => {
  const [member, other] = [await site.member(), await site.member()];
  const { ids } = await sellTicket(site.database, other.memberId, { number: 2 });
  const ask = (query: object, as = member) => site.call(listMyTickets, event, query, site.as(as));
  expect((await ask({ tickets: ids.join(',') })).data.purchasedTickets).toEqual([]);
  expect((await ask({ tickets: String(ids[1]) }, other)).data.purchasedTickets).toMatchObject([{ id: ids[1] }]);
  expect((await ask({ page: '1' }, other)).order).toBeUndefined();
  for (const tickets of ['x', '9999999999', Array.from({ length: 101 }, (_, id) => id).join(',')]) {
    expect((await refusalOf(ask({ tickets })))[0]).toBe(422);
  }
});
