import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { siteDocumentSchema } from '#features/site/documents.ts';
import type { SiteServer } from '#features/site/server.ts';
import type { ChargebackState } from '#features/payment/rules/gateway-answer.ts';
import { sharedHost } from '#kernel/site-path.ts';
import type { Database } from '#server/database/database.ts';
import { createJobs, type Jobs } from '#server/jobs/jobs.ts';
import { createLog } from '#server/log/log.ts';
import { sellTicket, type SoldTickets } from '../../../../../test/sell-ticket.ts';
import { eventFile } from '../../../../../test/site-folders.ts';
import { describeEngines } from '../../../../../test/test-database.ts';
import { createOrderJobs, type OrderJobs } from '../order/order-jobs.ts';
import { changeOrder } from '../organiser/change-order.ts';
import { listRefundsByHand } from '../refund/organiser-refunds.ts';
import { createRefunds } from '../refund/refunds.ts';
import { createChargebacks } from './chargebacks.ts';

const price = 1000;

describeEngines('a chargeback', (open) => {
  let database: Database;
  let now: number;
  let jobs: Jobs;
  let orderJobs: OrderJobs;
  let take: ReturnType<typeof createChargebacks>;
  let told: string[];
  /** What the gateway has paid back of the order, and whether it refuses because of the bank. */
  let paid: number;
  let asked: number;
  let knowsDispute: boolean;
  let refusesDisputed: boolean;
  let sold: SoldTickets;
  let presses = 0;
  let keys = 0;

  const start = (hides: boolean): void => {
    const clock = () => now;
    const log = createLog('error', () => undefined, clock);
    jobs = createJobs(database, { clock, log });
    orderJobs = createOrderJobs(jobs, clock);
    const mail = { send: async () => {} };
    const writeNotice = async (kind: string) => {
      told.push(kind);
      return { to: 'o@example.jp', subject: kind, text: '', html: '', language: 'jpn', kind } as const;
    };
    const refund = async (_: string, __: string, amount: number) => {
      asked += 1;
      if (knowsDispute && refusesDisputed) return 'unknown' as const;
      paid += amount;
      return 'done' as const;
    };
    const shared = { database, mail, log, clock, writeNotice };
    const refunds = createRefunds({
      ...shared,
      payments: { refund },
      writeMails: async () => ({ mails: [], isOrganiserTold: true }),
    });
    take = createChargebacks({ ...shared, orderJobs });
    orderJobs.work({
      expireHolds: async () => {},
      reconcile: async () => false,
      tellNews: async () => false,
      tellTogether: async () => {},
      async refund(refundId) {
        // The control: the work does not see what the bank did.
        if (hides) await database.kysely.updateTable('ticket_chargeback').set({ state: 'lost' }).execute();
        return refunds.settle(refundId);
      },
    });
  };
  beforeEach(async () => {
    database = await open();
    now = Date.parse('2026-11-20T10:00:00+09:00');
    [paid, asked, told, knowsDispute, refusesDisputed] = [0, 0, [], false, true];
    start(false);
    sold = await sellTicket(database, null, { number: 2, item: { price: price / 2 }, order: { amount: price } });
  });

  const says = (state: ChargebackState, amount = price, key = `du_${keys}`) =>
    take(
      {
        paymentKey: `${sold.orderNumber}/1`,
        chargeback: { key, amount, state, reason: 'fraudulent', respondBy: state === 'open' ? now + 1000 : undefined },
      },
      'stripe',
    );
  /** The bank takes what the gateway has not paid back, and the gateway says so. */
  const dispute = async () => {
    knowsDispute = true;
    keys += 1;
    await says('open', price - paid);
  };
  const decide = async (state: 'won' | 'lost') => {
    knowsDispute = state === 'lost';
    const { amount } = await database.kysely
      .selectFrom('ticket_chargeback')
      .select('amount')
      .where('chargeback_key', '=', `stripe/du_${keys}`)
      .executeTakeFirstOrThrow();
    await says(state, amount);
    return amount;
  };
  const document = v.parse(siteDocumentSchema, eventFile({ languages: ['jpn'] }));
  const site = {
    store: { site: async () => ({ siteKey: 'event/11', portalId: 0, eventId: 11, document }) },
    directory: { hostSite: () => sharedHost },
  } as unknown as SiteServer;
  const refundOf = async (refund: number, seenLeft: number, ticketIds: number[] = []) => {
    presses += 1;
    return changeOrder(
      { database, publicUrl: undefined, site, orderJobs, mail: { send: async () => {} } },
      { siteKey: 'event/11', orderNumber: sold.orderNumber },
      { ticketIds, refund, seenLeft, seenUsedIds: [], reason: '' },
      {
        operator: { operatorId: 1, name: 'kaede' },
        changeKey: `chargeback-${presses}`,
        context: { requestId: 'r', now },
      },
    );
  };
  const order = () =>
    database.kysely
      .selectFrom('ticket_order')
      .select(['given_back', 'state'])
      .where('order_id', '=', sold.orderId)
      .executeTakeFirstOrThrow();
  const refunds = async () =>
    (
      await database.kysely
        .selectFrom('ticket_refund')
        .select(['amount', 'state'])
        .where('order_id', '=', sold.orderId)
        .orderBy('ticket_refund_id')
        .execute()
    ).map(({ amount, state }) => [amount, state]);
  const changes = async () =>
    (
      await database.kysely
        .selectFrom('order_change')
        .select(['kind', 'operator_name as by', 'amount'])
        .where('order_id', '=', sold.orderId)
        .orderBy('order_change_id')
        .execute()
    ).map(({ kind, by, amount }) => [kind, by, amount]);
  const runJobs = async (): Promise<void> => {
    for (let turn = 0; turn < 3; turn += 1) {
      now += 60 * 60_000;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await jobs.runDue();
    }
  };

  test('takes the money once, however often the gateway says it, and tells the organiser; the tickets stay', async () => {
    await dispute();
    await Promise.all([says('open'), says('open')]);
    expect(await order()).toEqual({ given_back: price, state: 'completed' });
    expect(await refunds()).toEqual([[price, 'done']]);
    expect(await changes()).toEqual([['chargedBack', 'Stripe', price]]);
    expect(new Set(told)).toEqual(new Set(['chargedBack']));
    expect(await refundOf(1, 0)).toEqual({ problem: 'tooMuch' });
    expect(await refundOf(0, 0, [sold.ids[0]!])).toMatchObject({ made: { kind: 'canceled', way: null } });
  });

  test('that the organiser wins gives the money back to the order, and what waited goes to the buyer', async () => {
    await refundOf(300, price);
    await dispute();
    await runJobs();
    expect([asked, await refunds()]).toEqual([
      0,
      [
        [300, 'owed'],
        [price, 'done'],
      ],
    ]);
    expect(await listRefundsByHand(database, now + 30 * 24 * 60 * 60_000)).toEqual([]);
    await decide('won');
    await says('lost');
    await runJobs();
    expect([paid, await refunds()]).toEqual([300, [[300, 'done']]]);
    expect((await order()).given_back).toBe(300);
    expect((await changes()).map(([kind]) => kind)).toEqual(['refunded', 'chargedBack', 'chargebackWon']);
  });

  test('lets the organiser be told of what they pay by hand once the bank has decided', async () => {
    await database.kysely
      .updateTable('ticket_order')
      // Too old for a refund by the card.
      .set({ paid_at: new Date(now - 200 * 24 * 60 * 60_000) })
      .where('order_id', '=', sold.orderId)
      .execute();
    expect(await refundOf(300, price)).toMatchObject({ made: { way: 'byHand' } });
    await dispute();
    await runJobs();
    expect((await refunds())[0]).toEqual([300, 'owed']);
    await decide('won');
    await runJobs();
    expect(await refunds()).toEqual([[300, 'asked']]);
  });

  test('that the organiser loses ends what waited, because the buyer has the money from the bank', async () => {
    await refundOf(300, price);
    await dispute();
    await decide('lost');
    await runJobs();
    expect([asked, await refunds()]).toEqual([
      0,
      [
        [300, 'done'],
        [price, 'done'],
      ],
    ]);
  });

  test('of a part leaves the rest to be refunded', async () => {
    await refundOf(800, price);
    keys += 1;
    await says('open', 500);
    await says('lost', 500);
    await runJobs();
    expect([paid, await refunds()]).toEqual([
      500,
      [
        [500, 'done'],
        [500, 'done'],
      ],
    ]);
  });

  test('of another order, or of nobody’s, changes nothing', async () => {
    await take(
      { paymentKey: 'NOBODYS/1', chargeback: { key: 'x', amount: 5, state: 'open', reason: '', respondBy: undefined } },
      'stripe',
    );
    expect([await refunds(), await changes(), told]).toEqual([[], [], []]);
  });

  const actions = {
    refund: () => refundOf(600, price),
    cancel: () => refundOf(price / 2, price, [sold.ids[0]!]),
    dispute,
    job: async () => void (await jobs.runDue()),
  };
  const orders: (keyof typeof actions)[][] = [
    ['refund', 'dispute', 'job'],
    ['dispute', 'refund', 'job'],
    ['refund', 'job', 'dispute'],
    ['cancel', 'dispute', 'job'],
    ['dispute', 'cancel', 'job'],
    ['refund', 'cancel', 'dispute', 'job'],
  ];
  const race = async (at: (keyof typeof actions)[], decision: 'won' | 'lost') => {
    await Promise.all(at.map((name) => actions[name]()));
    await runJobs();
    const kept = await decide(decision);
    await runJobs();
    return paid + (decision === 'lost' ? kept : 0);
  };

  test.each(
    orders.flatMap((at) => (['won', 'lost'] as const).map((decision) => [at.join(', '), decision, at] as const)),
  )(
    'at the same time as %s, then %s: the buyer gets no more than was paid, and nothing stays owed',
    async (_, decision, at) => {
      expect(await race([...at], decision)).toBeLessThanOrEqual(price);
      expect((await refunds()).filter(([, state]) => state !== 'done')).toEqual([]);
      expect((await order()).given_back).toBe((await refunds()).reduce((sum, [amount]) => sum + Number(amount), 0));
    },
  );

  test('would be paid twice if the work did not see it, and the gateway did not refuse (control)', async () => {
    start(true);
    refusesDisputed = false;
    await refundOf(600, price);
    await dispute();
    await runJobs();
    expect(await refunds()).toEqual([
      [600, 'done'],
      [price, 'done'],
    ]);
    expect(paid).toBe(600);
  });
});
