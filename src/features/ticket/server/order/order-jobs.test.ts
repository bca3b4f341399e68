import type { Transaction } from 'kysely';
import { expect, test } from 'vitest';
import type { Tables } from '#server/database/tables.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { Order } from '../../rules/order/order.ts';
import { createOrderJobs } from './order-jobs.ts';

const start = Date.UTC(2026, 10, 20);
const held = { heldUntil: start, state: 'charging', tell: null } as const;
const free = { heldUntil: null, state: 'completed', tell: 'issued' } as const;
const tx = {} as Transaction<Tables>;

function recorded() {
  const sent: string[] = [];
  let now = start;
  const define = (name: string) => ({ send: async () => sent.push(name) > 0 });
  const jobs = createOrderJobs({ define } as unknown as Jobs, () => now);
  return { jobs, sent: () => sent.splice(0), setNow: (instant: number) => (now = instant) };
}

test('jobs are always added in the same order, whether an event or a purchase needs them', async () => {
  const { jobs, sent } = recorded();
  const order = { state: 'charging' } as Order;
  await jobs.plan(tx, { isMoved: true, order, heldUntil: start, errands: [] });
  const ofEvent = sent();
  await jobs.add(tx, jobs.needed([free, held]));
  expect(ofEvent).toHaveLength(3);
  expect(sent()).toEqual(ofEvent);
});

test('a job that waits is not added twice, but is added again if it may have run before the commit [TICKET-115]', async () => {
  const { jobs, sent, setNow } = recorded();
  const needed = jobs.needed([free, free, held]);
  expect(jobs.missing(needed)).toHaveLength(3);
  await jobs.committed(needed);
  expect(jobs.missing(jobs.needed([free, held]))).toEqual([]);
  expect(sent()).toEqual([]);
  // The mail is told of at the end of three seconds; this purchase was stored after that.
  setNow(start + 5_000);
  await jobs.committed(needed);
  expect(sent()).toEqual(['ticketNews']);
});
