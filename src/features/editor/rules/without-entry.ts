import { isRecord } from '#kernel/is-record.ts';
import { isLocalizedText, type LocalizedText } from '#kernel/localized-text.ts';
import type { Json } from './part-changes.ts';

type Place = readonly (string | number)[];

/** What an entry of a document that a place is in is called: the label of a link, or of what is around it. */
export function entryLabel(document: unknown, place: Place): LocalizedText | undefined {
  for (let length = place.length - 1; length > 0; length -= 1) {
    const entry = valueAtPlace(document, place.slice(0, length));
    if (!isRecord(entry)) continue;
    const label = [entry['label'], entry['name'], entry['title']].find(isLocalizedText);
    if (label !== undefined) return label;
  }
  return undefined;
}

/**
 * The document without a link, as often as the rules of its kind allow: without the field, or without the smallest entry
 * around it. A group that only had this link goes with it. Undefined: it cannot be without.
 */
export async function withoutLink(
  document: Json,
  place: Place,
  isAllowed: (document: Json) => Promise<boolean>,
): Promise<Json | undefined> {
  for (let length = place.length; length > 0; length -= 1) {
    const found = withoutEmptied(document, place.slice(0, length));
    // Each is tried when the one inside of it was not allowed.
    // oxlint-disable-next-line no-await-in-loop
    if (await isAllowed(found)) return found;
  }
  return undefined;
}

/** Without what is at a place, and without the entry of a list around it that then has nothing left. */
function withoutEmptied(document: Json, place: Place): Json {
  const list = valueAtPlace(document, place.slice(0, -1));
  const isEmptied = Array.isArray(list) && list.length === 1;
  const around = place.slice(0, -2);
  return without(document, isEmptied && typeof around.at(-1) === 'number' ? around : place);
}

function without(value: Json, [key, ...inside]: Place): Json {
  if (Array.isArray(value)) {
    if (inside.length === 0) return value.filter((_, at) => at !== key);
    return value.map((one, at) => (at === key ? without(one, inside) : one));
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  if (inside.length === 0) return Object.fromEntries(entries.filter(([name]) => name !== key));
  return Object.fromEntries(entries.map(([name, one]) => [name, name === key ? without(one, inside) : one]));
}

/** What stands at a place of a document. */
export function valueAtPlace(value: unknown, place: Place): unknown {
  return place.reduce<unknown>((one, key) => {
    if (Array.isArray(one)) return one[Number(key)];
    return isRecord(one) ? one[key] : undefined;
  }, value);
}
