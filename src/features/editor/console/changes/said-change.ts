import type { SaidTimes } from '#console/said-times.ts';
import { labelAt } from '#kernel/console/field-labels.ts';
import { isKeyOf } from '#kernel/keys-of.ts';
import { isLanguageCode, type LanguageCode, languageName } from '#kernel/language.ts';
import { formatYen } from '#kernel/yen.ts';
import type { ShownValue } from '../../rules/shown-value.ts';
import type { ContentTexts } from '../content/texts/jpn.ts';
import type { FormWords } from '../form/form-words.ts';
import type { EditorTexts } from '../texts/jpn.ts';
import type { ChangeTexts } from './texts/jpn.ts';

/** Where something of a draft stands: a part, and the field in it. */
export interface ChangePlace {
  part: string;
  path: readonly (string | number)[];
  moduleCode?: string | undefined;
  /** What is chosen beside the field. */
  around?: Readonly<Record<string, string>> | undefined;
}

/** What the console calls things, in the language of the organiser. */
export interface ChangeWords {
  /** The code that has the words of a part; without it, that of its module. */
  codeOf?: ((part: string, moduleCode: string) => string) | undefined;
  language: LanguageCode;
  times: SaidTimes;
  form: Pick<FormWords, 'labelsOf' | 'nameOf'>;
  head: ContentTexts['head'];
  editor: Pick<EditorTexts, 'clash' | 'inLanguage'>;
  changes: ChangeTexts;
}

/** The field of a place as its form calls it, with the groups that it stands in: `Prices › Price 2 › Amount`. */
export function saidField(
  { part, path, moduleCode = 'settings', around }: ChangePlace,
  languages: readonly LanguageCode[],
  { form, head, editor, changes, codeOf }: ChangeWords,
): string {
  if (part === 'settings' && path[0] === 'passcode') return changes.passcode;
  if (part === 'settings' && path[0] === 'identity') return changes.provider;
  const last = path.at(-1);
  const textLanguage = path.length > 1 && typeof last === 'string' && isLanguageCode(last) ? last : undefined;
  const keys = textLanguage === undefined ? path : path.slice(0, -1);
  const start = part === 'settings' ? ['settings'] : part.startsWith('item-') ? ['item'] : [];
  const labels = form.labelsOf(codeOf?.(part, moduleCode) ?? moduleCode);
  const steps = keys.map((key, at) => {
    if (start.length === 0 && at === 0 && keys.length === 1 && isKeyOf(head, key)) return head[key].label;
    const { label } = labelAt(labels, [...start, ...keys.slice(0, at + 1)], at === 0 ? around : undefined);
    if (typeof key === 'number') return `${label === '' ? '' : `${label} `}${key + 1}`;
    if (label === key && isKeyOf(changes.pictureParts, key)) return changes.pictureParts[key];
    // The parts of a module are no group of its form, and a group without a word says nothing.
    const isPart = start.length === 0 && at === 0;
    return isPart || (label === key && at < keys.length - 1) ? '' : label;
  });
  // A group with one field is called as the field.
  const said = steps.filter((step, at) => step !== '' && step !== steps[at - 1]).join(' › ');
  return textLanguage === undefined || languages.length < 2
    ? said
    : editor.inLanguage(said, languageName[textLanguage]);
}

/** A value in the words of its field. A picture is shown, not said. */
export function saidValue(
  { kind, text = '', number = 0, words = [] }: ShownValue,
  { part, path, moduleCode = 'settings' }: ChangePlace,
  { language, times, form, editor, changes, codeOf }: ChangeWords,
): string {
  const isPasscode = part === 'settings' && path[0] === 'passcode';
  const start = part === 'settings' ? ['settings'] : part.startsWith('item-') ? ['item'] : [];
  switch (kind) {
    case 'nothing':
      return editor.clash.empty;
    case 'on':
      return isPasscode ? changes.isSet : changes.on;
    case 'off':
      return isPasscode ? editor.clash.empty : changes.off;
    case 'text':
      return text;
    case 'date':
      return times.date(text) || text;
    case 'number':
      return number.toLocaleString(language === 'eng' ? 'en' : 'ja');
    case 'yen':
      return formatYen(number, language);
    case 'entries':
      return changes.entries(number);
    case 'choices': {
      const { choices } = labelAt(form.labelsOf(codeOf?.(part, moduleCode) ?? moduleCode), [...start, ...path]);
      return words.map((word) => choices[word] ?? word).join(language === 'eng' ? ', ' : '、');
    }
    case 'picture':
      return changes.picture;
    case 'other':
      return changes.other;
  }
}
