import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import type { RefundAnswer } from '#features/payment/rules/gateway-answer.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { createJobs, type Jobs } from '#server/jobs/jobs.ts';
import { wholeRetryTime } from '#server/jobs/job-kind.ts';
import { createLog } from '#server/log/log.ts';
import type { Mail, Mailing } from '#server/mail/mail.ts';
import { sellTicket, type SoldTickets } from '../../../../../test/sell-ticket.ts';
import { describeEngines } from '../../../../../test/test-database.ts';
import { createOrderJobs, type OrderJobs, refundPatience } from '../order/order-jobs.ts';
import { refundNumber } from '../../rules/order/refund-number.ts';
import { notePaidByHand } from './organiser-refunds.ts';
import type { WriteRefundMails } from './refund-mails.ts';
import type { WriteRefundNotice } from './refund-notices.ts';
import { createRefunds, type Refunds } from './refunds.ts';

describeEngines('a refund', (open) => {
  const minute = 60_000;
  let now: number;
  let database: Database;
  let jobs: Jobs;
  let orderJobs: OrderJobs;
  let sold: SoldTickets;
  let asked: [string, string, number][];
  let answers: (RefundAnswer | Error)[];
  let refunds: Refunds;
  let isOrganiserNamed: boolean;
  let told: string[];
  let logged: string[];

  const start = (): void => {
    const clock = () => now;
    jobs = createJobs(database, { clock, log: createLog('error', () => undefined, clock) });
    const refund = async (...call: [string, string, number]): Promise<RefundAnswer> => {
      asked.push(call);
      const answer = answers.shift() ?? 'done';
      if (answer instanceof Error) throw answer;
      return answer;
    };
    orderJobs = createOrderJobs(jobs, clock);
    const writeMails: WriteRefundMails = async ({ way, amount }) => {
      const to = `organiser@example.jp`;
      const mail: Mail = {
        to,
        subject: `${way} ${amount}`,
        text: '',
        html: '',
        language: 'jpn',
        kind: 'refund-by-hand',
      };
      return { mails: isOrganiserNamed ? [mail] : [], isOrganiserTold: isOrganiserNamed };
    };
    const writeNotice: WriteRefundNotice = async (kind, { amount }) => ({
      to: 'organiser@example.jp',
      subject: `${kind} ${amount}`,
      text: '',
      html: '',
      language: 'jpn',
      kind: 'refund-notice',
    });
    const mails = jobs.define(
      'mail',
      v.custom<Mail>(() => true),
      async ({ subject }) => void told.push(subject),
    );
    const mail: Mailing = { send: async (one, options) => void (await mails.send(one, options)) };
    const log = createLog('warn', (line) => logged.push(line), clock);
    refunds = createRefunds({ database, payments: { refund }, writeMails, writeNotice, mail, clock, log });
    const idle = {
      expireHolds: async () => {},
      reconcile: async () => false,
      tellNews: async () => false,
      tellTogether: async () => {},
    };
    orderJobs.work({ ...idle, refund: refunds.settle });
  };
  const owe = (way: 'gateway' | 'byHand' = 'gateway', fails = false) =>
    inTransaction(database, async (tx) => {
      const { ticket_refund_id } = await tx
        .insertInto('ticket_refund')
        .values({
          order_id: sold.orderId,
          attempt: 1,
          purchased_ticket_id: sold.ids[0] as number,
          amount: 700,
          way,
          state: 'owed',
          created_at: new Date(now),
          changed_at: new Date(now),
        })
        .returning('ticket_refund_id')
        .executeTakeFirstOrThrow();
      await orderJobs.planRefund(tx, ticket_refund_id);
      if (fails) throw new Error('no');
    });
  const states = async () =>
    (await database.kysely.selectFrom('ticket_refund').select(['way', 'state', 'amount']).execute()).map(
      ({ way, state, amount }) => `${way} ${state} ${amount}`,
    );
  const later = async (ms: number) => {
    now += ms;
    return jobs.runDue();
  };

  beforeEach(async () => {
    database = await open();
    now = Date.UTC(2026, 10, 20);
    asked = [];
    answers = [];
    told = [];
    logged = [];
    isOrganiserNamed = true;
    start();
    sold = await sellTicket(database, null, { order: { order_number: 'K7Q2P9RWY5NEM4XD' } });
  });

  test('is stored in the transaction that causes it, and asked for after the commit', async () => {
    await expect(owe('gateway', true)).rejects.toThrow('no');
    await jobs.runDue();
    expect([await states(), asked]).toEqual([[], []]);
    await owe();
    expect([await states(), asked]).toEqual([['gateway owed 700'], []]);
    await jobs.runDue();
    expect([await states(), asked]).toEqual([
      ['gateway done 700'],
      [[`${sold.orderNumber}/1`, expect.stringMatching(/^refund\/\d+$/), 700]],
    ]);
  });

  test('is asked for again with the same key until the gateway says that it is done', async () => {
    answers = ['unknown', new Error('the line broke'), 'done'];
    await owe();
    await jobs.runDue();
    expect(await states()).toEqual(['gateway owed 700']);
    await later(minute);
    // The gateway may have received the request: the refund stays asked, and the job asks again.
    expect(await states()).toEqual(['gateway asked 700']);
    await later(2 * minute);
    expect(await states()).toEqual(['gateway done 700']);
    expect(asked.length).toBe(3);
    expect(new Set(asked.map((call) => call.join(' '))).size).toBe(1);
  });

  test('is asked for by the next process when a process ends during the request', async () => {
    answers = [new Error('gone')];
    await owe();
    await jobs.runDue();
    start();
    await later(minute);
    expect(await states()).toEqual(['gateway done 700']);
  });

  const refundId = async () =>
    (await database.kysely.selectFrom('ticket_refund').select('ticket_refund_id').executeTakeFirstOrThrow())
      .ticket_refund_id;

  test('that the gateway refuses becomes the task of the organiser, who gets one mail; the gateway is not asked again', async () => {
    answers = ['refused'];
    await owe();
    await jobs.runDue();
    await later(48 * 60 * minute);
    expect([await states(), asked.length]).toEqual([['gateway failed 700'], 1]);
    const id = await refundId();
    expect(await Promise.all([refunds.settle(id), refunds.settle(id)])).toEqual([true, true]);
    await later(minute);
    expect([told, logged]).toEqual([['gateway 700'], []]);
  });

  test('that was already paid at the gateway is done, and the organiser gets one notice', async () => {
    answers = ['paidElsewhere', 'paidElsewhere'];
    await owe();
    const id = await refundId();
    expect(await Promise.all([refunds.settle(id), refunds.settle(id)])).toEqual([true, true]);
    await jobs.runDue();
    expect([await states(), told]).toEqual([['gateway done 700'], ['paidBefore 700']]);
  });

  test('for which the organiser has too little money at the gateway is asked for during a week, and then becomes their task', async () => {
    const week = 7 * 24 * 60 * minute;
    answers = Array<RefundAnswer>(100).fill('lacksBalance');
    await owe();
    await jobs.runDue();
    await later(week - minute);
    expect([await states(), asked.length, told]).toEqual([['gateway owed 700'], 2, []]);
    await later(week);
    expect([await states(), asked.length, told]).toEqual([['gateway failed 700'], 3, ['gateway 700']]);
  });

  test('that the bank returns becomes the task of the organiser, who gets one mail; one that was paid by hand stays done', async () => {
    await owe();
    await jobs.runDue();
    const news = { paymentKey: `${sold.orderNumber}/1`, refundKey: `refund/${await refundId()}` };
    for (const foreign of [
      { ...news, paymentKey: 'OTHER/1' },
      { ...news, refundKey: 'refund/999999999' },
      { ...news, refundKey: 'refund/x' },
    ]) {
      await refunds.comesBack(foreign);
    }
    expect(await states()).toEqual(['gateway done 700']);
    await Promise.all([refunds.comesBack(news), refunds.comesBack(news)]);
    await later(minute);
    expect([await states(), told, asked.length]).toEqual([['gateway failed 700'], ['gateway 700'], 1]);
    await notePaidByHand(database, refundNumber({ orderNumber: sold.orderNumber, refundId: await refundId() }), now);
    await refunds.comesBack(news);
    await later(minute);
    expect([await states(), told]).toEqual([['byHand done 700'], ['gateway 700']]);
  });

  test('that is refused to several workers at once causes one mail', async () => {
    answers = ['refused', 'refused', 'refused'];
    await owe();
    const id = await refundId();
    await Promise.all([refunds.settle(id), refunds.settle(id), refunds.settle(id)]);
    await jobs.runDue();
    expect([told, await states()]).toEqual([['gateway 700'], ['gateway failed 700']]);
  });

  test('by hand asks no gateway, and asks the organiser once', async () => {
    await owe('byHand');
    await later(48 * 60 * minute);
    await refunds.settle(await refundId());
    await jobs.runDue();
    expect([await states(), asked, told]).toEqual([['byHand asked 700'], [], ['byHand 700']]);
  });

  test('about which no mail can be sent is a warning in the log, with the order', async () => {
    isOrganiserNamed = false;
    answers = ['refused'];
    await owe();
    await jobs.runDue();
    await refunds.settle(await refundId());
    expect([await states(), told]).toEqual([['gateway failed 700'], []]);
    const order = sold.orderNumber;
    expect(logged.map((line) => JSON.parse(line) as object)).toMatchObject([
      { level: 'warn', order, refund: `${order}-${await refundId()}`, amount: 700, site: 'event/11' },
    ]);
    expect(logged.join()).not.toContain('@');
  });

  test('stays open when its mail cannot be queued, and is asked for again', async () => {
    answers = ['refused', 'refused'];
    await owe();
    const send = () => Promise.reject(new Error('no'));
    const refund = async (): Promise<RefundAnswer> => 'refused';
    const writeMails: WriteRefundMails = async () => ({ mails: [{} as Mail], isOrganiserTold: true });
    const log = createLog('error', () => undefined, Date.now);
    const broken = createRefunds({
      database,
      payments: { refund },
      writeMails,
      writeNotice: async () => undefined,
      mail: { send },
      clock: () => now,
      log,
    });
    await expect(broken.settle(await refundId())).rejects.toThrow('no');
    expect(await states()).toEqual(['gateway asked 700']);
    await jobs.runDue();
    expect([await states(), told]).toEqual([['gateway failed 700'], ['gateway 700']]);
  });
});

test('a refund is asked for during more than 30 days, in case a gateway is out of reach', () => {
  expect(wholeRetryTime(refundPatience)).toBeGreaterThan(30 * 24 * 60 * 60_000);
});
