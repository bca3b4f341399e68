import { isEmptyValue, valueOf } from './item-value.ts';
import type { ProfileItem } from './profile-item.ts';

/** The company that a profile gives; '' without one. */
export function companyIn(items: readonly ProfileItem[]): string {
  return textIn(items, 'organization', /^(company|organi[sz]ation|affiliation)(_?name)?$/i);
}

/** The department or the position that a profile gives; '' without one. */
export function positionIn(items: readonly ProfileItem[]): string {
  return textIn(items, 'organization-title', /^(position|job_?title|department)$/i);
}

/** The autocomplete setting of an item says what it holds; other items are recognised only by their key. */
function textIn(items: readonly ProfileItem[], autocomplete: string, key: RegExp): string {
  const texts = items.filter(
    (item) => ['TEXT', 'SEARCHTEXT', 'SELECT'].includes(item.answerMethod) && !isEmptyValue(valueOf(item)),
  );
  const item =
    texts.find(({ setting }) => setting.autocomplete === autocomplete) ??
    texts.find(({ entryFormKey }) => key.test(entryFormKey));
  if (item === undefined) return '';
  const { text, chosen } = valueOf(item);
  return text || (item.selectorItems.find((one) => one.key === chosen[0])?.label ?? '');
}
