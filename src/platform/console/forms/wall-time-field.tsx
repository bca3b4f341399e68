import { Field, type FieldFrame } from './field.tsx';
import { fromNativeTime, toNativeTime } from './wall-time.ts';

interface WallTimeFieldProps extends FieldFrame {
  /** `2026-11-20 10:00`, or '' for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  min?: string;
}

/** A date and time of the event, which is Tokyo time wherever the browser is. */
export function WallTimeField({ value, onChange, onBlur, min, ...frame }: WallTimeFieldProps) {
  return (
    <Field width="date" {...frame}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          className="hc-input"
          max="9999-12-31T23:59"
          min={min === undefined ? undefined : toNativeTime(min)}
          value={toNativeTime(value)}
          onBlur={onBlur}
          onChange={({ currentTarget }) => onChange(fromNativeTime(currentTarget.value))}
        />
      )}
    </Field>
  );
}
