import { useId } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { TrashIcon } from '#web/ui/page-icons.tsx';
import type { Card } from '../contract.ts';
import { lastDigits } from '../rules/saved-card.ts';
import { CardOption } from './card-option.tsx';
import { cardTexts } from './card-texts.ts';
import './credit-card.css';

export interface CardListProps {
  cards: readonly Card[];
  onChoose: (card: Card) => void;
  onRemove: (card: Card) => void;
}

/** The member's cards. The chosen one pays, and each can be deleted. */
export function CardList({ cards, onChoose, onRemove }: CardListProps) {
  const name = useId();
  const say = useTexts(cardTexts);
  return (
    <fieldset className="hb-paycards">
      <legend className="hb-field-label">{say.chosen}</legend>
      {cards.map((card) => (
        <div key={card.cardId} className="hb-paycard-row">
          <CardOption card={card} name={name} isChecked={card.isChosen} onChoose={() => onChoose(card)} />
          <button
            type="button"
            className="hb-icon-button"
            aria-label={say.removeCard(say.cardName(card.cardBrand, lastDigits(card.cardNumber)))}
            onClick={() => onRemove(card)}
          >
            <TrashIcon />
          </button>
        </div>
      ))}
    </fieldset>
  );
}
