import { useTexts } from '#web/site/page-context.ts';
import { Field } from '#web/ui/field.tsx';
import type { ItemFieldProps } from './field-props.ts';
import { profileTexts } from './profile-texts.ts';

/** One of the currently offered choices. */
export function SelectField({ item, name, value, onChange, problemOf }: ItemFieldProps) {
  const say = useTexts(profileTexts);
  return (
    <Field
      label={item.label}
      hint={item.hint}
      error={problemOf(name)}
      requiredMark={item.isRequired ? say.form.required : undefined}
    >
      {(control) => (
        <select
          {...control}
          name={name}
          value={value.chosen[0] ?? ''}
          onChange={({ target }) => onChange((now) => ({ ...now, chosen: target.value === '' ? [] : [target.value] }))}
        >
          <option value="">{item.isRequired ? say.form.choose : say.form.noChoice}</option>
          {item.selectorItems
            .filter(({ isEnabled }) => isEnabled)
            .map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
        </select>
      )}
    </Field>
  );
}
