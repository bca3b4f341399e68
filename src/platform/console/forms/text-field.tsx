import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldFrame } from './field.tsx';

type Native = Pick<
  ComponentPropsWithRef<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'onBlur' | 'ref' | 'name' | 'spellCheck'
>;

export interface TextFieldProps extends FieldFrame, Native {
  value: string;
  onChange: (value: string) => void;
  /** Where the focus goes when a dialog opens. */
  isFirst?: boolean;
}

export function TextField({ value, onChange, isFirst, ...rest }: TextFieldProps) {
  const { label, hint, error, isRequired, below, width, maxLetters, ...native } = rest;
  return (
    <Field {...{ label, hint, error, isRequired, below, width, maxLetters }}>
      {(control) => (
        <input
          type="text"
          {...native}
          {...control}
          className="hc-input"
          data-autofocus={isFirst || undefined}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
