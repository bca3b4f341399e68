import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { readMailAddress, shownMail } from '#kernel/mail-address.ts';
import { meantMail } from '#kernel/meant-mail.ts';
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

/** A mail address. The typed text stays in the field. One that looks mistyped is asked about below it. */
export function MailField({ name, label, hint, isRequired, begun, error, isOther = false, onTyped }: MailFieldProps) {
  const say = useTexts(purchaseTexts);
  const field = useRef<HTMLInputElement>(null);
  const [meant, setMeant] = useState<string>();
  const take = (mail: string): void => {
    if (field.current) field.current.value = mail;
    field.current?.focus();
    setMeant(undefined);
    onTyped?.(mail);
  };
  return (
    <div>
      <Field label={label} hint={hint} error={error} requiredMark={isRequired ? say.required : undefined}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            type="email"
            name={name}
            inputMode="email"
            autoComplete={isOther ? 'off' : 'email'}
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={shownMail(begun)}
            onChange={(event) => {
              setMeant(undefined);
              onTyped?.(event.target.value);
            }}
            onBlur={(event) => setMeant(meantMail(readMailAddress(event.target.value)))}
          />
        )}
      </Field>
      <output>
        {meant === undefined ? null : (
          <button type="button" className="hb-link" onClick={() => take(meant)}>
            {say.profile.meant(meant)}
          </button>
        )}
      </output>
    </div>
  );
}
