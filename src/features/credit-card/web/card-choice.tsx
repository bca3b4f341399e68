import { useId } from 'react';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import type { Card } from '../contract.ts';
import { isCardExpired } from '../rules/saved-card.ts';
import { CardMark, CardOption } from './card-option.tsx';
import { cardTexts } from './card-texts.ts';
import './credit-card.css';

/** A saved card, or one that the buyer types now. */
export type ChosenCard = number | 'other';

export interface CardChoiceProps {
  cards: readonly Card[];
  value: ChosenCard;
  onChange: (value: ChosenCard) => void;
}

/** The choice of the card that pays a purchase. The caller shows the fields of a new card (`CardForm`). */
export function CardChoice({ cards, value, onChange }: CardChoiceProps) {
  const name = useId();
  const say = useTexts(cardTexts);
  return (
    <fieldset className="hb-paycards">
      <legend className="hb-field-label">{say.choice}</legend>
      {cards.map((card) => (
        <CardOption
          key={card.cardId}
          card={card}
          name={name}
          isChecked={value === card.cardId}
          onChoose={() => onChange(card.cardId)}
        />
      ))}
      <label className="hb-radio hb-paycard">
        <input type="radio" name={name} checked={value === 'other'} onChange={() => onChange('other')} />
        <CardMark />
        <span className="hb-radio-text">{say.otherCard}</span>
      </label>
    </fieldset>
  );
}

/** The first choice: the member's chosen card, else one that has not expired, else a new card. */
export function useFirstChoice(cards: readonly Card[]): ChosenCard {
  const { now } = usePageContext();
  const good = cards.filter(({ expire }) => !isCardExpired(expire, now));
  return (good.find(({ isChosen }) => isChosen) ?? good[0])?.cardId ?? 'other';
}
