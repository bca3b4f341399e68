import { useState } from 'react';
import { useWords } from '../console-context.ts';
import { kitTexts } from '../kit-texts.ts';
import { Field, type FieldFrame } from './field.tsx';
import { typedNumber } from './typed-number.ts';

const typedMax = 40;

interface NumberFieldProps extends FieldFrame {
  /** A text is what was typed and is no number. */
  value: number | string | undefined;
  onChange: (value: number | string | undefined) => void;
  /** Stands behind the number: 円, 枚. */
  unit?: string;
  placeholder?: string;
  /** It is shown, and not changed. */
  isFixed?: boolean;
}

/** A number. What is typed stays as it is typed while it means the value. */
export function NumberField({
  value,
  onChange,
  unit,
  placeholder,
  isFixed = false,
  error,
  ...frame
}: NumberFieldProps) {
  const words = useWords(kitTexts);
  const [typed, setTyped] = useState(() => textOf(value));
  // `1,` may become a number yet: it is called wrong when the field is left.
  const [isTyping, setIsTyping] = useState(false);
  const shown = Object.is(typedNumber(typed), value) ? typed : textOf(value);
  const isWrong = typeof value === 'string' && (!isTyping || error !== undefined);
  return (
    <Field {...frame} maxLetters={typedMax} width={frame.width ?? 'short'} error={isWrong ? words.noNumber : error}>
      {(control) => (
        <span className="hc-unit-field">
          <input
            {...control}
            className="hc-input"
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder}
            readOnly={isFixed}
            value={shown}
            // Full-width digits and commas have been understood: the field says as what.
            onBlur={() => {
              setIsTyping(false);
              setTyped(textOf(value));
            }}
            onChange={({ currentTarget }) => {
              setIsTyping(true);
              setTyped(currentTarget.value);
              onChange(typedNumber(currentTarget.value));
            }}
          />
          {unit === undefined ? null : (
            <span className="hc-unit" aria-hidden="true">
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}

const textOf = (value: number | string | undefined): string => (value === undefined ? '' : String(value));
