// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderScreen } from '../../../../test/render-screen.tsx';
import type { Card } from '../contract.ts';
import { CardChoice, type ChosenCard, useFirstChoice } from './card-choice.tsx';
import { cardTexts } from './card-texts.ts';

const card = (cardId: number, more: Partial<Card> = {}): Card => ({
  cardId,
  cardNumber: `************000${cardId}`,
  expire: '04/28',
  cardBrand: 'VISA',
  isChosen: false,
  waiting: 0,
  ...more,
});

function Choice({ cards }: { cards: Card[] }) {
  const [value, setValue] = useState(useFirstChoice(cards));
  return (
    <>
      <CardChoice cards={cards} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}
const open = (cards: Card[]) => renderScreen(<Choice cards={cards} />, [cardTexts]);
const chosen = () => screen.getByRole('status').textContent;
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');

describe('which card pays', () => {
  test.each<[string, Card[], ChosenCard]>([
    ['the chosen one', [card(1), card(2, { isChosen: true })], 2],
    ['another one, when the chosen one has expired', [card(1), card(2, { isChosen: true, expire: '10/26' })], 1],
    ['any, when none is chosen', [card(1), card(2)], 1],
    ['one that is typed, when all have expired', [card(1, { isChosen: true, expire: '10/26' })], 'other'],
    ['one that is typed, when there is none', [], 'other'],
  ])('is first %s [CARD-016]', async (_, cards, first) => {
    await open(cards);
    expect(chosen()).toBe(String(first));
    expect(radios().findIndex(({ checked }) => checked)).toBe(
      first === 'other' ? cards.length : cards.findIndex(({ cardId }) => cardId === first),
    );
  });

  test('is the one that the buyer presses, saved or not', async () => {
    await open([card(1, { isChosen: true }), card(2), card(3, { expire: '10/26' })]);
    expect(radios().map(({ disabled }) => disabled)).toEqual([false, false, true, false]);
    fireEvent.click(radios()[1]!);
    expect(chosen()).toBe('2');
    fireEvent.click(screen.getByLabelText('別のカードを使う'));
    expect(chosen()).toBe('other');
  });
});
