import { Field, type FieldFrame } from './field.tsx';

interface ColourFieldProps extends FieldFrame {
  value: string;
  onChange: (value: string) => void;
  offered: readonly string[];
  /** The name of the native picker. */
  pickerLabel: string;
}

/** The native picker knows no shorter form. */
const pickable = /^#[\da-f]{6}$/i;

/** A colour: typed, picked, or one of those that are offered. */
export function ColourField({ value, onChange, offered, pickerLabel, ...frame }: ColourFieldProps) {
  return (
    <Field {...frame}>
      {(control) => (
        <div className="hc-colour">
          <input
            type="color"
            className="hc-colour-picker"
            aria-label={pickerLabel}
            value={pickable.test(value) ? value.toLowerCase() : '#000000'}
            onChange={({ currentTarget }) => onChange(currentTarget.value.toUpperCase())}
          />
          <input
            {...control}
            className="hc-input"
            value={value}
            spellCheck={false}
            autoComplete="off"
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
          <div className="hc-swatches">
            {offered.map((colour) => (
              <button
                key={colour}
                type="button"
                className="hc-swatch"
                aria-label={colour}
                aria-pressed={colour.toLowerCase() === value.toLowerCase()}
                style={{ background: colour }}
                onClick={() => onChange(colour)}
              />
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
