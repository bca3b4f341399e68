import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { createTakePlaces } from './server/reservation/take-places.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { floorJobs, openSaleFloor, pending } from '../../../test/sale-floor.ts';
import { testDataFolder } from '../../../test/test-database.ts';
import { sellTicket } from '../../../test/sell-ticket.ts';
import { runCommand } from '../../../test/run-hiroba.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

it('print the outcome of a payment, and the reason if it is refused', async () => {
  const folder = await testDataFolder();
  folders.push(folder);
  const database = await openDatabase({ dataFolder: folder });
  await openSaleFloor(database, 1);
  const purchase = pending({ purchaserId: 1, paymentMethod: 'Bank', amount: 1000, isDeferred: true });
  await createTakePlaces(database, floorJobs(database))(purchase);
  await database.close();

  const said: string[] = [];
  const hear = (line: string) => void said.push(line);
  const world = { environment: { HIROBA_DATA: folder }, now: () => Date.UTC(2026, 10, 21), say: hear, complain: hear };
  const codes = [
    await runCommand(['settle', purchase.orderNumber.toLowerCase()], world),
    await runCommand(['lottery', 'event/1', '60', '8', '38,123.45'], world),
    await runCommand(['lottery', 'event/1', 'x', '8', '1'], world),
    // A value below zero is no option.
    await runCommand(['lottery', 'event/1', '60', '8', '-0.25'], world),
  ];
  expect(codes).toEqual([0, 1, 1, 1]);
  expect(said.join('\n')).toContain(`${purchase.orderNumber} is paid: ¥1,000.`);
  expect(said.join('\n')).toContain('There is no such lottery');
});

it('list the orders that wait for their money, and settle none of them after a typing mistake', async () => {
  const folder = await testDataFolder();
  folders.push(folder);
  const database = await openDatabase({ dataFolder: folder });
  await openSaleFloor(database, 1);
  const take = createTakePlaces(database, floorJobs(database));
  const unpaid = { purchaserId: 1, amount: 1000, isDeferred: true } as const;
  const [bank, venue] = [
    pending({ ...unpaid, paymentMethod: 'Bank', purchaserMail: 'hanako@example.jp' }),
    pending({ ...unpaid, paymentMethod: 'Local', amount: 2500 }),
  ];
  for (const purchase of [bank, venue, pending({ purchaserId: 1 })]) await take(purchase);
  await database.kysely
    .updateTable('ticket_order')
    .set({ ordered_at: new Date('2026-11-20T10:00:00+09:00') })
    .execute();
  await database.close();
  const run = async (...words: string[]) => {
    const said: string[] = [];
    const hear = (line: string) => void said.push(line);
    const world = {
      environment: { HIROBA_DATA: folder },
      now: () => Date.UTC(2026, 10, 21),
      say: hear,
      complain: hear,
    };
    return [await runCommand(['settle', ...words], world), ...said];
  };
  const listed = [
    0,
    `${bank.orderNumber}\t¥1,000\tevent/1\tsince 2026.11.20\thanako@example.jp\tby bank transfer`,
    `${venue.orderNumber}\t¥2,500\tevent/1\tsince 2026.11.20\tbuyer@example.jp\tat the venue`,
    'When the money of an order has come: hiroba settle <order number>',
  ];
  expect(await run()).toEqual(listed);
  for (const more of [['--revok'], ['—revoke'], ['revoke'], [venue.orderNumber]]) {
    expect((await run(bank.orderNumber, ...more))[0]).toBeGreaterThan(0);
  }
  expect(await run('event/1', '--revoke')).toEqual([1, expect.stringMatching(/^Name one order/)]);
  expect(await run('event/2')).toEqual([1, expect.stringMatching(/^There is no site event\/2/)]);
  expect(await run(venue.orderNumber, '--revoke')).toEqual([0, `The tickets of ${venue.orderNumber} are taken back.`]);
  expect(await run(bank.orderNumber)).toEqual([0, `${bank.orderNumber} is paid: ¥1,000.`]);
  expect(await run()).toEqual([0, 'No order waits for a bank transfer or for money at the venue.']);
});

it('list the orders that hold places for a gateway without an answer, and free them', async () => {
  const folder = await testDataFolder();
  folders.push(folder);
  const database = await openDatabase({ dataFolder: folder });
  await openSaleFloor(database, 1);
  const heldUntil = Date.UTC(2026, 10, 21);
  const purchase = pending({ paymentMethod: 'CreditCard', amount: 1000, state: 'charging', attempt: 1, heldUntil });
  await createTakePlaces(database, floorJobs(database))(purchase);
  await database.kysely
    .updateTable('ticket_order')
    .set({ state: 'checking', ordered_at: new Date('2026-11-20T10:00:00+09:00') })
    .execute();
  await database.close();
  const run = async (at: number, ...words: string[]) => {
    const said: string[] = [];
    const hear = (line: string) => void said.push(line);
    const world = { environment: { HIROBA_DATA: folder }, now: () => at, say: hear, complain: hear };
    return [await runCommand(['settle', ...words], world), ...said];
  };
  const { orderNumber } = purchase;
  const later = heldUntil + 60 * 60_000;
  const nothing = 'No order waits for a bank transfer or for money at the venue.';
  expect(await run(heldUntil - 1)).toEqual([0, nothing]);
  expect(await run(heldUntil - 1, orderNumber, '--revoke')).toEqual([1, expect.stringContaining('Try again later')]);
  const why = 'the gateway does not answer: look there first whether it was paid';
  expect(await run(later)).toEqual([
    0,
    nothing,
    `${orderNumber}\t¥1,000\tevent/1\tsince 2026.11.20\tbuyer@example.jp\t${why}`,
    'To free the places of an order that was not paid: hiroba settle <order number> --revoke',
  ]);
  expect(await run(later, orderNumber, '--revoke')).toEqual([0, `The tickets of ${orderNumber} are taken back.`]);
  expect(await run(later)).toEqual([0, nothing]);
});

it('list the sums that an organiser has to pay back by hand, and note each payment once', async () => {
  const folder = await testDataFolder();
  folders.push(folder);
  const database = await openDatabase({ dataFolder: folder });
  const { orderId, ids } = await sellTicket(database, null, { number: 2, order: { order_number: 'K7Q2P9RWY5NEM4XD' } });
  const at = new Date('2026-11-20T10:00:00+09:00');
  const refund = {
    order_id: orderId,
    attempt: 1,
    amount: 700,
    way: 'gateway' as const,
    created_at: at,
    changed_at: at,
  };
  await database.kysely
    .insertInto('ticket_refund')
    .values([
      { ...refund, purchased_ticket_id: ids[0], state: 'failed' },
      { ...refund, purchased_ticket_id: ids[1], state: 'asked' },
    ])
    .execute();
  await database.close();

  let now = Date.UTC(2026, 10, 21);
  const run = async (...words: string[]) => {
    const said: string[] = [];
    const hear = (line: string) => void said.push(line);
    const world = {
      environment: { HIROBA_DATA: folder },
      now: () => now,
      say: hear,
      complain: hear,
    };
    return [await runCommand(['refunds', ...words], world), ...said];
  };
  expect(await run()).toEqual([
    0,
    'K7Q2P9RWY5NEM4XD-1\t¥700\tevent/11\tsince 2026.11.20\taoi@example.jp\tthe gateway could not pay it',
    'When you have paid one: hiroba refunds --paid <refund number>',
  ]);
  expect(await run('--paid', 'K7Q2P9RWY5NEM4XD-2')).toEqual([
    1,
    expect.stringMatching(
      /is asking the payment gateway to pay ¥700 of K7Q2P9RWY5NEM4XD-2 back\. Do not pay it by hand/,
    ),
  ]);
  expect(await run('--paid', 'k7q2p9rwy5nem4xd-1')).toEqual([0, '¥700 of K7Q2P9RWY5NEM4XD-1 is noted as paid back.']);
  expect(await run('--paid', 'K7Q2P9RWY5NEM4XD-1')).toEqual([
    0,
    '¥700 of K7Q2P9RWY5NEM4XD-1 was already noted as paid back, on 2026.11.21 09:00.',
  ]);
  expect(await run()).toEqual([0, 'Nothing has to be paid back by hand.']);
  expect(await run('--paid', 'K7Q2-9')).toEqual([
    1,
    'There is no refund K7Q2-9. `hiroba refunds` lists those to be paid by hand.',
  ]);
  now += 7 * 24 * 60 * 60_000;
  expect((await run())[1]).toBe(
    'K7Q2P9RWY5NEM4XD-2\t¥700\tevent/11\tsince 2026.11.20\taoi@example.jp\tthe gateway does not answer: look there first whether it has paid',
  );
  expect(await run('K7Q2P9RWY5NEM4XD-1')).toEqual([1, 'Write: hiroba refunds --paid K7Q2P9RWY5NEM4XD-12']);
  expect(await run('--paid')).toEqual([1, '--paid needs a value.']);
});
