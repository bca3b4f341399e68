import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stockMoved } from '#features/ticket/server/sale/kept-stock.ts';
import type { ConsoleClient } from '../../../../../test/console-client.ts';
import { operatorAt, setUpApp } from '../../../../../test/console-operators.ts';
import { startTestSite, type TestSite } from '../../../../../test/start-test-site.ts';
import { readOrder } from '../../contract.ts';
import { readOrderDesk } from '../../contract/changes.ts';
import { issueTickets, readIssueDesk } from '../../contract/issue.ts';

let site: TestSite;
let sales: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  sales = await operatorAt(site, 'event/11', 'sales');
  await setUpApp(sales);
});
afterAll(() => site.close());

const params = { site: 'event-11' };
const nobody = { last_name: '', first_name: '', last_name_kana: '', first_name_kana: '' };
const sora = { ...nobody, last_name: '森田', first_name: '空' };
let chosen: number | undefined;
/** A ticket that costs money, and of which there are only so many. */
const limited = async () => {
  const { data } = await sales.call(readIssueDesk, { params });
  chosen ??= data.tickets.findIndex(({ left, prices }) => left !== null && left >= 6 && prices[0]!.price > 0);
  const found = data.tickets[chosen]!;
  return { ...found, left: found.left!, price: found.prices[0]!.price, priceId: found.prices[0]!.priceId };
};
let presses = 0;
const newKey = () => `issue-of-a-test-${String((presses += 1)).padStart(4, '0')}`;
const issue = async (more: object = {}) => {
  const { contentId, ticketId, priceId } = await limited();
  return sales.call(issueTickets, {
    params,
    body: {
      key: newKey(),
      contentId,
      ticketId,
      priceId,
      way: 'free',
      note: '',
      language: 'jpn',
      recipients: [{ name: sora, mail: '', number: 1 }],
      ...more,
    },
  });
};
/** The last places but `count` are taken. */
const leaveOnly = async (count: number) => {
  const { contentId, ticketId, left } = await limited();
  const { kysely } = site.database;
  const of = { site_key: 'event/11', content_id: contentId, ticket_id: ticketId };
  const row = await kysely
    .selectFrom('ticket_stock')
    .select('taken')
    .where('site_key', '=', of.site_key)
    .where('content_id', '=', contentId)
    .where('ticket_id', '=', ticketId)
    .executeTakeFirst();
  const set = async (taken: number) => {
    await kysely
      .insertInto('ticket_stock')
      .values({ ...of, taken })
      .onConflict((known) => known.columns(['site_key', 'content_id', 'ticket_id']).doUpdateSet({ taken }))
      .execute();
    stockMoved({ siteKey: 'event/11', contentId });
  };
  const before = row?.taken ?? 0;
  await set(before + left - count);
  return { back: () => set(before), of };
};
const countOrders = async () =>
  Number(
    (
      await site.database.kysely
        .selectFrom('ticket_order')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

describe('an organiser issues', () => {
  test('complimentary tickets to one person, out of the same stock, and shows their codes', async () => {
    const before = await limited();
    const { data } = await issue({ note: '登壇者', recipients: [{ name: sora, mail: '', number: 2 }] });
    expect(data).toMatchObject({ orders: 1, tickets: 2, isRepeated: false });
    expect(data.shown?.tickets).toHaveLength(2);
    expect(data.shown?.tickets[0]?.qrString.startsWith(data.shown.tickets[0].code)).toBe(true);
    expect((await limited()).left).toBe(before.left - 2);
    const order = (await sales.call(readOrder, { params: { ...params, orderNumber: data.shown!.orderNumber } })).data;
    expect(order).toMatchObject({ standing: 'completed', method: 'Free', buyer: { name: '森田 空' } });
    expect(order.money).toMatchObject({ due: 0, paid: 0, full: 2 * before.price });
    expect(order.history).toContainEqual(
      expect.objectContaining({ action: 'order.issued', reason: '登壇者', way: 'free' }),
    );
  });

  test('tickets that were paid at the door: the money is there, and goes back by hand', async () => {
    const { price } = await limited();
    const { data } = await issue({ way: 'cash' });
    const named = { params: { ...params, orderNumber: data.shown!.orderNumber } };
    expect((await sales.call(readOrderDesk, named)).data).toMatchObject({ left: price, way: 'byHand', isOwed: false });
    expect((await sales.call(readOrder, named)).data.money).toMatchObject({ due: price, paid: price, owed: 0 });
  });

  test('a list to all or to none, and says how many are left', async () => {
    const { back } = await leaveOnly(3);
    const orders = await countOrders();
    const three = [1, 2, 1].map((number, at) => ({ name: nobody, mail: `guest-${at}@example.jp`, number }));
    const refused = await issue({ recipients: three });
    expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('0')]);
    expect([await countOrders(), (await limited()).left]).toEqual([orders, 3]);
    expect((await issue({ recipients: three.slice(0, 2) })).data).toMatchObject({ orders: 2, tickets: 3, shown: null });
    expect((await issue()).status).toBe(409);
    const told = site.database.kysely
      .selectFrom('ticket_order')
      .select('tell')
      .where('purchaser_mail', '=', 'guest-0@example.jp');
    expect(await told.execute()).toEqual([{ tell: 'issued' }]);
    await back();
  });

  test('once for one key, pressed twice at the same time too', async () => {
    const orders = await countOrders();
    const wish = { key: newKey(), recipients: [{ name: sora, mail: 'sora.twice@example.jp', number: 2 }] };
    const [one, two] = await Promise.all([issue(wish), issue(wish)]);
    expect(new Set([one.data.isRepeated, two.data.isRepeated])).toEqual(new Set([false, true]));
    expect(one.data.shown).toEqual(two.data.shown);
    expect((await issue(wish)).data.isRepeated).toBe(true);
    expect(await countOrders()).toBe(orders + 1);
  });

  test.each([
    ['to an address that is none', { recipients: [{ name: nobody, mail: 'a@b', number: 1 }] }, 422],
    ['no ticket', { recipients: [{ name: nobody, mail: '', number: 0 }] }, 422],
    ['to nobody', { recipients: [] }, 422],
    ['a ticket that is not there', { ticketId: 999_999 }, 404],
    ['at a price that is not there', { priceId: 999_999 }, 404],
    ['in a way that is none', { way: 'barter' }, 422],
  ])('nothing %s', async (_, wish, status) => {
    const orders = await countOrders();
    expect((await issue(wish)).status).toBe(status);
    expect(await countOrders()).toBe(orders);
  });
});
