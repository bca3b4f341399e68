// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { orderAnswer } from '../../../../../test/order-answer.ts';
import { forgetBrowser, openPurchase } from '../../../../../test/purchase-site.tsx';
import { moneyBackFrom } from '../../rules/order/refund-state.ts';
import say from './texts/jpn.ts';

beforeEach(() => forgetBrowser());

describe.each(['expired', 'canceled'] as const)('an order that is %s and for which money came', (state) => {
  test.each(moneyBackFrom)(
    'says what happens to the money that comes from %s, not that nothing was charged [TICKET-109]',
    async (from) => {
      const order = orderAnswer({ state, moneyBack: { amount: 1_000, from } });
      await openPurchase('/payment?order=ORDER1', { answers: { readOrder: () => ({ data: order }) } });
      expect(screen.getByText(say.over.moneyBack[from]('1,000円'))).toBeTruthy();
      expect(screen.queryByText(say.over[state].text)).toBeNull();
    },
  );
});
