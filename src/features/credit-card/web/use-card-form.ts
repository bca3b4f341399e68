import { useState } from 'react';
import { usePageContext } from '#web/site/page-context.ts';
import { type CardForm, type CardProblem, cardProblems } from '../rules/card-problems.ts';

type CardProblems = Partial<Record<keyof CardForm, CardProblem>>;

export interface CardFormState {
  /** The typed card, kept in memory only. */
  form: CardForm;
  problems: CardProblems;
  /** How often a check found a problem. Each time the first wrong field gets the focus. */
  told: number;
  change(field: keyof CardForm, value: string): void;
  /** False when a field is wrong; each wrong field then says why. */
  check(): boolean;
  clear(): void;
}

const empty: CardForm = { cardNumber: '', expire: '', securityCode: '' };

/** The state of a card that a member types, for `CardForm`. */
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
      // A field that the member corrects shows no error until the next check.
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
