import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { memberCalls } from '../../../../../test/member-calls.ts';
import { sellTicket } from '../../../../../test/sell-ticket.ts';
import { testNow } from '../../../../../test/start-test-site.ts';
import { ticketBuyer } from '../../../../../test/ticket-buyer.ts';
import { limitTable } from '#server/limits/limit-table.ts';

const visitorPass = 1;

test('an order whose mail fails does not delay the mails of other orders, and its mail is tried again later [TICKET-115]', async () => {
  const calls = await memberCalls();
  try {
    const buyer = ticketBuyer(calls);
    const order = async (purchaserEmail: string): Promise<string> =>
      (await buyer.buy({ purchaserEmail, purchaseList: [await buyer.item(visitorPass)] })).data.orderId;
    const kindsTo = async (mail: string) => (await calls.site.mails(mail)).map(({ kind }) => kind);
    const setMail = (orderNumber: string, mail: string) =>
      calls.site.database.kysely
        .updateTable('ticket_order')
        .set({ purchaser_mail: mail })
        .where('order_number', '=', orderNumber)
        .execute();
    const goTo = async (instant: number): Promise<void> => {
      calls.site.setNow(instant);
      await calls.site.hiroba.jobs.runDue();
    };

    const first = await order('first@example.jp');
    await setMail(first, 'no address');
    await order('second@example.jp');
    await goTo(testNow + 5_000);
    expect(await kindsTo('second@example.jp')).toEqual(['ticket-issued']);
    expect(calls.site.logged.splice(0).join()).toContain('Nobody could be told of an order.');

    await setMail(first, 'first@example.jp');
    await goTo(testNow + 11 * 60_000);
    expect(await kindsTo('first@example.jp')).toEqual(['ticket-issued']);
    expect(await kindsTo('second@example.jp')).toEqual(['ticket-issued']);
  } finally {
    await calls.close();
  }
});

test('an order that cannot be written about delays no other order in the mails that come together, neither at its address nor in its mailbox [TICKET-115]', async () => {
  const calls = await memberCalls();
  try {
    const { kysely } = calls.site.database;
    const sold = async (purchaser_mail: string): Promise<{ orderId: number; orderNumber: string }> => {
      const order = { purchaser_mail, attempt: 0, paid_attempt: null, tell: 'issued' } as const;
      return sellTicket(calls.site.database, null, { contentId: 60, item: { price: 0 }, order });
    };
    const goTo = async (hours: number) => {
      calls.site.setNow(testNow + hours * 60 * 60_000 + 10_000);
      await calls.site.hiroba.jobs.runDue();
    };
    const textsTo = async (mail: string) => (await calls.site.mails(mail)).map(({ text }) => text);
    const setMail = ({ orderId }: { orderId: number }, purchaser_mail: string) =>
      kysely.updateTable('ticket_order').set({ purchaser_mail }).where('order_id', '=', orderId).execute();
    const startTickets = ({ orderId }: { orderId: number }, at: string) =>
      sql`update purchased_ticket set available_started_at = ${at}::timestamptz where order_id = ${orderId}`.execute(
        kysely,
      );

    // The mailbox has had its share of the hour, and of the day.
    for (const { most } of limitTable.orderMail.turns)
      for (let told = 0; told < most; told += 1) await sold('hanako@example.jp');
    const broken = await sold('hanako+broken@example.jp');
    const [unreadable, readable] = [await sold('hanako+a@example.jp'), await sold('hanako+a@example.jp')];
    const buyer = ticketBuyer(calls);
    await buyer.buy({ purchaserEmail: 'hanako@example.jp', purchaseList: [await buyer.item(visitorPass)] });
    await goTo(0);
    await setMail(broken, 'no address');
    await startTickets(unreadable, 'infinity');
    calls.site.logged.length = 0;
    for (const hours of [1, 2]) await goTo(hours);
    expect(await textsTo('hanako+a@example.jp')).toEqual([expect.stringContaining(readable.orderNumber)]);
    const left = await kysely.selectFrom('held_news').select('order_id').orderBy('order_id').execute();
    expect(left.map(({ order_id }) => order_id)).toEqual([broken.orderId, unreadable.orderId]);
    expect(calls.site.logged.join()).toContain('Nobody could be told of an order.');

    await setMail(broken, 'hanako+broken@example.jp');
    await startTickets(unreadable, '2026-11-20 10:00+09');
    for (const hours of [3, 4, 5]) await goTo(hours);
    expect(await textsTo('hanako+broken@example.jp')).toEqual([expect.stringContaining(broken.orderNumber)]);
    expect((await textsTo('hanako+a@example.jp'))[0]).toContain(unreadable.orderNumber);
    expect(await kysely.selectFrom('held_news').selectAll().execute()).toEqual([]);
  } finally {
    await calls.close();
  }
});

test('a member who has left gets no mail, neither at once nor with the held mails, and the server does not try again', async () => {
  const calls = await memberCalls();
  try {
    const { database, hiroba, logged } = calls.site;
    const { kysely } = database;
    const sold = (purchaser_mail: string) => {
      const order = { purchaser_mail, attempt: 0, paid_attempt: null, tell: 'issued' } as const;
      return sellTicket(database, null, { contentId: 60, item: { price: 0 }, order });
    };
    await sold('');
    for (let told = 0; told < limitTable.orderMail.turns[0].most; told += 1) await sold('gone@example.jp');
    const held = await sold('gone@example.jp');
    const buyer = ticketBuyer(calls);
    await buyer.buy({ purchaserEmail: 'stays@example.jp', purchaseList: [await buyer.item(visitorPass)] });
    calls.site.setNow(testNow + 10_000);
    await hiroba.jobs.runDue();
    expect(await kysely.selectFrom('held_news').select('order_id').execute()).toEqual([{ order_id: held.orderId }]);
    await kysely.updateTable('ticket_order').set({ purchaser_mail: '' }).where('order_id', '=', held.orderId).execute();
    calls.site.setNow(testNow + 61 * 60_000);
    await hiroba.jobs.runDue();
    expect(await kysely.selectFrom('held_news').selectAll().execute()).toEqual([]);
    expect(await kysely.selectFrom('ticket_order').select('tell').where('tell', 'is not', null).execute()).toEqual([]);
    expect(logged).toEqual([]);
  } finally {
    await calls.close();
  }
});
