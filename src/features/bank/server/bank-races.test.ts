import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createOrderJobs } from '#features/ticket/server/order/order-jobs.ts';
import type { Database } from '#server/database/database.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { createLog } from '#server/log/log.ts';
import { sellTicket, type SoldTickets } from '../../../../test/sell-ticket.ts';
import { testNow } from '../../../../test/start-test-site.ts';
import { describeEngines } from '../../../../test/test-database.ts';
import { type BankPayment, notePayment } from './note-payments.ts';

const clock = () => testNow;
const waits = { payment_method: 'Bank', is_deferred: true, attempt: 0, paid_attempt: null, paid_at: null } as const;

describeEngines('two browsers with the same file', (open) => {
  /** Both note each line, one for the orders of the file, the other for those that somebody else chose. */
  async function noteTwice(database: Database): Promise<{ outcomes: string[]; paid: number }> {
    const jobs = createJobs(database, { clock, log: createLog('error', () => {}, clock) });
    const services = { database, orderJobs: createOrderJobs(jobs, clock) };
    const sold: SoldTickets[] = [];
    for (let at = 0; at < 12; at += 1) sold.push(await sellTicket(database, null, { contentId: 80, order: waits }));
    const payments = (key: string, chosen: SoldTickets[]): BankPayment[] =>
      chosen.map(({ orderNumber }, at) => ({
        key: `${key}-of-a-race-${String(at).padStart(4, '0')}`,
        lines: [{ date: '2026-11-20', amount: 1000, payer: `payer ${at}`, occurrence: 1 }],
        orders: [{ orderNumber, owed: 1000 }],
        isOtherSum: false,
      }));
    const changer = { operator: { operatorId: 1, name: 'Aoi' }, context: { requestId: 'race', now: testNow } };
    const all = [...payments('one', sold.slice(0, 6)), ...payments('other', sold.slice(6))];
    const noted = await Promise.all(all.map((one) => notePayment(services, { siteKey: 'event/11', changer }, one)));
    const { rows } = await sql<{ paid: number }>`
      select count(*)::integer as paid from ticket_order where is_settled`.execute(database.kysely);
    return { outcomes: noted.map(({ outcome }) => outcome), paid: rows[0]!.paid };
  }

  test('mark one order for each line', async () => {
    const { outcomes, paid } = await noteTwice(await open());
    expect(outcomes.filter((one) => one === 'noted')).toHaveLength(6);
    expect(outcomes.filter((one) => one === 'lineKnown')).toHaveLength(6);
    expect(paid).toBe(6);
  });

  test('would mark two orders for each line if a line were no key', async () => {
    const database = await open();
    await sql`alter table bank_line drop constraint bank_line_pkey`.execute(database.kysely);
    const { paid } = await noteTwice(database);
    expect(paid).toBe(12);
  });
});
