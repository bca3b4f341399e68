import { type ReactNode, useId } from 'react';
import { Field, type FieldFrame } from './field.tsx';

export interface Choice {
  value: string;
  label: string;
}

interface ChoiceFieldProps extends FieldFrame {
  choices: readonly Choice[];
  value: string | undefined;
  onChange: (value: string) => void;
}

/** One of many, in a native list. */
export function SelectField({ choices, value, onChange, ...frame }: ChoiceFieldProps) {
  return (
    <Field {...frame}>
      {(control) => (
        <select
          {...control}
          className="hc-input hc-select"
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {choices.some((choice) => choice.value === (value ?? '')) ? null : <option value="">–</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** One of few, all of them in sight. */
export function RadioField({ choices, value, onChange, ...frame }: ChoiceFieldProps) {
  const name = useId();
  return (
    <ChoiceFrame {...frame}>
      {choices.map((choice) => (
        <label key={choice.value} className="hc-choice">
          <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
          <span>{choice.label}</span>
        </label>
      ))}
    </ChoiceFrame>
  );
}

interface ChecksFieldProps extends FieldFrame {
  choices: readonly Choice[];
  values: readonly string[];
  /** This one stays chosen. */
  fixed?: string | undefined;
  onChange: (values: string[]) => void;
}

/** Any of few. */
export function ChecksField({ choices, values, fixed, onChange, ...frame }: ChecksFieldProps) {
  return (
    <ChoiceFrame {...frame}>
      {choices.map(({ value, label }) => (
        <label key={value} className="hc-choice">
          <input
            type="checkbox"
            checked={values.includes(value)}
            disabled={value === fixed}
            onChange={({ currentTarget }) =>
              onChange(currentTarget.checked ? [...values, value] : values.filter((one) => one !== value))
            }
          />
          <span>{label}</span>
        </label>
      ))}
    </ChoiceFrame>
  );
}

/** On or off, at once. */
export function SwitchField({
  label,
  hint,
  error,
  below,
  value,
  onChange,
}: Omit<FieldFrame, 'width' | 'isRequired'> & { value: boolean; onChange: (value: boolean) => void }) {
  const id = useId();
  return (
    <div className="hc-field">
      <label className="hc-switch">
        <input
          type="checkbox"
          role="switch"
          checked={value}
          aria-checked={value}
          aria-describedby={hint ? `${id}-hint` : undefined}
          aria-invalid={error ? true : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span className="hc-switch-text">{label}</span>
      </label>
      {hint ? (
        <p className="hc-hint hc-switch-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? <p className="hc-error">{error}</p> : null}
      {below}
    </div>
  );
}

function ChoiceFrame({ label, hint, error, below, children }: FieldFrame & { children: ReactNode }) {
  return (
    <fieldset className="hc-field" aria-invalid={error ? true : undefined}>
      <legend className="hc-label">{label}</legend>
      {hint ? <p className="hc-hint">{hint}</p> : null}
      <div className="hc-choices">{children}</div>
      {error ? <p className="hc-error">{error}</p> : null}
      {below}
    </fieldset>
  );
}
