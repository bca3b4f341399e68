// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { myTicket } from '../../../../../test/my-tickets.ts';
import { orderAnswer } from '../../../../../test/order-answer.ts';
import { forgetBrowser, openPurchase } from '../../../../../test/purchase-site.tsx';
import { eventInit } from '../../../../../test/test-personal.ts';
import type { OrderAnswer } from '../../contract.ts';
import steps from '../flow/texts/jpn.ts';
import say from './texts/jpn.ts';

beforeEach(forgetBrowser);

const openThanks = (more: Partial<OrderAnswer>) =>
  openPurchase('/purchased-ticket?order=ORDER1', { answers: { readOrder: () => ({ data: orderAnswer(more) }) } });
const isSaid = (text: string): boolean => screen.queryByText(text) !== null;

describe('the thanks for an order', () => {
  test.each(['completed', 'awaiting', 'applied'] as const)(
    'that is %s say that its mail will arrive soon, or later with others',
    async (state) => {
      const tickets = state === 'completed' ? {} : { purchasedTickets: [] };
      await openThanks({ state, ...tickets });
      expect([isSaid(say.done[state].mail), isSaid(say.done.mailHeld)]).toEqual([true, false]);
      forgetBrowser();
      await openThanks({ state, ...tickets, isMailHeld: true });
      expect(isSaid(say.done.mailHeld)).toBe(true);
    },
  );

  test('show the picture of the event and the tickets before the facts of the order, in words of a purchase', async () => {
    const cover = { path: `/media/${'a'.repeat(64)}.webp`, width: 1600, height: 900, alt: '' };
    const event = eventInit();
    await openPurchase('/purchased-ticket?order=ORDER1', {
      event: { ...event, overview: { ...event.overview, cover } },
      answers: { readOrder: () => ({ data: orderAnswer({ purchasedTickets: [myTicket()] }) }) },
    });
    expect(isSaid(say.done.completed.title)).toBe(true);
    const shown = ['.hb-purchase-done-picture', 'h1', '.hb-purchase-ticket', '.hb-purchase-done-facts'];
    const parts = shown.map((one) => document.querySelector(one)!);
    expect([...document.querySelectorAll(shown.join())].filter((one) => parts.includes(one))).toEqual(parts);
  });

  test('of tickets that cost nothing speak of no purchase and no payment', async () => {
    await openThanks({ amount: 0, paymentMethod: 'Free', purchasedTickets: [myTicket({ price: 0 })] });
    expect([isSaid(say.done.free.title), isSaid(say.done.free.text)]).toEqual([true, true]);
    expect([isSaid(say.done.completed.title), isSaid(say.done.completed.text)]).toEqual([false, false]);
    expect(isSaid(say.done.completed.mail)).toBe(true);
  });

  test.each([
    ['a member', true],
    ['a visitor', false],
  ])('of %s have the codes of the tickets', async (_, isMember) => {
    const answers = { readOrder: () => ({ data: orderAnswer({ purchasedTickets: [myTicket()] }) }) };
    await openPurchase('/purchased-ticket?order=ORDER1', { isMember, answers });
    expect(document.querySelectorAll('.hb-qr-code')).toHaveLength(1);
  });

  const transfer = { paymentMethod: 'Bank', paymentStatus: 'Waiting', amount: 9_000, owed: 9_000 } as const;
  const told = { bankNote: '汐見銀行 本店 1234567', bankDeadline: '2026-11-23T10:00:00+09:00' };

  test('of a transfer say first that it is to be paid, then how much, where, under which number and until when', async () => {
    const tickets = [myTicket({ paymentMethod: 'Bank', paymentStatus: 'Waiting' })];
    await openThanks({ ...transfer, ...told, wantsReceipt: true, purchasedTickets: tickets });
    const text = document.body.textContent ?? '';
    expect(text).not.toContain(say.done.completed.text);
    const words = say.instructions;
    const order = [
      say.done.unpaid.transfer,
      told.bankNote,
      '9,000円',
      '2026年11月23日（月）10:00',
      words.bankQuote('ORDER1'),
      words.transferAfterwards,
      words.receiptAfterwards,
      say.done.qrUnpaid.transfer,
    ];
    const places = order.map((one) => text.lastIndexOf(one));
    expect(places).not.toContain(-1);
    expect(text.indexOf(say.done.unpaid.transfer)).toBeLessThan(text.indexOf(told.bankNote));
    expect(text.indexOf(words.bankQuote('ORDER1'))).toBeLessThan(text.indexOf(say.done.qrUnpaid.transfer));
  });

  test('of a transfer name no account and no receipt that nobody gave or asked for', async () => {
    await openThanks(transfer);
    expect([isSaid(say.done.unpaid.transfer), isSaid(say.done.unpaid.transferUntold)]).toEqual([false, true]);
    expect(isSaid(say.instructions.receiptAfterwards)).toBe(false);
  });

  test('of a payment at the venue say that it is still to come', async () => {
    await openThanks({ ...transfer, paymentMethod: 'Local' });
    expect([isSaid(say.done.unpaid.venue), isSaid(say.done.completed.text)]).toEqual([true, false]);
  });

  test.each([
    ['what was paid', { paymentStatus: 'Sale' as const, price: 1_000 }, 1],
    ['what is still to be paid', { paymentStatus: 'Fail' as const, price: 1_000 }, 0],
    ['what was free', { paymentStatus: 'Sale' as const, price: 0 }, 0],
  ])('lead a member to the receipt of %s', async (_, ticket, times) => {
    await openThanks({ purchasedTickets: [myTicket(ticket)] });
    expect(screen.queryAllByRole('link', { name: steps.receipt.title })).toHaveLength(times);
  });
});
