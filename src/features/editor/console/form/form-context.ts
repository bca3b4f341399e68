import { type ComponentType, createContext, useContext, useSyncExternalStore } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { type FieldWords, labelAt } from '#kernel/console/field-labels.ts';
import type { FormField } from '#kernel/console/form-fields.ts';
import { isKeyOf } from '#kernel/keys-of.ts';
import { contentTexts } from '../content/content-texts.ts';
import { endsTooEarly } from '../../rules/ends-too-early.ts';
import { editorTexts } from '../editor-texts.ts';
import type { FieldAt } from '../part/field-of.ts';
import type { PartKeeper } from '../part/part-keeper.ts';
import { type PartPath, valueAt } from '../part/part-path.ts';
import type { UsedPart } from '../part/use-part.ts';
import type { Outline } from '../use-outline.ts';
import type { SoldFields } from './use-sold.ts';
import { formTexts } from './form-words.ts';

/** The document that a form is about. */
export interface FormPlace {
  site: string;
  outline: Outline;
  /** The code of the module, or `settings`. */
  code: string;
  /** The content of the module; undefined for the settings of a site. */
  contentId: number | undefined;
  /** As it is when it is asked for; the screen of the form shows it anew when it changes. */
  readonly part: UsedPart;
  /** Hears of each change of the part. */
  listen: PartKeeper['listen'];
  fieldAt: FieldAt;
  sold: SoldFields;
  /** Shows a field in the form of its kind; groups and lists have fields in them. */
  View: ComponentType<FieldPlace>;
}

export interface FieldPlace {
  field: FormField;
  path: PartPath;
  /** The place of its words; '' stands for an entry of a list. */
  words: readonly string[];
  /** In place of its own name: `Question 2`. */
  label?: string;
}

export const FormContext = createContext<FormPlace | undefined>(undefined);

export function useForm(): FormPlace {
  const form = useContext(FormContext);
  if (form === undefined) throw new Error('This field stands outside of a form.');
  return form;
}

/** What the form says about the field at a place of its labels; `path` where it stands, if what is chosen there counts. */
export function useFieldWords(words: readonly string[], path?: PartPath): FieldWords {
  const form = useForm();
  const { code } = form;
  const { labelsOf } = useWords(formTexts);
  const { head } = useWords(contentTexts);
  const said = (): FieldWords => labelAt(labelsOf(code), words, path && valueAt(form.part.value, path.slice(0, -1)));
  // A choice beside the field may call it otherwise.
  useSyncExternalStore(form.listen, () => said().label);
  const [key = '', ...inside] = words;
  // What every module has beside its own parts.
  if (inside.length === 0 && isKeyOf(head, key)) return { ...head[key], choices: {}, entry: undefined };
  return said();
}

/** The language in which the console shows texts of the site, and the one that stands in for it. */
export function useShownLanguages() {
  const { language } = useConsole();
  return [language, useForm().outline.languages[0] ?? language] as const;
}

/** What a control needs, whatever its kind; it follows its value at once, before the form around it is shown anew. */
export function useControl({ field, path, words, label: given }: FieldPlace) {
  const form = useForm();
  useSyncExternalStore(form.listen, () => valueAt(form.part.value, path));
  const { label, hint, choices } = useFieldWords(words, path);
  const { value, set, error, below } = form.fieldAt(path);
  const isRequired = field.isRequired && field.kind !== 'flag';
  const { endBeforeStart } = useWords(editorTexts).basics;
  const { endOf } = field.meaning;
  const start = (): unknown =>
    endOf === undefined ? undefined : valueAt(form.part.value, [...path.slice(0, -1), endOf]);
  useSyncExternalStore(form.listen, start);
  // It is stored so all the same: the start may be typed next.
  const said = error ?? (endsTooEarly(start(), value) ? endBeforeStart : undefined);
  return { frame: { label: given ?? label, hint, error: said, below, isRequired }, value, set, choices };
}
