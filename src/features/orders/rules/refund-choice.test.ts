import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chosenRefund, offeredChoices, refundChoices, refundSums } from './refund-choice.ts';

const ticket = (purchasedTicketId: number, price: number, fee: number) => ({
  purchasedTicketId,
  price,
  own: { fee, refund: Math.max(0, price - fee) },
});
const two = [ticket(1, 1000, 300), ticket(2, 500, 0)];

describe('what an organiser can give back', () => {
  test.each([
    [
      'of one ticket, with its fee',
      two,
      [1],
      1500,
      { rule: 700, full: 1000, fee: 300 },
      ['rule', 'full', 'none', 'other'],
    ],
    [
      'of a ticket without a fee: the rule says no other sum',
      two,
      [2],
      1500,
      { rule: 500, full: 500, fee: 0 },
      ['full', 'none', 'other'],
    ],
    ['of two of which a part went back', two, [1, 2], 900, { rule: 900, full: 900, fee: 0 }, ['full', 'none', 'other']],
    ['of an order whose tickets stay', two, [], 1500, { rule: undefined, full: 1500, fee: 0 }, ['full', 'other']],
    ['of an order that was never paid', two, [1], 0, { rule: 0, full: 0, fee: 0 }, []],
    [
      'of a free ticket in a paid order',
      [ticket(1, 0, 300)],
      [1],
      1500,
      { rule: 0, full: 0, fee: 0 },
      ['none', 'other'],
    ],
  ])('%s', (_, tickets, chosen, left, sums, choices) => {
    expect(refundSums(tickets, chosen, left)).toEqual(sums);
    expect(offeredChoices(refundSums(tickets, chosen, left), left)).toEqual(choices);
  });

  test.each([
    [400, 400],
    [undefined, 'noAmount'],
    ['vier', 'noAmount'],
    [0, 'noAmount'],
    [1.5, 'noAmount'],
    [1501, 'tooMuch'],
  ])('a typed %s comes to %s', (typed, expected) => {
    expect(chosenRefund('other', refundSums(two, [1], 1500), { typed, left: 1500 })).toBe(expected);
  });

  test('is never more than is left, whatever is chosen', () => {
    const priced = fc.record({ price: fc.nat(5000), fee: fc.nat(6000) });
    fc.assert(
      fc.property(
        fc.array(priced, { maxLength: 5 }),
        fc.nat(8000),
        fc.constantFrom(...refundChoices),
        (all, left, choice) => {
          const tickets = all.map(({ price, fee }, id) => ticket(id, price, fee));
          const sums = refundSums(tickets, [0, 1, 2], left);
          const amount = chosenRefund(choice, sums, { typed: left + 1, left });
          if (typeof amount === 'number') expect(amount).toBeLessThanOrEqual(left);
          else expect(amount).toBe('tooMuch');
        },
      ),
    );
  });
});
