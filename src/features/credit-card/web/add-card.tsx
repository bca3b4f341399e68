import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import type { CardForm as Typed } from '../rules/card-problems.ts';
import { CardForm } from './card-form.tsx';
import { cardTexts } from './card-texts.ts';
import { useCardForm } from './use-card-form.ts';

export interface AddCardProps {
  /** True when the card is registered. Otherwise the typed card stays. */
  onRegister: (form: Typed) => Promise<boolean>;
  onCancel: () => void;
}

/** The form of a new card on the page of cards. */
export function AddCard({ onRegister, onCancel }: AddCardProps) {
  const titleId = useId();
  const say = useTexts(cardTexts);
  const state = useCardForm();
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  // A member who opened the form wants to type.
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  const send = async (): Promise<void> => {
    isSending.current = true;
    setIsBusy(true);
    try {
      if (await onRegister(state.form)) state.clear();
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isSending.current && state.check()) void send();
  };
  return (
    <section ref={box} className="hb-paycard-add" aria-labelledby={titleId}>
      <h2 className="hb-section-title" id={titleId}>
        {say.addTitle}
      </h2>
      <form className="hb-form" method="post" noValidate onSubmit={onSubmit}>
        <CardForm state={state} />
        <div className="hb-paycard-actions">
          <Button type="submit" kind="primary" size="large" wide busy={isBusy}>
            {isBusy ? say.registering : say.register}
          </Button>
          <Button kind="quiet" size="large" wide onClick={onCancel}>
            {say.cancel}
          </Button>
        </div>
      </form>
    </section>
  );
}
