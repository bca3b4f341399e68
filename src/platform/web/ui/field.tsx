import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { useTexts } from '../site/page-context.ts';
import { commonTexts } from '../texts/common-texts.ts';
import { WarningIcon } from './icons.tsx';
import { saidAbove, useLetterLimit } from './use-letter-limit.ts';

/** The attributes that the field gives its control, to be spread on it. */
interface ControlProps {
  id: string;
  className: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The mark of a required field, 必須; with it the field is required. */
  requiredMark?: string | undefined;
}

export interface FieldProps extends FieldTexts {
  children: (control: ControlProps) => ReactNode;
  className?: string;
  /** The letters that the control takes, as people count them: it keeps more, and the field says so. */
  maxLetters?: number | undefined;
}

export function Field({ label, hint, error: said, requiredMark, children, className, maxLetters }: FieldProps) {
  const id = useId();
  const { above, look } = useLetterLimit(id, maxLetters);
  const error = above === undefined || maxLetters === undefined ? said : <TooLong above={above} most={maxLetters} />;
  return (
    <div className={classNames('hb-field', className)} onInput={look}>
      <label className="hb-field-label" htmlFor={id}>
        {label}
        <RequiredMark text={requiredMark} />
      </label>
      {hint ? (
        <div className="hb-field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      {children({
        id,
        className: 'hb-input',
        required: requiredMark ? true : undefined,
        'aria-describedby': describedBy(id, hint, error),
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={id} error={error} label={label} />
    </div>
  );
}

/** A field has more letters than it takes. */
export function TooLong({ above, most }: { above: number; most: number }) {
  const say = useTexts(commonTexts);
  return (
    <span role="alert">
      {say.maxLength(most)}
      {saidAbove(above, most)}
    </span>
  );
}

/** The ids of the hint and the error that exist. */
export function describedBy(id: string, hint: ReactNode, error: ReactNode): string | undefined {
  return classNames(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`) || undefined;
}

export function RequiredMark({ text }: { text?: string | undefined }) {
  return text ? <span className="hb-field-required">{text}</span> : null;
}

interface FieldErrorProps {
  id: string;
  error?: ReactNode;
  /** What the field is called: it names itself where it is empty. */
  label?: ReactNode;
}

export function FieldError({ id, error, label }: FieldErrorProps) {
  return error ? (
    <p className="hb-field-error" id={`${id}-error`}>
      <WarningIcon />
      <SaidError error={error} label={label} />
    </p>
  ) : null;
}

function SaidError({ error, label }: Omit<FieldErrorProps, 'id'>) {
  const say = useTexts(commonTexts);
  return <span>{error === say.inputRequired && isName(label) ? say.inputRequiredOf(label) : error}</span>;
}

/** A label that is a name, not an organiser's question: a sentence cannot be the object of another one. */
const isName = (label: ReactNode): label is string =>
  typeof label === 'string' && label.length <= 40 && !/[。．.？?！!:：]|(ください|ますか|です|ます)$/.test(label);
