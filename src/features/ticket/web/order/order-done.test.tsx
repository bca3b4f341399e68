// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { orderAnswer } from '../../../../../test/order-answer.ts';
import { forgetBrowser, openPurchase } from '../../../../../test/purchase-site.tsx';
import type { OrderAnswer } from '../../contract.ts';
import say from './texts/jpn.ts';

beforeEach(forgetBrowser);

const openThanks = (more: Partial<OrderAnswer>) =>
  openPurchase('/purchased-ticket?order=ORDER1', { answers: { readOrder: () => ({ data: orderAnswer(more) }) } });
const isSaid = (text: string): boolean => screen.queryByText(text) !== null;

describe('the thanks for an order', () => {
  test.each(['completed', 'awaiting', 'applied'] as const)(
    'that is %s say that its mail is on its way, or that it comes later with others',
    async (state) => {
      const tickets = state === 'completed' ? {} : { purchasedTickets: [] };
      await openThanks({ state, ...tickets });
      expect([isSaid(say.done[state].mail), isSaid(say.done.mailHeld)]).toEqual([true, false]);
      forgetBrowser();
      await openThanks({ state, ...tickets, isMailHeld: true });
      expect(isSaid(say.done.mailHeld)).toBe(true);
    },
  );
});
