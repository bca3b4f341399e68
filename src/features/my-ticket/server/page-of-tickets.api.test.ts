import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MyTicketSite, refusalOf, startMyTicketSite, ticketsNow } from '../../../../test/my-ticket-site.ts';
import { appliedFor, sellTicket } from '../../../../test/sell-ticket.ts';
import { listMyTickets, type MyTickets } from '../contract.ts';
import { listEntries, nameOfEntry } from '../rules/list-entries.ts';
import { readPageOfTickets } from './page-of-tickets.ts';

let site: MyTicketSite;
beforeAll(async () => {
  site = await startMyTicketSite();
});
afterAll(() => site.close());

const event = { portalId: 1, eventId: 11 };
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
    const { ids: applied } = await sellTicket(site.database, member.memberId, { ...appliedFor, number: 3 });
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

test('a page reads whole tickets of what it shows alone, and each text that they were sold by once [TICKET-027]', async () => {
  const costs = [];
  for (const count of [100, 400]) {
    const { memberId } = await site.member();
    await sellTicket(site.database, memberId, { number: count });
    let [whole, texts] = [0, 0];
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        whole += result.rows.filter((row) => 'purchaser_info' in row).length;
        texts += result.rows.filter(({ document }) => document !== null && document !== undefined).length;
        return result;
      },
    };
    const database = { ...site.database, kysely: site.database.kysely.withPlugin(counting) };
    const page = await readPageOfTickets(database, { hadBy: memberId }, { page: 2 }, ticketsNow);
    expect([page.rows.length, page.order?.length]).toEqual([40, count]);
    costs.push({ whole, texts });
  }
  expect(costs).toEqual([costs[1], { whole: 40, texts: 2 }]);
});

test('pages have what was passed on in its place of the order, and read when all of it was received in one statement [TICKET-027]', async () => {
  const [member, friend] = [await site.member(), await site.member()];
  const ask = (query: object) => site.call(listMyTickets, event, query, site.as(member));
  await sellTicket(site.database, member.memberId, { number: 60 });
  const { ids: used } = await sellTicket(site.database, member.memberId, { ticket: { checkin_count: 1 } });
  const { ids: given } = await sellTicket(site.database, member.memberId, {
    number: 10,
    ticket: { holder_id: friend.memberId, transfer_status: 'TRANSFERRED', checkin_count: 1 },
  });
  const { order = [] } = await ask({ page: '1' });
  expect(order.slice(60)).toEqual([
    ...given.map((name) => ({ status: 'passed_on', name })),
    { status: 'used', name: used[0] },
  ]);
  const second = (await ask({ page: '2' })).data;
  expect(namesOf(second)).toEqual(order.slice(40).map(({ name }) => name));
  expect(second.passedOnTickets).toHaveLength(10);
  const [named, other] = [String(given[0]), String(given[1])];
  const statements = async (tickets: string) => {
    const before = site.database.statements();
    expect((await ask({ tickets })).data.passedOnTickets).not.toEqual([]);
    return site.database.statements() - before;
  };
  expect(await statements(`${named},${other}`)).toBe(await statements(named));
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
