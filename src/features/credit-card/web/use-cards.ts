import { useState } from 'react';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import type { Card } from '../contract.ts';
import type { CardForm } from '../rules/card-problems.ts';
import { lastDigits } from '../rules/saved-card.ts';
import type { CardTexts } from '../texts/jpn.ts';
import { chooseCard, type DeletedCard, deleteCard, listCards } from './card-calls.ts';
import { cardTexts } from './card-texts.ts';
import { cardFailure, type CardFailure, registerCard } from './register-card.ts';
import { isTokenizerFailure } from './tokenize-card.ts';

/** The member's cards on their page, and their changes. After a failure the list is loaded again (CARD-022). */
export function useCards(loaded: Card[]) {
  const context = usePageContext();
  const say = useTexts(cardTexts);
  const common = useTexts(commonTexts);
  const [cards, setCards] = useState(loaded);
  const [failure, setFailure] = useState<CardFailure>();
  const [done, setDone] = useState<string>();

  const loadAgain = (): Promise<void> => listCards(context).then(setCards, () => undefined);
  const tell = async (told: CardFailure | undefined): Promise<false> => {
    setFailure(told);
    await loadAgain();
    return false;
  };
  /** True when the change succeeded. */
  const attempt = async (fallback: keyof CardTexts['failures'], work: () => Promise<void>): Promise<boolean> => {
    setDone(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      return tell(cardFailure(error, say.failures, fallback, common));
    }
  };

  return {
    cards,
    failure,
    /** The last change, in words. */
    done,
    closeFailure: () => setFailure(undefined),
    async register(form: CardForm): Promise<boolean> {
      let isTaken = true;
      const isDone = await attempt('registrationFailed', async () => {
        const card = await registerCard(context, form);
        if (isTokenizerFailure(card)) {
          isTaken = await tell(say.failures.registrationFailed);
          return;
        }
        setCards((all) => [...all.filter(({ cardId }) => cardId !== card.cardId), card]);
        const adopted = card.waiting > 0 ? say.waiting.adopted(card.waiting) : '';
        setDone([say.registered(nameOf(card, say)), adopted].filter(Boolean).join('\n'));
      });
      return isDone && isTaken;
    },
    choose: (chosen: Card): Promise<boolean> =>
      attempt('changeFailed', async () => {
        setCards((all) => all.map((card) => ({ ...card, isChosen: card.cardId === chosen.cardId })));
        await chooseCard(context, chosen.cardId);
      }),
    remove: (card: Card, wish: DeletedCard): Promise<boolean> =>
      attempt('changeFailed', async () => {
        await deleteCard(context, wish);
        setCards((all) => all.filter(({ cardId }) => cardId !== card.cardId));
        setDone(say.deleted(nameOf(card, say)));
        // The server says which card is chosen now.
        await loadAgain();
      }),
  };
}

export function nameOf({ cardBrand, cardNumber }: Card, say: Pick<CardTexts, 'cardName'>): string {
  return say.cardName(cardBrand, lastDigits(cardNumber));
}
