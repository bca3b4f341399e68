import { useState } from 'react';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { MessageDialog } from '#web/ui/message-dialog.tsx';
import { RadioList } from '#web/ui/radio-list.tsx';
import type { Card } from '../contract.ts';
import { isCardExpired } from '../rules/saved-card.ts';
import type { DeletedCard } from './card-calls.ts';
import { cardTexts } from './card-texts.ts';
import { nameOf } from './use-cards.ts';

export interface DeleteCardProps {
  card: Card;
  /** The member's other cards. */
  others: readonly Card[];
  onClose: () => void;
  onDelete: (wish: DeletedCard) => void;
}

/** Asks before a card is deleted, and which other card pays the applications that wait on it. */
export function DeleteCard({ card, others, onClose, onDelete }: DeleteCardProps) {
  const say = useTexts(cardTexts);
  const { now } = usePageContext();
  const { cardId, waiting } = card;
  const usable = others.filter(({ expire }) => !isCardExpired(expire, now));
  const [instead, setInstead] = useState(() => String((usable.find((one) => one.isChosen) ?? usable[0])?.cardId ?? ''));
  const wishOf = (): DeletedCard => {
    if (waiting === 0) return { cardId };
    return instead === '' ? { cardId, isWarned: true } : { cardId, insteadCardId: Number(instead) };
  };
  return (
    <MessageDialog
      open
      title={say.removeTitle}
      text={
        <>
          <p>{say.removeText(nameOf(card, say))}</p>
          {waiting === 0 ? null : (
            <RadioList
              name="instead"
              label={say.waiting.label(waiting)}
              options={[
                ...usable.map((one) => ({ value: String(one.cardId), label: say.waiting.instead(nameOf(one, say)) })),
                { value: '', label: say.waiting.none, hint: say.waiting.noneHint },
              ]}
              value={instead}
              onChange={setInstead}
            />
          )}
        </>
      }
      buttons={[
        { label: say.cancel, onSelect: onClose },
        { label: say.remove, kind: 'danger', onSelect: () => onDelete(wishOf()) },
      ]}
      onClose={onClose}
    />
  );
}
