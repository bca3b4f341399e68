import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { sellTicket, type SoldTickets } from '../../../../../test/sell-ticket.ts';
import { resetDatabase, testDatabase } from '../../../../../test/test-database.ts';
import { gatewaySilentAfterMs, type RefundState, type RefundWay } from '../../rules/order/refund-state.ts';
import { listRefundsByHand, notePaidByHand } from './organiser-refunds.ts';

const owedAt = Date.UTC(2026, 10, 20);
const now = Date.UTC(2026, 10, 25);
let database: Database;
let sold: SoldTickets;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await resetDatabase(database);
  sold = await sellTicket(database, null, { number: 3, order: { order_number: 'K7Q2P9RWY5NEM4XD' } });
});

/** Stores a refund and answers its number. */
async function owe(way: RefundWay, state: RefundState, place = 0, at = owedAt): Promise<string> {
  const { ticket_refund_id } = await database.kysely
    .insertInto('ticket_refund')
    .values({
      order_id: sold.orderId,
      attempt: 1,
      purchased_ticket_id: sold.ids[place] as number,
      amount: 700 + place,
      way,
      state,
      created_at: new Date(at),
      changed_at: new Date(at),
    })
    .returning('ticket_refund_id')
    .executeTakeFirstOrThrow();
  return `K7Q2P9RWY5NEM4XD-${ticket_refund_id}`;
}
const stored = () =>
  database.kysely
    .selectFrom('ticket_refund')
    .select(['way', 'state', 'changed_at'])
    .orderBy('ticket_refund_id')
    .execute();

describe('the list of refunds that organisers pay by hand', () => {
  test.each<[RefundWay, RefundState, boolean]>([
    ['gateway', 'owed', false],
    ['gateway', 'asked', false],
    ['gateway', 'failed', true],
    ['gateway', 'done', false],
    ['byHand', 'owed', true],
    ['byHand', 'asked', true],
    ['byHand', 'done', false],
  ])('lists a refund by %s that is %s: %s', async (way, state, isListed) => {
    const number = await owe(way, state);
    const row = {
      number,
      way,
      amount: 700,
      siteKey: 'event/11',
      buyer: 'aoi@example.jp',
      owedSince: owedAt,
      isSilent: false,
    };
    expect(await listRefundsByHand(database, now)).toEqual(isListed ? [row] : []);
  });

  test('lists a refund that a gateway has not paid for a week, until it is noted as paid by hand', async () => {
    const number = await owe('gateway', 'asked');
    const later = owedAt + gatewaySilentAfterMs;
    expect(await listRefundsByHand(database, later - 1)).toEqual([]);
    expect(await listRefundsByHand(database, later)).toMatchObject([{ number, way: 'gateway', isSilent: true }]);
    expect((await notePaidByHand(database, number, later)).outcome).toBe('noted');
    expect(await listRefundsByHand(database, later)).toEqual([]);
  });

  test('lists the oldest first', async () => {
    const newer = await owe('byHand', 'asked', 0, owedAt + 1);
    const older = await owe('gateway', 'failed', 1);
    expect((await listRefundsByHand(database, now)).map(({ number }) => number)).toEqual([older, newer]);
  });
});

describe('a refund that an organiser paid', () => {
  test.each<[RefundWay, RefundState]>([
    ['gateway', 'failed'],
    ['byHand', 'owed'],
    ['byHand', 'asked'],
  ])('by hand, after it was %s %s, is noted once and listed no more', async (way, state) => {
    const number = await owe(way, state);
    const other = await owe('byHand', 'asked', 1);
    const note = (at: number) => notePaidByHand(database, ` ${number.toLowerCase()}`, at);
    expect(await note(now)).toEqual({ outcome: 'noted', number, amount: 700, at: owedAt });
    expect(await note(now + 1)).toEqual({ outcome: 'notedBefore', number, amount: 700, at: now });
    expect((await stored())[0]).toEqual({ way: 'byHand', state: 'done', changed_at: new Date(now) });
    expect((await listRefundsByHand(database, now)).map((one) => one.number)).toEqual([other]);
  });

  test('is noted once when several calls note it at once', async () => {
    const number = await owe('gateway', 'failed');
    const notes = await Promise.all(Array.from({ length: 5 }, () => notePaidByHand(database, number, now)));
    expect(notes.filter(({ outcome }) => outcome === 'noted')).toHaveLength(1);
    expect(notes.filter(({ outcome }) => outcome === 'notedBefore')).toHaveLength(4);
  });

  test.each<[RefundState, string]>([
    ['owed', 'gatewayPays'],
    ['asked', 'gatewayPays'],
    ['done', 'paidByGateway'],
  ])('is not noted as paid by hand while the gateway has it %s: %s', async (state, outcome) => {
    const number = await owe('gateway', state);
    expect((await notePaidByHand(database, number, now)).outcome).toBe(outcome);
    expect(await stored()).toEqual([{ way: 'gateway', state, changed_at: new Date(owedAt) }]);
  });

  test('is not found by a malformed number, or by a number of another order', async () => {
    const id = (await owe('gateway', 'failed')).split('-')[1];
    for (const typed of [
      '',
      'K7Q2P9RWY5NEM4XD',
      `${id}`,
      `K7Q2P9RWY5NEM4XD-${Number(id) + 1}`,
      `K7Q2P9RWY5NEM4XX-${id}`,
    ]) {
      expect(await notePaidByHand(database, typed, now)).toEqual({ outcome: 'unknown' });
    }
    expect((await stored())[0]?.state).toBe('failed');
  });
});
