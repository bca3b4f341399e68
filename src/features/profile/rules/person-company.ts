import { isEmptyValue, valueOf } from './item-value.ts';
import type { ProfileItem } from './profile-item.ts';

const companyKey = /^(company|organi[sz]ation|affiliation)(_?name)?$/i;
const positionKey = /^(position|job_?title|department)$/i;

/** The company that a profile gives; '' without one. */
export function companyIn(items: readonly ProfileItem[]): string {
  return textIn(items, 'organization', companyKey);
}

/** The question of a form that asks for the company; undefined where none does. */
export function companyQuestion<Item extends Pick<ProfileItem, 'answerMethod' | 'setting' | 'entryFormKey'>>(
  items: readonly Item[],
): Item | undefined {
  return questionIn(items.filter(isTextual), 'organization', companyKey);
}

/** The question of a form that asks for the department or the position; undefined where none does. */
export function positionQuestion<Item extends Pick<ProfileItem, 'answerMethod' | 'setting' | 'entryFormKey'>>(
  items: readonly Item[],
): Item | undefined {
  return questionIn(items.filter(isTextual), 'organization-title', positionKey);
}

/** The department or the position that a profile gives; '' without one. */
export function positionIn(items: readonly ProfileItem[]): string {
  return textIn(items, 'organization-title', positionKey);
}

/** The autocomplete setting of an item says what it holds; other items are recognised only by their key. */
function textIn(items: readonly ProfileItem[], autocomplete: string, key: RegExp): string {
  const texts = items.filter((item) => isTextual(item) && !isEmptyValue(valueOf(item)));
  const item = questionIn(texts, autocomplete, key);
  if (item === undefined) return '';
  const { text, chosen } = valueOf(item);
  return text || (item.selectorItems.find((one) => one.key === chosen[0])?.label ?? '');
}

function isTextual({ answerMethod }: Pick<ProfileItem, 'answerMethod'>): boolean {
  return ['TEXT', 'SEARCHTEXT', 'SELECT'].includes(answerMethod);
}

function questionIn<Item extends Pick<ProfileItem, 'setting' | 'entryFormKey'>>(
  items: readonly Item[],
  autocomplete: string,
  key: RegExp,
): Item | undefined {
  return (
    items.find(({ setting }) => setting.autocomplete === autocomplete) ??
    items.find(({ entryFormKey }) => key.test(entryFormKey))
  );
}
