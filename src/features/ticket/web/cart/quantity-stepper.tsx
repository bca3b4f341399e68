import { useId } from 'react';
import { MinusIcon, PlusIcon } from '#web/ui/page-icons.tsx';
import { Input } from '#web/ui/input.tsx';

export interface QuantityStepperProps {
  value: number;
  most: number;
  least?: number;
  onChange: (value: number) => void;
  texts: { quantity: string; fewer: string; more: string };
  /** The id of the text that explains the limit. */
  describedBy?: string | undefined;
  isInvalid?: boolean;
}

/** A number of tickets, which the buyer types or changes by one. */
export function QuantityStepper({
  value,
  most,
  least = 0,
  onChange,
  texts,
  describedBy,
  isInvalid,
}: QuantityStepperProps) {
  const id = useId();
  const set = (next: number): void => onChange(Math.max(least, Math.min(most, next)));
  const type = (typed: string): void => {
    const digits = typed.replace(/\D/g, '');
    if (digits !== '') set(Number(digits.slice(0, 4)));
  };
  return (
    <div className="hb-stepper">
      <button
        type="button"
        className="hb-icon-button"
        aria-label={texts.fewer}
        aria-controls={id}
        aria-disabled={value <= least || undefined}
        onClick={() => set(value - 1)}
      >
        <MinusIcon />
      </button>
      <Input
        id={id}
        className="hb-stepper-number"
        inputMode="numeric"
        autoComplete="off"
        aria-label={texts.quantity}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        value={String(value)}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button
        type="button"
        className="hb-icon-button"
        aria-label={texts.more}
        aria-controls={id}
        aria-disabled={value >= most || undefined}
        onClick={() => set(value + 1)}
      >
        <PlusIcon />
      </button>
    </div>
  );
}
