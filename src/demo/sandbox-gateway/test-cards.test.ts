import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cardBrandOf, groupCardDigits, isCardNumber } from '#features/credit-card/rules/card-number.ts';
import { beginningOf, type Outcome, outcomes, testCards } from './test-cards.ts';

const all = Object.entries(testCards);

test.each(all)('%s is a number with the right check digit', (number) => expect(isCardNumber(number)).toBe(true));

test('every outcome has a card', () => {
  expect(new Set(Object.values(testCards))).toEqual(new Set(Object.keys(outcomes)));
});

test.each<Outcome>(['challenge', 'frictionless', 'declined'])('there is one of four brands that is %s', (outcome) => {
  const brands = all.filter(([, one]) => one === outcome).map(([number]) => cardBrandOf(number));
  expect(brands).toEqual(['VISA', 'Mastercard', 'JCB', 'American Express']);
});

test('docs/payments.md lists every test card with what happens', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/payments.md'), 'utf8');
  const listed = page.split('\n').filter((line) => /^\| \d{4} /.test(line));
  const cards = all.map(
    ([number, one]) => `| ${groupCardDigits(number)} | ${cardBrandOf(number)} | ${outcomes[one]} |`,
  );
  expect(listed).toEqual(cards);
});

describe('when no buyer is there to answer 3-D Secure', () => {
  test.each(Object.keys(outcomes) as Outcome[])('%s asks for no 3-D Secure', (outcome) => {
    expect(beginningOf(outcome, true).state).not.toBe('requiresAction');
  });
});
