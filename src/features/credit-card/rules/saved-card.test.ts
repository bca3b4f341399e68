import { describe, expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { cardLimitOf, isCardExpired, lastDigits } from './saved-card.ts';

test('a card is known by its last four digits', () => expect(lastDigits('************4242')).toBe('4242'));

describe('a saved card', () => {
  test.each([
    ['11/26', '2026-11-30T23:59:59+09:00', false],
    ['11/26', '2026-12-01T00:00:00+09:00', true],
    ['12/25', '2026-11-20 10:00', true],
    ['01/30', '2026-11-20 10:00', false],
    ['', '2026-11-20 10:00', true],
  ])('with expiry %s is expired at %s: %s', (expire, at, isExpired) => {
    expect(isCardExpired(expire, parseInstant(at) as number)).toBe(isExpired);
  });
});

test.each([
  [null, 1],
  ['Stripe', 3],
  ['Paygent', 3],
  ['Another', 1],
])('a site whose agent is %s takes %i cards of a member [CARD-006, CARD-007, CARD-008]', (agent, limit) => {
  expect(cardLimitOf(agent)).toBe(limit);
});
