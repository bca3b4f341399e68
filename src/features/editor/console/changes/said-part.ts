import { labelAt } from '#kernel/console/field-labels.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { type LocalizedText, localize } from '#kernel/localized-text.ts';
import type { ChangePlace, ChangeWords } from './said-change.ts';

type Part = Pick<ChangePlace, 'part' | 'moduleCode'> & { title?: LocalizedText | undefined };

/** What a part is, in one word: `Ticket`, `News`. */
export function kindOfPart({ part, moduleCode }: Part, { form, changes, codeOf }: ChangeWords): string {
  if (part === 'settings' || moduleCode === undefined) return changes.settings;
  const code = codeOf?.(part, moduleCode) ?? moduleCode;
  return part.startsWith('item-')
    ? labelAt(form.labelsOf(code), ['item']).label || form.nameOf(code)
    : form.nameOf(code);
}

/** What a part is and what it is called: `Ticket “Early bird”`. */
export function saidPart(part: Part, languages: readonly LanguageCode[], words: ChangeWords): string {
  const kind = kindOfPart(part, words);
  const name = localize(part.title, words.language, languages[0] ?? words.language);
  if (name !== '') return name === kind ? kind : words.changes.named(kind, name);
  const [, , detailId] = part.part.split('-');
  return detailId === undefined ? kind : `${kind} ${detailId}`;
}
