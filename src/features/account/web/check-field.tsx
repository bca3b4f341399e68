import { type ReactNode, useId } from 'react';
import { describedBy, FieldError } from '#web/ui/field.tsx';

export interface CheckFieldProps {
  name: string;
  label: ReactNode;
  error: string | undefined;
  /** The state before the visitor touches the box. */
  isChecked?: boolean;
}

/** A box that has to be ticked. */
export function CheckField({ name, label, error, isChecked = false }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="hb-field">
      <label className="hb-check">
        <input
          type="checkbox"
          name={name}
          value="1"
          defaultChecked={isChecked}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, undefined, error)}
        />
        <span>{label}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
