import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, FieldError, type FieldTexts, RequiredMark } from './field.tsx';

interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  /** The language of the label, when it is not the page's. */
  lang?: string;
  disabled?: boolean;
}

export interface RadioListProps<Value extends string> extends FieldTexts {
  name: string;
  options: readonly RadioOption<Value>[];
  value?: Value | undefined;
  onChange: (value: Value) => void;
  /** Set when a heading above says the same: the label is only read out. */
  labelHidden?: boolean;
}

export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const id = useId();
  const { label, hint, error, requiredMark, name, options, value, onChange } = props;
  return (
    <fieldset className="hb-field hb-radio-list" aria-describedby={describedBy(id, hint, error)}>
      <legend className={classNames('hb-field-label', props.labelHidden && 'hb-visually-hidden')}>
        {label}
        <RequiredMark text={requiredMark} />
      </legend>
      {hint ? (
        <div className="hb-field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
      {options.map((option) => (
        <label key={option.value} className="hb-radio">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            required={requiredMark ? true : undefined}
            onChange={() => onChange(option.value)}
          />
          <span className="hb-radio-text" lang={option.lang}>
            {option.hint ? <span>{option.label}</span> : option.label}
            {option.hint ? <span className="hb-radio-hint">{option.hint}</span> : null}
          </span>
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
