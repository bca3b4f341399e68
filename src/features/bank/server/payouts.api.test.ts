import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notePaidByHand } from '#features/ticket/server.ts';
import type { ConsoleClient } from '../../../../test/console-client.ts';
import { operatorAt, setUpApp } from '../../../../test/console-operators.ts';
import { refundAccount } from '../../../../test/refund-account.ts';
import { sellTicket } from '../../../../test/sell-ticket.ts';
import { startTestSite, testNow, type TestSite } from '../../../../test/start-test-site.ts';
import * as calls from '../contract/payouts.ts';
import { accountKeptDays, accountLinkDays } from '../rules/payout/payout-limits.ts';

let site: TestSite;
let sales: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false, publicUrl: 'https://hiroba.test' });
  sales = await operatorAt(site, 'event/11', 'sales');
  await setUpApp(sales);
});
afterAll(() => site.close());
beforeEach(async () => {
  site.setNow(testNow);
  for (const table of [
    'payout',
    'refund_account',
    'ticket_refund',
    'order_change',
    'purchased_ticket',
    'ticket_order',
    'mailbox_mail',
    'mail_trace',
    'job',
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- some short statements
    await site.database.kysely.deleteFrom(table).execute();
  }
});

const params = { site: 'event-11' };
const dayMs = 24 * 60 * 60_000;
let made = 0;
/** An order that was paid by a transfer, whose money is to go back. */
async function owe(
  amount = 1000,
  siteKey = 'event/11',
): Promise<{ orderNumber: string; number: string; mail: string }> {
  made += 1;
  const mail = `back${made}@example.jp`;
  const orderNumber = `0000K7Q2P9RW${String(made).padStart(4, '0')}`;
  const order = {
    order_number: orderNumber,
    payment_method: 'Bank',
    is_deferred: true,
    is_settled: true,
    attempt: 0,
    paid_attempt: null,
    purchaser_mail: mail,
  } as const;
  const { orderId, ids } = await sellTicket(site.database, null, { siteKey, contentId: 60, order });
  const { ticket_refund_id: id } = await site.database.kysely
    .insertInto('ticket_refund')
    .values({
      order_id: orderId,
      attempt: 0,
      purchased_ticket_id: ids[0]!,
      amount,
      way: 'byHand',
      state: 'asked',
      created_at: new Date(testNow),
      changed_at: new Date(testNow),
    })
    .returning('ticket_refund_id')
    .executeTakeFirstOrThrow();
  return { orderNumber, number: `${orderNumber}-${id}`, mail };
}
const list = async () => (await sales.call(calls.readPayouts, { params })).data;
const ask = (numbers: readonly string[]) =>
  sales.call(calls.askAccounts, { params, body: { refundNumbers: [...numbers] } });
const linkIn = async (mail: string): Promise<string> => {
  const [told] = await site.mails(mail);
  return /https:\/\/hiroba\.test(\/refund-account\/[\w-]+)/.exec(told?.text ?? '')?.[1] ?? '';
};
const typed = { bank: '0005', branch: '001', kind: '1', number: '1234567', holder: 'やまだ　はなこ' };
const give = (path: string, more: object = {}) =>
  site.post(path, new URLSearchParams({ ...typed, ...more }).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });
/** One with an account. */
async function owedWithAccount(amount = 1000) {
  const one = await owe(amount);
  await ask([one.number]);
  expect((await give(await linkIn(one.mail))).status).toBe(200);
  return { ...one, amount };
}
const make = (refunds: readonly { number: string; amount: number }[], key = `payout-of-a-test-${(made += 1)}`) =>
  sales.call(calls.makePayout, {
    params,
    body: { key, refunds: refunds.map(({ number, amount }) => ({ refundNumber: number, amount })) },
  });
const act = (call: typeof calls.payPayout | typeof calls.dropPayout, payoutId: number) =>
  sales.call(call, { params: { ...params, payoutId }, body: {} });

describe('a buyer who is asked for an account', () => {
  test('enters it by a link that works once, and finds what they typed where it is wrong', async () => {
    const { number, mail, orderNumber } = await owe();
    expect((await ask([number])).data).toEqual({ asked: 1 });
    const path = await linkIn(mail);
    const page = await site.get(path);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('1,000円')]);
    const wrong = await give(path, { bank: '5', holder: '山田"花子' });
    const html = await wrong.text();
    expect(wrong.status).toBe(422);
    expect(html).toContain('銀行コードは4桁の数字で入力してください。');
    expect(html).toContain('value="山田&quot;花子"');
    expect((await list()).entries).toMatchObject([{ orderNumber, account: 'asked' }]);
    expect((await give(path, { holder: 'x'.repeat(5_000) })).status).toBe(413);
    expect((await give(path)).status).toBe(200);
    expect([(await give(path)).status, (await site.get(path)).status]).toEqual([404, 404]);
    expect((await list()).entries).toMatchObject([{ account: 'given' }]);
    // Whoever has given it is not asked again.
    expect((await ask([number])).status).toBe(409);
  });

  test('has a link that ends after its days, and with the next one', async () => {
    const { number, mail } = await owe();
    await ask([number]);
    const first = await linkIn(mail);
    await site.database.kysely.deleteFrom('mailbox_mail').execute();
    await ask([number]);
    const second = await linkIn(mail);
    expect([(await site.get(first)).status, (await site.get(second)).status]).toEqual([404, 200]);
    site.setNow(testNow + (accountLinkDays + 1) * dayMs);
    expect((await site.get(second)).status).toBe(404);
    expect((await site.get('/refund-account/nobody')).status).toBe(404);
  });

  test('is not asked for a refund of another event', async () => {
    const { number } = await owe(1000, 'event/12');
    expect((await ask([number])).status).toBe(409);
  });
});

describe('a file for the bank', () => {
  test('has the refunds with their accounts; it is paid by one press, and each buyer is told once', async () => {
    const refunds = [await owedWithAccount(700), await owedWithAccount(800)];
    const { data } = await make(refunds);
    const { lines } = (await sales.call(calls.readPayout, { params: { ...params, payoutId: data.payoutId } })).data;
    expect(lines.map(({ refundNumber, amount, account }) => [refundNumber, amount, account.holder])).toEqual(
      refunds.map(({ number, amount }) => [number, amount, 'ﾔﾏﾀﾞ ﾊﾅｺ']),
    );
    expect((await act(calls.payPayout, data.payoutId)).data).toEqual({ paid: 2 });
    expect((await act(calls.payPayout, data.payoutId)).status).toBe(409);
    const after = await list();
    expect(after.entries).toEqual([]);
    expect(after.payouts).toMatchObject([{ state: 'paid', refunds: 2, amount: 1500 }]);
    for (const { mail } of refunds) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const kinds = (await site.mails(mail)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'refund-paid-by-hand')).toHaveLength(1);
    }
    const looks = await site.database.kysely
      .selectFrom('operator_log')
      .select('action')
      .where('action', 'in', ['looked.refundAccounts', 'payout.made', 'payout.paid'])
      .execute();
    expect(new Set(looks.map(({ action }) => action)).size).toBe(3);
  });

  test('is not made with a refund that has no account, has changed, was paid, or belongs to another event', async () => {
    const without = await owe();
    const good = await owedWithAccount();
    const foreign = await owe(1000, 'event/12');
    expect((await make([{ ...without, amount: 1000 }])).status).toBe(409);
    expect((await make([{ ...good, amount: 999 }])).status).toBe(409);
    expect((await make([good, { ...foreign, amount: 1000 }])).status).toBe(409);
    await site.database.kysely.updateTable('ticket_refund').set({ state: 'done' }).execute();
    expect((await make([good])).status).toBe(409);
    expect((await list()).payouts).toEqual([]);
  });

  test('leaves a refund out that was paid in another way since, and pays the others', async () => {
    const [one, other] = [await owedWithAccount(), await owedWithAccount()];
    const { data } = await make([one, other]);
    expect((await notePaidByHand(site.database, one.number, testNow)).outcome).toBe('noted');
    const { lines } = (await sales.call(calls.readPayout, { params: { ...params, payoutId: data.payoutId } })).data;
    expect(lines.map(({ refundNumber }) => refundNumber)).toEqual([other.number]);
    expect((await act(calls.payPayout, data.payoutId)).data).toEqual({ paid: 1 });
  });

  test('is the same file when its press is sent again, and gives its refunds back when it is withdrawn', async () => {
    const one = await owedWithAccount();
    const first = await make([one], 'the-press-of-a-test');
    expect((await make([one], 'the-press-of-a-test')).data).toEqual(first.data);
    expect((await make([one])).status).toBe(409);
    expect((await act(calls.dropPayout, first.data.payoutId)).status).toBe(200);
    expect((await act(calls.payPayout, first.data.payoutId)).status).toBe(409);
    expect((await make([one])).status).toBe(200);
  });
});

describe('an account that was given', () => {
  const read = (payoutId: number) => sales.call(calls.readPayout, { params: { ...params, payoutId } });
  const stored = async () =>
    (
      await site.database.pool.query<{ account: object | null; sealed: string | null; row: string }>(
        'select account, sealed, a::text as row from refund_account a',
      )
    ).rows;

  test('is in no row of the database in the clear, and in the file as it was typed', async () => {
    const one = await owedWithAccount();
    expect(await stored()).toMatchObject([{ account: null, sealed: expect.any(String) }]);
    const { data } = await make([one]);
    const { lines } = (await read(data.payoutId)).data;
    const { number, holder } = lines[0]!.account;
    for (const part of [number, holder]) expect((await stored())[0]!.row).not.toContain(part);
  });

  test('from before they were sealed is read, and sealed by the hourly tidying', async () => {
    const one = await owedWithAccount();
    const { pool } = site.database;
    await pool.query('update refund_account set sealed = null, account = $1', [JSON.stringify(refundAccount)]);
    const { data } = await make([one]);
    const lines = async () => (await read(data.payoutId)).data.lines;
    expect(await lines()).toMatchObject([{ account: refundAccount }]);
    await site.hiroba.tidy();
    expect(await stored()).toMatchObject([{ account: null, sealed: expect.any(String) }]);
    expect(await lines()).toMatchObject([{ account: refundAccount }]);
  });

  test('whose key is lost is asked for again, and is in no file until then', async () => {
    const one = await owedWithAccount();
    await site.database.pool.query(`update refund_account set sealed = 'a' || sealed`);
    expect((await list()).entries).toMatchObject([{ account: 'asked' }]);
    expect((await make([one])).status).toBe(409);
    await site.database.kysely.deleteFrom('mailbox_mail').execute();
    expect((await ask([one.number])).data).toEqual({ asked: 1 });
    await give(await linkIn(one.mail));
    expect((await list()).entries).toMatchObject([{ account: 'given' }]);
    expect((await make([one])).status).toBe(200);
  });
});

// The last one: its clock ends the sessions of the others.
describe('an account', () => {
  test('leaves no account behind: some days after the money is back, and when they are erased', async () => {
    const one = await owedWithAccount();
    const other = await owedWithAccount();
    const { data } = await make([one]);
    await act(calls.payPayout, data.payoutId);
    const kept = async () =>
      (await site.database.kysely.selectFrom('refund_account').select('order_id').execute()).length;
    expect(await kept()).toBe(2);
    site.setNow(testNow + (accountKeptDays + 1) * dayMs);
    await site.hiroba.tidy();
    expect(await kept()).toBe(1);
    await site.database.kysely
      .updateTable('ticket_order')
      .set({ purchaser_mail: '' })
      .where('order_number', '=', other.orderNumber)
      .execute();
    expect(await kept()).toBe(0);
  });
});
