import { expect, test } from 'vitest';
import { memberCalls } from '../../../../test/member-calls.ts';
import { testNow } from '../../../../test/start-test-site.ts';
import { ticketBuyer } from '../../../../test/ticket-buyer.ts';

const visitorPass = 1;

test('an order of which nobody can be told keeps no other mail back, and is tried again later [TICKET-115]', async () => {
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
