import { type ReactNode, type Ref, useId } from 'react';
import { useTexts } from '#web/site/page-context.ts';
import { describedBy, Field, FieldError, RequiredMark } from '#web/ui/field.tsx';
import { Input, type InputProps } from '#web/ui/input.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { Part, ProfileItem } from '../rules/profile-item.ts';
import type { ItemValue } from '../rules/item-value.ts';
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

interface ItemGroupProps {
  item: ProfileItem;
  /** A hint in addition to the organiser's. */
  hint?: ReactNode;
  error?: string | undefined;
  /** The parts carry the mark instead. */
  isMarkedInside?: boolean;
  className?: string;
  children: ReactNode;
}

/** An item with more than one control: a group with the item's label. */
export function ItemGroup({ item, hint, error, isMarkedInside, className, children }: ItemGroupProps) {
  const id = useId();
  const say = useTexts(profileTexts);
  const hints = [item.hint, hint].filter(Boolean);
  return (
    <fieldset
      className={classNames('hb-field', 'hb-profile-group', className)}
      aria-describedby={describedBy(id, hints.length > 0, error)}
    >
      <legend className="hb-field-label">
        {item.label}
        <RequiredMark text={item.isRequired && !isMarkedInside ? say.form.required : undefined} />
      </legend>
      {hints.length > 0 ? (
        <div className="hb-field-hint" id={`${id}-hint`}>
          {hints.map((one, place) => (
            <p key={place}>{one}</p>
          ))}
        </div>
      ) : null}
      {children}
      <FieldError id={id} error={error} label={item.label} />
    </fieldset>
  );
}

export type Update = (value: ItemValue) => ItemValue;

/** The props of every control of a profile item. */
export interface ItemFieldProps {
  item: ProfileItem;
  /** The name of its field; a part's is `name.part`. */
  name: string;
  value: ItemValue;
  /** The update gets the value of that moment, because a lookup or an upload finishes late. */
  onChange(update: Update): void;
  /** The problem of the field with that name. */
  problemOf(field: string): string | undefined;
  /** The suggestions of a SEARCHTEXT; those of the profile without it. */
  search?: SearchTexts | undefined;
}

/** Answers what is suggested for a text that is typed into an item. */
export type SearchTexts = (entryFormKey: string, text: string, signal: AbortSignal) => Promise<string[]>;

/** Changes some parts of an answer. */
export function withParts(parts: Partial<Record<Part, string>>): Update {
  return (value) => ({ ...value, parts: { ...value.parts, ...parts } });
}
