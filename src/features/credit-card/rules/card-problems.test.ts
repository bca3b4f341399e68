import { describe, expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { type CardForm, cardProblems, isExpiryValid, parseExpiry } from './card-problems.ts';

const now = parseInstant('2026-11-20 10:00') as number;
const good: CardForm = { cardNumber: '4242 4242 4242 4242', expire: '12/28', securityCode: '123' };
const problemsOf = (more: Partial<CardForm>) => cardProblems({ ...good, ...more }, now);

describe('an expiry', () => {
  test.each([
    ['04/28', 2028, 4],
    ['4/28', 2028, 4],
    ['0428', 2028, 4],
    ['04 / 2028', 2028, 4],
    ['042028', 2028, 4],
    ['０４／２８', 2028, 4],
    ['04-28', 2028, 4],
  ])('%s is month and year', (typed, year, month) => expect(parseExpiry(typed)).toEqual({ year, month }));

  test.each(['', '13/28', '00/28', '4', '428', '04/2', '04/208', '2028/04', 'Apr 28', '04/28/01'])(
    '%j is none',
    (typed) => {
      expect(parseExpiry(typed)).toBeUndefined();
    },
  );

  test.each([
    ['2026-11-01 00:00', 2026, 11, true],
    ['2026-11-30T23:59:59+09:00', 2026, 11, true],
    ['2026-12-01 00:00', 2026, 11, false],
    ['2026-11-30T15:00:00Z', 2026, 11, false],
    ['2026-11-20', 2027, 1, true],
    ['2026-11-20', 2025, 12, false],
    ['2026-11-20', 2046, 11, true],
    ['2026-11-20', 2046, 12, false],
  ])('at %s a card of %i/%i is valid: %s (it is valid to the end of its month in Tokyo)', (at, year, month, valid) => {
    expect(isExpiryValid({ year, month }, parseInstant(at) as number)).toBe(valid);
  });
});

describe('the card form', () => {
  test.each<[Partial<CardForm>]>([
    [{}],
    [{ cardNumber: '４２４２４２４２４２４２４２４２', expire: '１１／２６', securityCode: '１２３' }],
    [{ cardNumber: '378282246310005', securityCode: '1234' }],
  ])('with %j has no problem', (more) => expect(problemsOf(more)).toEqual({}));

  test.each<[Partial<CardForm>, object]>([
    [{ cardNumber: ' ' }, { cardNumber: 'required' }],
    [{ cardNumber: '4242424242424241' }, { cardNumber: 'cardNumberOrExpiry' }],
    [{ expire: '' }, { expire: 'required' }],
    [{ expire: '10/26' }, { expire: 'cardNumberOrExpiry' }],
    [{ expire: 'soon' }, { expire: 'cardNumberOrExpiry' }],
    [{ securityCode: '' }, { securityCode: 'required' }],
    [{ securityCode: '12' }, { securityCode: 'cardInvalid' }],
    [{ securityCode: '1234' }, { securityCode: 'cardInvalid' }],
    [{ cardNumber: '378282246310005' }, { securityCode: 'cardInvalid' }],
    [
      { cardNumber: '1', expire: '1', securityCode: '1' },
      { cardNumber: 'cardNumberOrExpiry', expire: 'cardNumberOrExpiry', securityCode: 'cardInvalid' },
    ],
  ])('with %j says %j', (more, problems) => expect(problemsOf(more)).toEqual(problems));
});
