import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ExpoBuyers, expoBuyers } from '../../../../../test/expo-buyers.ts';
import { testNow } from '../../../../../test/start-test-site.ts';

const talk = 6;
let { calls, buyer, james } = {} as ExpoBuyers;
beforeAll(async () => {
  ({ calls, buyer, james } = await expoBuyers());
  // Transfers come first here.
  await sql`update content_document set document =
      replace(document::text, '"isBankDeferred": true', '"isBankDeferred": false')::jsonb
    where site_key = 'event/11' and content_id = 60`.execute(calls.site.database.kysely);
  await sql`update site set revision = nextval('site_revision') where site_key = 'event/11'`.execute(
    calls.site.database.kysely,
  );
  await calls.site.hiroba.features.site.directory.refresh();
});
afterAll(() => calls.close());

test.each([900, 1500])(
  'a buyer who transfers a wrong sum gets a mail with the sum that arrived, and the order owes it back: %i [TICKET-109, TICKET-116]',
  async (amount) => {
    const purchaserEmail = `other-${amount}@example.jp`;
    calls.site.setNow(testNow);
    const wish = { purchaseList: [await buyer.item(talk)], paymentMethod: 'Bank', purchaserEmail };
    const { data } = await buyer.buy(wish, james);
    const form = new URLSearchParams({ number: data.bank.accountNumber, amount: String(amount) }).toString();
    await calls.site.post('/dev/pay/till', form, { 'content-type': 'application/x-www-form-urlencoded' });
    for (const minutes of [1, 2, 62, 64]) {
      calls.site.setNow(testNow + minutes * 60_000);
      await calls.site.hiroba.jobs.runDue();
    }
    const { rows } = await calls.site.database.pool.query(
      'select o.state, r.amount from ticket_order o join ticket_refund r using (order_id) where o.order_number = $1',
      [data.orderId],
    );
    expect(rows).toEqual([{ state: 'expired', amount }]);
    const mails = await calls.site.mails(purchaserEmail);
    expect(mails.map(({ kind }) => kind)).toContain('ticket-paid-other-sum');
    expect(mails.map(({ kind }) => kind)).not.toContain('ticket-expired');
    const told = mails.find(({ kind }) => kind === 'ticket-paid-other-sum');
    for (const part of [data.orderId, amount === 900 ? '¥900' : '¥1,500']) expect(told?.text).toContain(part);
  },
);
