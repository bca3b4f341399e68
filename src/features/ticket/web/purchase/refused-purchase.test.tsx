// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { status } from '#kernel/status.ts';
import { CallError } from '#web/api/call-error.ts';
import { noSaleRules } from '../../rules/sale/purchase-limits.ts';
import { saleInEvent } from '../../../../../test/fake-api.ts';
import { orderAnswer } from '../../../../../test/order-answer.ts';
import {
  forgetBrowser,
  heading,
  openConfirm,
  pressButton,
  type PurchaseOpening,
} from '../../../../../test/purchase-site.tsx';
import { ticketContent } from '../../../../../test/ticket-content.ts';
import tickets from '../cart/texts/jpn.ts';
import { cardTokenOf, keepCardToken } from '../flow/card-token.ts';
import type { FlowForm } from '../flow/purchase-form.ts';
import say from '../flow/texts/jpn.ts';

const buyer = { ...saleInEvent, owner: 1 };
const typed = { token: 'tok_typed', tokenKey: 'key_typed' };
beforeEach(() => {
  forgetBrowser();
  keepCardToken(buyer, typed);
});

/** Opens the review with a card that was typed for this purchase. */
const openTyped = (opening: PurchaseOpening = {}, form: Partial<FlowForm> = {}) =>
  openConfirm(opening, { cardId: null, ...form });
const buy = say.confirm.paid.order('1,000円');
const refusal = (...problems: object[]) => new CallError(409, '', {}, { reason: 'cart', problems });

describe('a purchase by a typed card that is refused before anything was charged', () => {
  test.each<[string, object, string]>([
    ['a price that changed', { kind: 'priceChanged', ticketId: 1 }, say.problems.priceChanged],
    ['a code that cannot be used any more', { kind: 'codeUnusable' }, say.problems.codeUnusable],
    ['the limit per order', { kind: 'tooMany', limit: 2 }, say.problems.tooMany(2)],
    ['the limit of a person', { kind: 'limitReached', ticketId: 1, left: 1 }, say.problems.limitReached(1)],
    [
      'a parent that is missing',
      { kind: 'parentNeeded', ticketId: 1, parentTicketIds: [] },
      say.problems.parentNeeded([]),
    ],
  ])('as for %s is told where it was sent, and goes on by the same card', async (_, problem, words) => {
    let isRefused = true;
    const { callsOf, at } = await openTyped({
      answers: {
        purchaseTickets: () => (isRefused ? refusal(problem) : { data: orderAnswer() }),
        readOrder: () => ({ data: orderAnswer() }),
      },
    });
    await pressButton(buy);
    expect(at()).toBe('?step=confirm');
    expect(screen.getByRole('alert').textContent).toContain(say.problems.title);
    expect(screen.getByText(words)).toBeTruthy();

    isRefused = false;
    await pressButton(buy);
    expect(callsOf('purchaseTickets').map(({ body }) => body)).toMatchObject([typed, typed]);
    // The card was charged now.
    expect(cardTokenOf(buyer)).toBeUndefined();
  });

  test.each<[string, CallError]>([
    ['a field', new CallError(422, '', { purchaserEmail: ['メール'] })],
    ['too many tries', new CallError(429, 'しばらくお待ちください。', {})],
  ])('as for %s is sent again with the card', async (_, refused) => {
    const { callsOf } = await openTyped({ answers: { purchaseTickets: () => refused } });
    await pressButton(buy);
    await pressButton(buy);
    expect(callsOf('purchaseTickets').map(({ body }) => body)).toMatchObject([typed, typed]);
  });

  test('because a session ended leaves no card to the next visitor', async () => {
    await openTyped({ answers: { purchaseTickets: () => new CallError(status.sessionEnded, '', {}) } });
    await pressButton(buy);
    expect(cardTokenOf(buyer)).toBeUndefined();
  });
});

describe('the reason why a purchase was refused', () => {
  const free = { discount: { code: 'FREE', discountPrice: 0, isForFree: true }, ticketDiscountCode: 'FREE' };
  const unpaid = { ...free, isPaymentChosen: false };
  const lostCode = {
    answers: { purchaseTickets: () => refusal({ kind: 'codeUnusable' }) },
  };

  test('is shown at the payment, where a free purchase goes when its code is used up [DISCOUNT-014]', async () => {
    const { at } = await openTyped(lostCode, unpaid);
    await pressButton(say.confirm.free.order('0円', 1));
    expect(at()).toMatch(/^\/payment/);
    expect(screen.getByRole('alert').textContent).toContain(say.problems.codeUnusable);
  });

  test('is shown on the one screen of a free order that costs something now, each by its name and once', async () => {
    let price = 0;
    const { at } = await openTyped(
      {
        tickets: [ticketContent(1, { price: 0, isPay: false })],
        answers: {
          listTickets: () => ({
            data: {
              tickets: [{ ticketContent: ticketContent(1, { price, isPay: price > 0 }), remainingCount: null }],
              settings: noSaleRules,
            },
          }),
          purchaseTickets: () => {
            price = 1000;
            return refusal({ kind: 'priceChanged', ticketId: 1 });
          },
        },
      },
      { isPaymentChosen: false },
    );
    await pressButton(say.confirm.free.order('0円', 1));
    expect(at()).toBe('?step=profile');
    expect(heading()).toBe(say.headings.profile);
    expect(screen.getByRole('alert').textContent).toContain(say.problems.of('チケット1', say.problems.priceChanged));
    expect(screen.queryByText(tickets.amended)).toBeNull();
  });

  test('is not shown again to a buyer who moved on and came back', async () => {
    const { at, back } = await openTyped(lostCode, unpaid);
    await pressButton(say.confirm.free.order('0円', 1));
    await pressButton(say.next);
    expect(at()).toBe('?step=confirm');
    expect(screen.queryByText(say.problems.codeUnusable)).toBeNull();
    await back();
    expect(at()).toMatch(/^\/payment/);
    expect(screen.queryByText(say.problems.codeUnusable)).toBeNull();
  });
});
