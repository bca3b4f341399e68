import type { ReactNode, Ref } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { Field } from '#web/ui/field.tsx';
import { Input, type InputProps } from '#web/ui/input.tsx';
import type { Part } from '../rules/profile-item.ts';
import { type ItemFieldProps, withParts } from './field-props.ts';
import { profileTexts } from './profile-texts.ts';

type Look = Omit<InputProps, 'name' | 'value' | 'defaultValue' | 'onChange' | 'className' | 'id'>;

export interface PartFieldProps extends ItemFieldProps, Look {
  part: Part;
  isRequired?: boolean;
  /** Whether this part carries the mark of a required field; otherwise the whole item does. */
  isMarked?: boolean;
  hint?: ReactNode;
  /** Shown instead of the problem. */
  error?: string | undefined;
  input?: Ref<HTMLInputElement>;
  /** A control beside the input, such as a button. */
  beside?: ReactNode;
}

/** One line of an item that is made of parts. */
export function PartField(props: PartFieldProps) {
  const { item: _item, name, value, onChange, problemOf, part, isRequired, isMarked, hint, error, ...more } = props;
  const { input, beside, ...rest } = more;
  const say = useTexts(profileTexts);
  const field = `${name}.${part}`;
  const examples: Readonly<Partial<Record<Part, string>>> = say.examples;
  return (
    <Field
      label={say.parts[part]}
      hint={hint}
      error={error ?? problemOf(field)}
      requiredMark={isMarked && isRequired ? say.form.required : undefined}
    >
      {(control) => {
        const line = (
          <Input
            type="text"
            spellCheck={false}
            placeholder={examples[part]}
            {...rest}
            {...control}
            ref={input}
            name={field}
            required={isRequired}
            value={value.parts[part] ?? ''}
            onChange={(event) => onChange(withParts({ [part]: event.target.value }))}
          />
        );
        return beside === undefined ? (
          line
        ) : (
          <div className="hb-profile-beside">
            {line}
            {beside}
          </div>
        );
      }}
    </Field>
  );
}
