import {
  addCard,
  type Card,
  CardChoice,
  CardForm,
  type ChosenCard,
  isTokenizerFailure,
  listCards,
  tokenizeCard,
  useCardForm,
  useFirstChoice,
} from '#features/credit-card/web.ts';
import { cardBrandOf, cardDigits } from '#features/credit-card/rules/card-number.ts';
import { lastDigits } from '#features/credit-card/rules/saved-card.ts';
import type { CardToken } from '#features/payment/rules/card-provider.ts';
import { type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { isTold } from '#web/api/call-error.ts';
import { saidOf } from '#web/api/said-of.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { purchaseTexts } from './purchase-texts.ts';

/** A card that can pay: one that is saved, or a token for this once. */
export interface ReadyCard {
  cardId: number | null;
  cardBrand: string;
  cardDigits: string;
  token: CardToken | undefined;
}

/** Makes the card ready to pay. Undefined when something is wrong with it, which this part shows. */
export type ReadCard = () => Promise<ReadyCard | undefined>;

export interface CardPartProps {
  begun: ReadyCard;
  /** True when the card is charged later and has to be kept. */
  mustKeep: boolean;
  read: RefObject<ReadCard | null>;
}

/** A saved card or another one, which is kept or used for this once. */
export function CardPart(props: CardPartProps) {
  const context = usePageContext();
  const [cards, setCards] = useState<readonly Card[]>();
  useEffect(() => {
    const control = new AbortController();
    // A member whose saved cards cannot be read types one.
    listCards(context, control.signal).then(setCards, () => setCards((known) => known ?? []));
    return () => control.abort();
  }, [context]);
  return cards === undefined ? <Skeleton shape="row" count={2} /> : <LoadedCards {...props} cards={cards} />;
}

function LoadedCards({ begun, mustKeep, read, cards }: CardPartProps & { cards: readonly Card[] }) {
  const context = usePageContext();
  const say = useTexts(purchaseTexts);
  const common = useTexts(commonTexts);
  const first = useFirstChoice(cards);
  const isKnown = cards.some(({ cardId }) => cardId === begun.cardId);
  const [chosen, setChosen] = useState<ChosenCard>(isKnown && begun.cardId !== null ? begun.cardId : first);
  const [isKept, setIsKept] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useCardForm();

  const readTyped = async (): Promise<ReadyCard | undefined> => {
    if (!form.check()) return undefined;
    setProblem(undefined);
    const digits = cardDigits(form.form.cardNumber);
    const named = { cardBrand: cardBrandOf(digits) ?? '', cardDigits: digits.slice(-4) };
    try {
      const token = await tokenizeCard(context, form.form);
      if (isTokenizerFailure(token)) {
        setProblem(say.payment.cardFailed);
        return undefined;
      }
      if (!mustKeep && !isKept) return { ...named, cardId: null, token };
      const { cardId } = await addCard(context, token);
      return { ...named, cardId, token: undefined };
    } catch (error) {
      if (!isTold(error)) setProblem(saidOf(error, common, say.payment.cardFailed));
      return undefined;
    }
  };
  useImperativeHandle(read, () => async () => {
    const card = cards.find(({ cardId }) => cardId === chosen);
    if (card === undefined) return readTyped();
    const { cardId, cardBrand, cardNumber } = card;
    return { cardId, cardBrand, cardDigits: lastDigits(cardNumber), token: undefined };
  });

  return (
    <div className="hb-purchase-cards">
      {cards.length > 0 ? <CardChoice cards={cards} value={chosen} onChange={setChosen} /> : null}
      {chosen === 'other' ? (
        <>
          {begun.token === undefined ? null : (
            <Notice kind="info">
              <p>{say.payment.typeAgain}</p>
            </Notice>
          )}
          <CardForm state={form} />
          {mustKeep ? (
            <p className="hb-field-hint">{say.payment.keptForDraw}</p>
          ) : (
            <label className="hb-check">
              <input type="checkbox" checked={isKept} onChange={(event) => setIsKept(event.target.checked)} />
              <span>{say.payment.keep}</span>
            </label>
          )}
        </>
      ) : null}
      {problem === undefined ? null : (
        <Notice kind="error" takesFocus>
          <p>{problem}</p>
        </Notice>
      )}
    </div>
  );
}
