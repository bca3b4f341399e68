import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { Field } from '#web/ui/field.tsx';
import { CheckIcon, EyeIcon, EyeOffIcon } from '#web/ui/page-icons.tsx';
import { Input } from '#web/ui/input.tsx';
import { type CredentialProblem, passwordProblem } from '../rules/credentials.ts';
import { accountPageTexts } from './account-page-texts.ts';

export interface PasswordFieldProps {
  name: string;
  label: string;
  error: string | undefined;
  /** In a form that asks for optional answers too. */
  requiredMark?: string | undefined;
  /** For a new password: shows the rules, and which of them it already keeps. */
  isNew?: boolean;
  /** The texts that a new password may not equal: the mail address, and the login ID where there is one. */
  others?: readonly string[];
}

export function PasswordField({ name, label, error, requiredMark, isNew = false, others = [] }: PasswordFieldProps) {
  const say = useTexts(accountPageTexts);
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [problem, setProblem] = useState<CredentialProblem | undefined>('required');

  useEffect(() => {
    // The field is hidden again on submit, so that the browser offers to keep it as a password.
    const form = input.current?.form;
    const hide = (): void => setIsShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  const judge = ({ value }: HTMLInputElement): void => setProblem(passwordProblem(value, others));

  return (
    <Field
      label={label}
      error={error}
      requiredMark={requiredMark}
      hint={isNew ? <PasswordRules problem={problem} hasLoginId={others.length > 1} /> : undefined}
    >
      {({ className, ...control }) => (
        <div className="hb-password">
          <Input
            {...control}
            ref={input}
            className={className}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            aria-required
            onInput={isNew ? (event) => judge(event.currentTarget) : undefined}
          />
          <button
            type="button"
            className="hb-icon-button hb-password-eye"
            aria-label={say.showPassword}
            aria-pressed={isShown}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </div>
      )}
    </Field>
  );
}

/** Each rule, marked once it is kept. */
function PasswordRules({ problem, hasLoginId }: { problem: CredentialProblem | undefined; hasLoginId: boolean }) {
  const say = useTexts(accountPageTexts);
  // The rules check the characters first, then the length, then the rest.
  const hasCharacters = problem !== 'required' && problem !== 'passwordCharacters';
  const hasLength = hasCharacters && problem !== 'tooShort' && problem !== 'tooLong';
  const rules = [
    { text: say.passwordCharacters, isKept: hasCharacters },
    { text: say.passwordLength, isKept: hasLength },
    { text: hasLoginId ? say.passwordOther : say.passwordNotMail, isKept: problem === undefined },
  ];
  return (
    <ul className="hb-password-rules">
      {rules.map(({ text, isKept }) => (
        <li key={text} data-kept={isKept || undefined}>
          {isKept ? <CheckIcon /> : <span className="hb-password-rule-dot" />}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Tells whoever keeps passwords whose password the form is about, where no field of it does. */
export function UsernameOfPasswords({ value }: { value: string }) {
  return <Input type="text" name="username" autoComplete="username" value={value} readOnly hidden />;
}
