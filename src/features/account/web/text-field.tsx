import type { ReactNode } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Input, type InputProps } from '#web/ui/input.tsx';

export interface TextFieldProps extends Omit<InputProps, 'className'> {
  name: string;
  label: string;
  hint?: ReactNode;
  error: string | undefined;
  /** In a form that asks for optional answers too. */
  requiredMark?: string | undefined;
  look?: string;
}

/** A field with one line of text. Every field of the account pages has to be filled in. */
export function TextField({ label, hint, error, requiredMark, look, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} requiredMark={requiredMark}>
      {({ className, ...control }) => (
        <Input
          type="text"
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          {...control}
          aria-required
          className={look ? `${className} ${look}` : className}
        />
      )}
    </Field>
  );
}
