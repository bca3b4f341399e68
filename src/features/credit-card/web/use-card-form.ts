import { useState } from 'react';
import { usePageContext } from '#web/site/page-context.ts';
import { type CardForm, type CardProblem, cardProblems } from '../rules/card-form.ts';

export type CardProblems = Partial<Record<keyof CardForm, CardProblem>>;

export interface CardFormState {
  /** What is typed; in memory alone. */
  form: CardForm;
  problems: CardProblems;
  /** How often something was found wrong: each time the first wrong field gets the focus. */
  told: number;
  change(field: keyof CardForm, value: string): void;
  /** False when something is wrong; each field then says what. */
  check(): boolean;
  clear(): void;
}

const empty: CardForm = { cardNumber: '', expire: '', securityCode: '' };

/** A card while it is typed, for `CardForm`. */
export function useCardForm(): CardFormState {
  const { now } = usePageContext();
  const [form, setForm] = useState(empty);
  const [problems, setProblems] = useState<CardProblems>({});
  const [told, setTold] = useState(0);
  return {
    form,
    problems,
    told,
    change(field, value) {
      setForm((all) => ({ ...all, [field]: value }));
      // What is being mended is wrong no more until it is checked again.
      setProblems(({ [field]: _, ...others }) => others);
    },
    check() {
      const found = cardProblems(form, now);
      setProblems(found);
      const isGood = Object.keys(found).length === 0;
      if (!isGood) setTold((times) => times + 1);
      return isGood;
    },
    clear() {
      setForm(empty);
      setProblems({});
    },
  };
}
