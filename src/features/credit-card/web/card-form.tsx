import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Field } from '#web/ui/field.tsx';
import { LockIcon } from '#web/ui/icons.tsx';
import { Input } from '#web/ui/input.tsx';
import { focusFirstWrong } from '#web/ui/focus-first-wrong.ts';
import type { CardForm as Typed } from '../rules/card-problems.ts';
import { cardBrandOf, cardDigits } from '../rules/card-number.ts';
import { caretBehind, onlyDigits, typedCardNumber, typedCode, typedExpiry } from '../rules/typed-card.ts';
import { cardTexts } from './card-texts.ts';
import type { CardFormState } from './use-card-form.ts';
import './credit-card.css';

const shapes: Record<keyof Typed, (typed: string) => string> = {
  cardNumber: typedCardNumber,
  expire: typedExpiry,
  securityCode: typedCode,
};

/**
 * The fields of a card inside a form. They have no names, so a browser never submits them with the form.
 */
export function CardForm({ state }: { state: CardFormState }) {
  const say = useTexts(cardTexts);
  const common = useTexts(commonTexts);
  const box = useRef<HTMLDivElement>(null);
  const caret = useRef<{ input: HTMLInputElement; digits: number }>(undefined);
  const { form, problems, told } = state;
  const brand = cardBrandOf(cardDigits(form.cardNumber));

  useLayoutEffect(() => {
    if (told > 0) focusFirstWrong(box.current);
  }, [told]);
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    const { input, digits } = caret.current;
    caret.current = undefined;
    const place = caretBehind(input.value, digits);
    input.setSelectionRange(place, place);
  });

  const control = (field: keyof Typed) => ({
    type: 'text',
    required: true,
    inputMode: 'numeric' as const,
    spellCheck: false,
    value: form[field],
    onChange(event: ChangeEvent<HTMLInputElement>): void {
      const input = event.currentTarget;
      // The input method has not finished.
      if ((event.nativeEvent as Partial<InputEvent>).isComposing) {
        state.change(field, input.value);
        return;
      }
      const before = input.value.slice(0, input.selectionStart ?? input.value.length);
      if (field === 'cardNumber' && before !== input.value) {
        caret.current = { input, digits: onlyDigits(cardDigits(before)).length };
      }
      state.change(field, shapes[field](input.value));
    },
    onBlur(): void {
      const shaped = shapes[field](form[field]);
      if (shaped !== form[field]) state.change(field, shaped);
    },
  });
  const texts = (field: keyof Typed) => {
    const problem = problems[field];
    const error = problem === 'required' ? common.inputRequired : problem && say.problems[problem];
    return { label: say[field], error };
  };
  return (
    <div ref={box} className="hb-form">
      <Field {...texts('cardNumber')}>
        {(field) => (
          <span className="hb-paycard-number">
            <Input {...field} {...control('cardNumber')} autoComplete="cc-number" placeholder="0000 0000 0000 0000" />
            <span className="hb-paycard-brand" aria-live="polite">
              {brand}
            </span>
          </span>
        )}
      </Field>
      <div className="hb-field-row">
        <Field hint={say.expireHint} {...texts('expire')}>
          {(field) => <Input {...field} {...control('expire')} autoComplete="cc-exp" placeholder={say.expireExample} />}
        </Field>
        <Field
          hint={brand === 'American Express' ? say.securityCodeHintAmex : say.securityCodeHint}
          {...texts('securityCode')}
        >
          {(field) => <Input {...field} {...control('securityCode')} autoComplete="cc-csc" />}
        </Field>
      </div>
      <p className="hb-paycard-safety">
        <LockIcon />
        <span>{say.safety}</span>
      </p>
    </div>
  );
}
