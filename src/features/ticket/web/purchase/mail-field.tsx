import type { ReactNode } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { shownMail } from '#kernel/mail-address.ts';
import { purchaseTexts } from '../flow/purchase-texts.ts';

export interface MailFieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
  isRequired: boolean;
  begun: string;
  error: string | undefined;
  /** True for somebody else's address, so that the browser does not offer the buyer's own. */
  isOther?: boolean;
  onTyped?(mail: string): void;
}

/** A mail address. The typed text stays in the field. */
export function MailField({ name, label, hint, isRequired, begun, error, isOther = false, onTyped }: MailFieldProps) {
  const say = useTexts(purchaseTexts);
  return (
    <Field label={label} hint={hint} error={error} requiredMark={isRequired ? say.required : undefined}>
      {(control) => (
        <Input
          {...control}
          type="email"
          name={name}
          inputMode="email"
          autoComplete={isOther ? 'off' : 'email'}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={shownMail(begun)}
          onChange={(event) => onTyped?.(event.target.value)}
        />
      )}
    </Field>
  );
}
