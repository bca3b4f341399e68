import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { Chip } from '#web/ui/chip.tsx';
import { CreditCardIcon } from '#web/ui/page-icons.tsx';
import type { Card } from '../contract.ts';
import { isCardExpired, lastDigits } from '../rules/saved-card.ts';
import { cardTexts } from './card-texts.ts';

export interface CardOptionProps {
  card: Card;
  name: string;
  isChecked: boolean;
  onChoose: () => void;
}

/** A saved card as a choice. An expired card cannot be chosen. */
export function CardOption({ card, name, isChecked, onChoose }: CardOptionProps) {
  const { now } = usePageContext();
  const say = useTexts(cardTexts);
  const isExpired = isCardExpired(card.expire, now);
  return (
    <label className="hb-radio hb-paycard">
      <input
        type="radio"
        name={name}
        value={card.cardId}
        checked={isChecked}
        disabled={isExpired && !isChecked}
        onChange={onChoose}
      />
      <CardMark brand={card.cardBrand} />
      <span className="hb-radio-text">
        <span className="hb-paycard-name">
          <span>{card.cardBrand}</span> <span>{say.endsIn(lastDigits(card.cardNumber))}</span>
        </span>
        <span className="hb-radio-hint">
          {say.expiresIn(card.expire)}
          {isExpired ? <Chip kind="danger">{say.expired}</Chip> : null}
        </span>
      </span>
    </label>
  );
}

const marks: Readonly<Record<string, string>> = {
  VISA: 'VISA',
  Mastercard: 'MC',
  JCB: 'JCB',
  'American Express': 'AMEX',
  'Diners Club': 'DC',
  Discover: 'DISC',
  UnionPay: 'UP',
};

/** A picture of a card. The text beside it says the same in full. */
export function CardMark({ brand }: { brand?: string }) {
  const mark = brand === undefined ? undefined : marks[brand];
  return (
    <span className="hb-paycard-mark" aria-hidden="true">
      {mark ?? <CreditCardIcon />}
    </span>
  );
}
