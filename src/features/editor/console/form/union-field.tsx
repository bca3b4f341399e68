import { useWords } from '#console/console-context.ts';
import { RadioField } from '#console/forms/choice-field.tsx';
import type { FormField } from '#kernel/console/form-fields.ts';
import type { Json } from '../../rules/part-changes.ts';
import { contentTexts } from '../content/content-texts.ts';
import { emptyValue } from './empty-value.ts';
import { type FieldPlace, useControl, useFieldWords, useForm } from './form-context.ts';
import { Fields } from './group-field.tsx';

/** One of several forms: the organiser chooses which, and fills that in. */
export function UnionField(place: FieldPlace) {
  const { field, path, words } = place;
  const { frame, value, set } = useControl(place);
  const { form } = useWords(contentTexts);
  const { View } = useForm();
  const tag = field.options.map(tagOf).find((found) => found !== undefined);
  const { choices } = useFieldWords([...words, tag?.key ?? '']);
  const chosen = field.options.findIndex((option) => isOf(option, value));
  const nameOf = (option: FormField): string => {
    const word = tagOf(option)?.choices[0];
    return word === undefined ? form.unionKinds[option.kind === 'line' ? 'line' : 'text'] : (choices[word] ?? word);
  };
  const option = field.options[chosen];
  return (
    <div className="hc-group">
      <RadioField
        {...frame}
        choices={field.options.map((one, at) => ({ value: String(at), label: nameOf(one) }))}
        value={String(chosen)}
        onChange={(at) => {
          const next = field.options[Number(at)];
          if (next !== undefined) set(begin(next));
        }}
      />
      {option === undefined ? null : (
        <div className="hc-group-fields">
          {option.kind === 'group' ? (
            <Fields fields={option.fields} path={path} words={words} />
          ) : (
            <View field={option} path={path} words={words} label={frame.label} />
          )}
        </div>
      )}
    </div>
  );
}

const tagOf = ({ fields }: FormField): FormField | undefined => fields.find(({ kind }) => kind === 'constant');

function isOf(option: FormField, value: Json | undefined): boolean {
  if (option.kind === 'line') return typeof value === 'string';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const tag = tagOf(option);
  return tag === undefined || value[tag.key] === tag.choices[0];
}

/** The option as it begins: with the word by which it is known. */
function begin(option: FormField): Json {
  const tag = tagOf(option);
  return tag === undefined ? emptyValue(option) : { [tag.key]: tag.choices[0] ?? '' };
}
