import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ConsoleClient } from '../../../../../test/console-client.ts';
import { operatorAt, setUpApp } from '../../../../../test/console-operators.ts';
import { sellTicket } from '../../../../../test/sell-ticket.ts';
import { startTestSite, type TestSite } from '../../../../../test/start-test-site.ts';
import { addJob } from '#server/jobs/job-store.ts';
import { chooseSalesNotice, readSalesNotice } from '../../contract/notices.ts';

let site: TestSite;
let sales: ConsoleClient;
let salesMail: string;
beforeEach(async () => {
  site = await startTestSite({ isDemo: false, publicUrl: 'https://events.example.jp' });
  sales = await operatorAt(site, 'event/11', 'sales');
  await setUpApp(sales);
  await operatorAt(site, 'event/11', 'editor');
  const { rows } = await site.database.pool.query<{ mail: string }>(
    `select o.mail from operator o join operator_grant g using (operator_id) where g.role = 'sales'`,
  );
  salesMail = rows[0]!.mail;
});
afterEach(() => site.close());

const at = (text: string): number => Date.parse(`2026-11-${text}+09:00`);
const params = { site: 'event-11' };

const sell = (when: string, order: object = {}) =>
  sellTicket(site.database, null, { contentId: 60, order: { ordered_at: new Date(at(when)), ...order } });
/** A look at that time. The first one is planned by whoever starts the jobs. */
const goTo = async (when: string): Promise<void> => {
  const now = at(when);
  site.setNow(now);
  await addJob(site.database.kysely, {
    name: 'salesNotices',
    data: {},
    singletonKey: undefined,
    createdAt: now,
    runAt: now,
  });
  await site.hiroba.jobs.runDue();
};
const salesMails = async (mail = salesMail) =>
  (await site.mails(mail))
    .filter(({ kind }) => kind === 'operator-sales')
    .map(({ subject, text }) => ({ subject, text }));
const choose = async (choice: 'none' | 'each' | 'daily'): Promise<void> => {
  expect((await sales.call(chooseSalesNotice, { params, body: { choice } })).status).toBe(200);
};

test('the first sale of a site is told at once, and later ones once a day at eight', async () => {
  await goTo('20T10:00:00');
  expect(await salesMails()).toEqual([]);
  await sell('20T10:01:00');
  await goTo('20T10:10:00');
  expect(await salesMails()).toHaveLength(1);
  await sell('20T12:00:00');
  await sell('20T18:00:00');
  await goTo('20T23:00:00');
  expect(await salesMails()).toHaveLength(1);
  await goTo('21T08:10:00');
  await goTo('21T09:10:00');
  const mails = await salesMails();
  expect(mails).toHaveLength(2);
  expect(mails.map(({ text }) => text).join('\n')).toMatch(/2,000/);
});

test('mails go to those who may sell, name no buyer, and say what waits', async () => {
  await sell('20T10:01:00', {
    purchaser_mail: 'hanako@example.jp',
    payment_method: 'Bank',
    is_deferred: true,
    paid_attempt: null,
    paid_at: null,
    attempt: 0,
  });
  await goTo('20T10:10:00');
  const { rows } = await site.database.pool.query<{ mail_to: string }>(
    `select distinct o.mail as mail_to from sales_notice n join operator o using (operator_id)`,
  );
  expect(rows.map(({ mail_to }) => mail_to)).toEqual([salesMail]);
  const [mail] = await salesMails();
  expect(mail?.text).not.toContain('hanako');
  expect(mail?.text).toContain('/console/sites/event-11/orders');
});

test('who chose each order hears of those of ten minutes together, and who chose none hears nothing', async () => {
  expect((await sales.call(readSalesNotice, { params })).data.choice).toBe('daily');
  await choose('each');
  expect((await sales.call(readSalesNotice, { params })).data.choice).toBe('each');
  await sell('20T10:01:00');
  await goTo('20T10:10:00');
  await sell('20T10:12:00');
  await goTo('20T10:30:00');
  expect(await salesMails()).toHaveLength(2);
  await choose('none');
  await sell('20T11:00:00');
  await goTo('20T11:10:00');
  await choose('each');
  await goTo('20T11:20:00');
  expect(await salesMails()).toHaveLength(2);
});

test('a sale is told once, also when the job runs again after it died', async () => {
  await sell('20T10:01:00');
  await goTo('20T10:10:00');
  await site.database.pool.query(`update sales_notice_state set order_id = 0, order_event_id = 0`);
  await goTo('20T10:20:00');
  await goTo('21T08:20:00');
  expect(await salesMails()).toHaveLength(1);
});

test('an order that is paid later is told when it has its tickets', async () => {
  const { orderId } = await sell('20T10:01:00', {
    state: 'awaiting',
    held_until: new Date(at('23T00:00:00')),
    paid_attempt: null,
    paid_at: null,
    ask_at: new Date(at('23T00:00:00')),
  });
  await goTo('20T10:10:00');
  expect(await salesMails()).toEqual([]);
  await site.database.pool.query(
    `update ticket_order set state = 'completed', held_until = null, ask_at = null, paid_attempt = 1, changed_at = $2 where order_id = $1`,
    [orderId, new Date(at('20T10:20:00'))],
  );
  await goTo('20T10:30:00');
  expect(await salesMails()).toHaveLength(1);
});

test('one press ends the mails about a site without a login, and a look at the link changes nothing', async () => {
  await choose('each');
  await sell('20T10:01:00');
  await goTo('20T10:10:00');
  const [mail] = await salesMails();
  const link = /https?:\/\/[^\s/]+(\/sales-mails\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await site.get(link)).status).toBe(200);
  site.setNow(at('20T10:11:00'));
  expect((await sales.call(readSalesNotice, { params })).data.choice).toBe('each');
  expect((await site.post(link, '')).status).toBe(200);
  expect((await sales.call(readSalesNotice, { params })).data.choice).toBe('none');
  expect((await site.post(`${link.slice(0, -2)}AA`, '')).status).toBe(404);
});
