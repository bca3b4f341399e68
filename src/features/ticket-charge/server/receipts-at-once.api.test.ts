import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Refusal } from '#server/http/refusal.ts';
import { type ChargeSite, chargesNow as now, startChargeSite } from '../../../../test/charge-site.ts';
import { textOfPdf } from '../../../../test/pdf-text.ts';
import { sellTicket } from '../../../../test/sell-ticket.ts';
import { type TestMember, testMember } from '../../../../test/test-member.ts';
import { readIssuedReceipt } from '../contract.ts';
import { receiptGraceMs } from '../rules/receipt-grace.ts';
import { sweepReceipts } from '../server.ts';

const { drawn } = vi.hoisted(() => ({ drawn: { sheets: 0 } }));
vi.mock('./draw-receipt.ts', async (original) => {
  const real = await original<typeof import('./draw-receipt.ts')>();
  const drawReceipt: typeof real.drawReceipt = async (...sheet) => {
    drawn.sheets += 1;
    return real.drawReceipt(...sheet);
  };
  return { ...real, drawReceipt };
});

let calls: ChargeSite;
let member: TestMember;
beforeAll(async () => {
  calls = await startChargeSite();
});
afterAll(() => calls.close());
beforeEach(async () => {
  member = await testMember(calls.database, 'portal/1', now);
  drawn.sheets = 0;
});

const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: Refusal) => error.status,
  );

test('the server draws a receipt once when its member asks twenty times at once [CHARGE-005]', async () => {
  const { orderId } = await sellTicket(calls.database, member.memberId);
  const asked = Array.from({ length: 20 }, () => statusOf(calls.download(member, orderId)));
  const statuses = await Promise.all(asked);
  expect([200, 409].map((status) => statuses.filter((one) => one === status).length)).toEqual([1, 19]);
  expect(drawn.sheets).toBe(1);
});

test('a member may ask for receipts sixty times in ten minutes, is refused after that, and may ask again later', async () => {
  const { orderId } = await sellTicket(calls.database, member.memberId);
  const ask = (at: number) => statusOf(calls.download(member, orderId, '', { now: at }));
  for (let nth = 0; nth < 60; nth += 1) expect(await ask(now)).toBe(422);
  expect(await ask(now)).toBe(429);
  expect(await ask(now + 10 * 60_000)).toBe(422);
  const other = await testMember(calls.database, 'portal/1', now);
  const { orderId: ofOther } = await sellTicket(calls.database, other.memberId);
  expect(await statusOf(calls.download(other, ofOther))).toBe(200);
});

test('a receipt prints the plain letter where the addressee has a variation selector [CHARGE-005]', async () => {
  const { orderId } = await sellTicket(calls.database, member.memberId);
  const { bytes } = await calls.download(member, orderId, '葛\u{e0100}城 様');
  expect(textOfPdf(bytes)).toContain('葛城 様');
});

test('a receipt that was issued can be had again for a day, unchanged, by its member alone [CHARGE-005]', async () => {
  const { orderId } = await sellTicket(calls.database, member.memberId);
  const again = (one: TestMember, at: number) =>
    calls.call(
      readIssuedReceipt,
      { portalId: 1, eventId: 11, ticketChargeId: orderId },
      {},
      // Its session lives longer than its first token.
      { ...calls.as(one, { now: at }) },
    );
  expect(await statusOf(again(member, now))).toBe(410);
  const issued = await calls.download(member, orderId);
  expect((await again(member, now)).data).toEqual(issued);
  expect((await calls.list(member)).data.rows).toMatchObject([{ receiptUntil: '2026-11-21T10:00:00+09:00' }]);
  expect(drawn.sheets).toBe(1);
  expect(await statusOf(again(await testMember(calls.database, 'portal/1', now), now))).toBe(410);

  const asLate = await testMember(calls.database, 'portal/1', now + receiptGraceMs);
  await calls.database.kysely
    .updateTable('ticket_order')
    .set({ purchaser_id: asLate.memberId })
    .where('order_id', '=', orderId)
    .execute();
  expect(await statusOf(again(asLate, now + receiptGraceMs - 1))).toBe(200);
  expect(await statusOf(again(asLate, now + receiptGraceMs))).toBe(410);
  await sweepReceipts(calls.database, now + receiptGraceMs);
  expect(await statusOf(again(asLate, now + receiptGraceMs - 1))).toBe(410);
  expect((await calls.list(asLate)).data.rows).toMatchObject([
    { documentDownloads: { isReceipt: true }, receiptUntil: null },
  ]);
});
