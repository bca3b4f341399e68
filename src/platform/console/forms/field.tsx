import { type ReactNode, useId } from 'react';
import { useWords } from '../console-context.ts';
import { kitTexts } from '../kit-texts.ts';
import { saidAbove, useLetterLimit } from '#web/ui/use-letter-limit.ts';
import { WarningIcon } from '../ui/icon.tsx';

export interface FieldFrame {
  label: string;
  hint?: ReactNode;
  error?: ReactNode;
  isRequired?: boolean;
  /** Below the error: what another editor made of the field meanwhile. */
  below?: ReactNode;
  /** A short value has a short field. */
  width?: 'short' | 'date';
  /** The letters that the control takes, as people count them: it keeps more, and the field says so. */
  maxLetters?: number | undefined;
}

/** What the field gives its control. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** A label above, a hint, the control, and what is wrong with it. */
export function Field({
  label,
  hint,
  error: said,
  isRequired = false,
  below,
  width,
  maxLetters,
  children,
}: FieldFrame & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const words = useWords(kitTexts);
  const { above, look } = useLetterLimit(id, maxLetters);
  const error =
    above === undefined || maxLetters === undefined ? said : words.tooLong(maxLetters) + saidAbove(above, maxLetters);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="hc-field" data-width={width} onInput={look}>
      <label className="hc-label" htmlFor={id}>
        {label}
        {isRequired ? <span className="hc-required">{words.required}</span> : null}
      </label>
      {hint ? (
        <p className="hc-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {children({
        id,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired ? true : undefined,
      })}
      {error ? (
        <p className="hc-error" id={`${id}-error`} role={above === undefined ? undefined : 'alert'}>
          <WarningIcon />
          <span>{error}</span>
        </p>
      ) : null}
      {below}
    </div>
  );
}
