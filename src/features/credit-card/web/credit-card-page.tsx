import { useEffect, useId, useRef, useState } from 'react';
import { navigationTexts, useBackToMypage } from '#features/navigation/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { LoadArguments, PageHead } from '#web/site/page-module.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { CreditCardIcon, PlusIcon } from '#web/ui/page-icons.tsx';
import { MessageDialog } from '#web/ui/message-dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Card } from '../contract.ts';
import { cardLimitOf } from '../rules/saved-card.ts';
import { AddCard } from './add-card.tsx';
import { listCards } from './card-calls.ts';
import { CardList } from './card-list.tsx';
import { cardTexts } from './card-texts.ts';
import { DeleteCard } from './delete-card.tsx';
import { useCards } from './use-cards.ts';
import './credit-card.css';

export const texts = [cardTexts, navigationTexts];

export const load = (context: PageContext, { signal }: LoadArguments): Promise<Card[]> => listCards(context, signal);

export function head(_: Card[], context: PageContext): PageHead {
  return { title: cardTexts.of(context.language).title };
}

/** The member's cards: add one, choose the one that pays, delete one (CARD-001). */
export function Page({ data }: { data: Card[] }) {
  const context = usePageContext<SiteInit>();
  const say = useTexts(cardTexts);
  const toMypage = useBackToMypage();
  const common = useTexts(commonTexts);
  const { cards, failure, done, closeFailure, register, choose, remove } = useCards(data);
  const [isAdding, setIsAdding] = useState(false);
  const [hasCanceled, setHasCanceled] = useState(false);
  const [leaving, setLeaving] = useState<Card>();
  const noteRef = useFocusOn(done);
  const limit = cardLimitOf(context.init.client.paymentAgent);
  const isFull = cards.length >= limit;

  const add = <AddButton limit={isFull ? limit : undefined} takesFocus={hasCanceled} onAdd={() => setIsAdding(true)} />;
  return (
    <PageFrame title={say.title} lead={say.lead} width="reading" back={toMypage}>
      <div ref={noteRef} className="hb-paycard-notes" tabIndex={-1} aria-live="polite">
        {done ? (
          <Notice kind="success">
            {done.split('\n').map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Notice>
        ) : null}
      </div>
      {cards.length > 0 ? (
        <CardList cards={cards} onChoose={(card) => void choose(card)} onRemove={setLeaving} />
      ) : isAdding ? null : (
        <EmptyState icon={<CreditCardIcon />} title={say.emptyTitle} text={say.emptyText} action={add} />
      )}
      {isAdding && !isFull ? (
        <AddCard
          onCancel={() => {
            setIsAdding(false);
            setHasCanceled(true);
          }}
          onRegister={async (form) => {
            const isDone = await register(form);
            if (isDone) {
              setIsAdding(false);
              setHasCanceled(false);
            }
            return isDone;
          }}
        />
      ) : cards.length > 0 ? (
        add
      ) : null}
      {leaving === undefined ? null : (
        <DeleteCard
          card={leaving}
          others={cards.filter(({ cardId }) => cardId !== leaving.cardId)}
          onClose={() => setLeaving(undefined)}
          onDelete={(wish) => {
            setLeaving(undefined);
            void remove(leaving, wish);
          }}
        />
      )}
      <MessageDialog
        open={failure !== undefined}
        title={failure?.title ?? ''}
        text={failure?.text}
        buttons={[{ label: common.close, onSelect: closeFailure }]}
        onClose={closeFailure}
      />
    </PageFrame>
  );
}

interface AddButtonProps {
  /** At the limit the button says why it cannot be pressed (CARD-009). */
  limit: number | undefined;
  /** The button gets the focus back when the member leaves the form. */
  takesFocus: boolean;
  onAdd: () => void;
}

function AddButton({ limit, takesFocus, onAdd }: AddButtonProps) {
  const id = useId();
  const say = useTexts(cardTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('button')?.focus();
  }, [takesFocus]);
  return (
    <div ref={box} className="hb-paycard-more">
      <Button
        icon={<PlusIcon />}
        disabled={limit !== undefined}
        aria-describedby={limit === undefined ? undefined : id}
        onClick={onAdd}
      >
        {say.add}
      </Button>
      {limit === undefined ? null : (
        <p className="hb-field-hint" id={id}>
          {say.limit(limit)}
        </p>
      )}
    </div>
  );
}

/** The element that had the focus is gone, so the message about the change gets it. */
function useFocusOn(done: string | undefined) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done !== undefined) note.current?.focus();
  }, [done]);
  return note;
}
