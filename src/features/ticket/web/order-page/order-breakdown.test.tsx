// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import { myTicket } from '../../../../../test/my-tickets.ts';
import { orderAnswer } from '../../../../../test/order-answer.ts';
import { pageContext, renderScreen } from '../../../../../test/render-screen.tsx';
import type { OrderAnswer } from '../../contract.ts';
import { flowTexts } from './flow-texts.ts';
import { OrderBreakdown } from './order-breakdown.tsx';

async function show(order: Partial<OrderAnswer>, language = pageContext().language) {
  await renderScreen(<OrderBreakdown order={orderAnswer(order)} />, flowTexts, pageContext({ language }));
  return document.querySelector('.hb-purchase-breakdown')?.textContent ?? '';
}

const multiplePrices = [1, 2].map((ticketMultiplePriceId) => ({
  ticketMultiplePriceId,
  name: ticketMultiplePriceId === 1 ? '大人' : '子ども',
  price: 0,
  isPay: true,
}));
const hall = (ticketMultiplePriceId: number, price: number, originalPrice: number) =>
  myTicket({ ticketMultiplePriceId, price, originalPrice, snapshot: { title: '体験ホール', multiplePrices } });
const paid = { amount: 3_000, purchasedTickets: [hall(1, 2_000, 2_500), hall(2, 500, 500), hall(2, 500, 500)] };

test('an order lists its tickets and sums: each price once, the discount, the total', async () => {
  expect(await show(paid)).toBe(
    'ご注文内容体験ホール大人 · 2,500円 × 1枚割引前2,500円2,000円体験ホール子ども · 500円 × 2枚1,000円' +
      '小計3,500円割引-500円合計3,000円税込',
  );
});

test('tickets that were cancelled before the payment are taken off', async () => {
  expect(await show({ ...paid, amount: 2_500 })).toContain('小計3,500円割引-500円キャンセル済み-500円合計2,500円');
});

test('an application shows its slots, the first choice first [LOTTERY-008]', async () => {
  const slots = [11, 12].map((ticketSlotId) => ({
    ticketSlotId,
    name: ticketSlotId === 11 ? '昼の部' : '',
    checkinPeriodStart: '2026-12-01 10:00',
    checkinPeriodEnd: null,
  }));
  const ticket = myTicket({ lotteryStatus: 'WAITING', snapshot: { ticketType: 'LOTTERY', slots } });
  const said = await show({ state: 'applied', wantedSlotIds: [12, 11], purchasedTickets: [ticket] });
  expect(said?.replaceAll('\u2060', '')).toMatch(/^お申し込み内容.*第1希望2026年12月1日（火）10:00から第2希望昼の部/);
  expect(said).toContain('当選時のお支払い額');
});

test.each(languageCodes)('the breakdown has its texts in %s', async (language) => {
  expect(await show({ ...paid, amount: 2_500 }, language)).not.toMatch(/undefined|\[object|NaN/);
});
