import { useState } from 'react';
import { useWords } from '../console-context.ts';
import { kitTexts } from '../kit-texts.ts';
import { Field, type FieldFrame } from './field.tsx';
import { typedNumber } from './whole-number.ts';

interface NumberFieldProps extends FieldFrame {
  /** NaN is what is no whole number. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  /** Stands behind the number: 円, 枚. */
  unit?: string;
  placeholder?: string;
}

/** A whole number. What is typed stays as it is typed while it means the value. */
export function NumberField({ value, onChange, unit, placeholder, error, ...frame }: NumberFieldProps) {
  const words = useWords(kitTexts);
  const [typed, setTyped] = useState(() => textOf(value));
  const shown = Object.is(typedNumber(typed), value) ? typed : textOf(value);
  return (
    <Field
      {...frame}
      width={frame.width ?? 'short'}
      error={error ?? (Number.isNaN(value) ? words.wholeNumber : undefined)}
    >
      {(control) => (
        <span className="hc-unit-field">
          <input
            {...control}
            className="hc-input"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            placeholder={placeholder}
            value={shown}
            // Full-width digits and commas have been understood: the field says as what.
            onBlur={() => setTyped((before) => (Number.isNaN(value) ? before : textOf(value)))}
            onChange={({ currentTarget }) => {
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

const textOf = (value: number | undefined): string => (value === undefined || Number.isNaN(value) ? '' : String(value));
