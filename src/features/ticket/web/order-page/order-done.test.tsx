// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { myTicket } from '../../../../../test/my-tickets.ts';
import { orderAnswer } from '../../../../../test/order-answer.ts';
import { forgetBrowser, openPurchase } from '../../../../../test/purchase-site.tsx';
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

  test.each([
    ['a member', true],
    ['a visitor', false],
  ])('of %s have the codes of the tickets', async (_, isMember) => {
    const answers = { readOrder: () => ({ data: orderAnswer({ purchasedTickets: [myTicket()] }) }) };
    await openPurchase('/purchased-ticket?order=ORDER1', { isMember, answers });
    expect(document.querySelectorAll('.hb-qr-code')).toHaveLength(1);
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
