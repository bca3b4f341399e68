import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { WarningIcon } from './icons.tsx';

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
}

export function Field({ label, hint, error, requiredMark, children, className }: FieldProps) {
  const id = useId();
  return (
    <div className={classNames('hb-field', className)}>
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
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The ids of the hint and the error that exist. */
export function describedBy(id: string, hint: ReactNode, error: ReactNode): string | undefined {
  return classNames(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`) || undefined;
}

export function RequiredMark({ text }: { text?: string | undefined }) {
  return text ? <span className="hb-field-required">{text}</span> : null;
}

export function FieldError({ id, error }: { id: string; error?: ReactNode }) {
  return error ? (
    <p className="hb-field-error" id={`${id}-error`}>
      <WarningIcon />
      <span>{error}</span>
    </p>
  ) : null;
}
