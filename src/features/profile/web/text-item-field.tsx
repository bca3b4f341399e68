import { useTexts } from '#web/site/page-context.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { Input, type InputProps } from '#web/ui/input.tsx';
import type { InputType } from '../rules/profile-item.ts';
import type { ItemFieldProps } from './field-props.ts';
import { profileTexts } from './profile-texts.ts';

/** Chooses the phone's keyboard and the browser's suggestions; the rules decide what may be typed. */
const inputs: Record<Exclude<InputType, 'textarea'>, InputProps> = {
  text: { type: 'text' },
  number: { type: 'text', inputMode: 'decimal' },
  tel: { type: 'tel', autoComplete: 'tel' },
  // Type email would hide the spaces around an address from the rules and rewrite its domain.
  email: { type: 'text', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none' },
};

/** A text of one line or of several. */
export function TextItemField({ item, name, value, onChange, problemOf }: ItemFieldProps) {
  const say = useTexts(profileTexts);
  const { inputType = 'text', autocomplete } = item.setting;
  const isShort = inputType === 'number' || inputType === 'tel';
  const change = (text: string): void => onChange((now) => ({ ...now, text }));
  return (
    <Field
      label={item.label}
      hint={item.hint}
      error={problemOf(name)}
      requiredMark={item.isRequired ? say.form.required : undefined}
    >
      {(control) =>
        inputType === 'textarea' ? (
          <textarea {...control} name={name} value={value.text} onChange={(event) => change(event.target.value)} />
        ) : (
          <Input
            spellCheck={inputType === 'text'}
            {...inputs[inputType]}
            {...(autocomplete === undefined ? {} : { autoComplete: autocomplete })}
            {...control}
            className={classNames(control.className, isShort && 'hb-profile-short')}
            name={name}
            value={value.text}
            onChange={(event) => change(event.target.value)}
          />
        )
      }
    </Field>
  );
}
