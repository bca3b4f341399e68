import { isLanguageCode } from '#kernel/language.ts';

/** What JSON has. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Fields = { [key: string]: Json };

/** A change of one field: what its editor saw there, and what they made of it; undefined is no field. */
export interface FieldChange {
  /** Keys from the top; an entry of a list with ids is named `#12`. */
  path: readonly string[];
  before?: Json | undefined;
  after?: Json | undefined;
}

/** A change that another editor's stands in the way of. */
export interface Clash extends FieldChange {
  /** What stands there now. */
  current?: Json | undefined;
}

const lockedName = 'contentIds';
/**
 * The names of ids, by which entries of a list are told apart; the first that all entries have counts. A ticket is known
 * by its number and the content that sells it, and a lock by what it locks.
 */
const idNames = [
  'detailId',
  'id',
  'ticketId',
  'contentId',
  'ticketSlotId',
  'ticketMultiplePriceId',
  'key',
  'contentIds',
];
/** The path of the order of a list with ids. */
const orderKey = '#';

/** The changes that lead from one value to another, field by field. */
export function diffParts(
  before: Json | undefined,
  after: Json | undefined,
  path: readonly string[] = [],
): FieldChange[] {
  if (isSame(before, after)) return [];
  if (isFields(before) && isFields(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => diffParts(before[key], after[key], [...path, key]));
  }
  const name = Array.isArray(before) && Array.isArray(after) ? idNameOf(before, after) : undefined;
  if (name === undefined) return [{ path, before, after }];
  const [from, to] = [entriesById(before, name), entriesById(after, name)];
  const ids = [...new Set([...from.keys(), ...to.keys()])];
  const changes = ids.flatMap((id) => {
    const [one, other, at] = [from.get(id), to.get(id), [...path, `#${id}`]];
    // A lock is one decision: two editors of it read both, and no mixture of them comes out.
    if (name === lockedName && !isSame(one, other)) return [{ path: at, before: one, after: other }];
    return diffParts(one, other, at);
  });
  const orders = { before: [...from.keys()], after: [...to.keys()] };
  return isSame(orders.before, orders.after) ? changes : [...changes, { path: [...path, orderKey], ...orders }];
}

/**
 * Makes the changes in a value that others may have changed meanwhile. A field counts as the editor saw it, or as they
 * made it; where it is neither, it stays as it is and the clash is named.
 */
export function applyChanges(value: Json, changes: readonly FieldChange[]): { value: Json; clashes: Clash[] } {
  const clashes: Clash[] = [];
  const root: Fields = { value: copyOf(value) };
  for (const change of changes) {
    clashes.push(...applyOne(root, ['value', ...change.path], change));
  }
  return { value: root['value'] ?? null, clashes };
}

function applyOne(holder: Fields, path: readonly string[], change: FieldChange): Clash[] {
  const [key = '', ...rest] = path;
  const current = ownOf(holder, key);
  const [next] = rest;
  if (next === undefined) {
    if (isSame(current, change.after)) return [];
    // Two editors began a text that was empty: each language of it is a field.
    if (change.before === undefined && isTexts(current) && isTexts(change.after)) {
      return Object.entries(change.after).flatMap(([language, after]) =>
        applyOne(current, [language], { path: [...change.path, language], before: undefined, after }),
      );
    }
    if (!isSame(current, change.before)) return [{ ...change, current }];
    put(holder, key, change.after);
    return [];
  }
  if (next === orderKey && rest.length === 1) return reorder(holder, key, change);
  if (next.startsWith('#') && Array.isArray(current)) return applyInList(current, rest, change);
  if (!isFields(current)) {
    // The group that has the field came or went meanwhile.
    if (current !== undefined || change.before !== undefined) return [{ ...change, current }];
    const made: Fields = {};
    const clashes = applyOne(made, rest, change);
    if (clashes.length === 0) put(holder, key, made);
    return clashes;
  }
  return applyOne(current, rest, change);
}

function applyInList(list: Json[], path: readonly string[], change: FieldChange): Clash[] {
  const [named = '', ...rest] = path;
  const id = named.slice(1);
  const at = list.findIndex((entry) => idsOf(entry).includes(id));
  if (at >= 0 && rest.length > 0) {
    const entry = list[at];
    return isFields(entry) ? applyOne({ entry }, ['entry', ...rest], change) : [{ ...change, current: entry }];
  }
  // Another editor has taken the entry away that has the field.
  if (rest.length > 0) return [{ ...change, current: undefined }];
  const current = at < 0 ? undefined : list[at];
  if (isSame(current, change.after)) return [];
  if (!isSame(current, change.before)) return [{ ...change, current }];
  if (change.after === undefined) list.splice(at, 1);
  else if (at < 0) list.push(change.after);
  else list[at] = change.after;
  return [];
}

function reorder(holder: Fields, key: string, { after }: FieldChange): Clash[] {
  const list = ownOf(holder, key);
  if (!Array.isArray(list) || !Array.isArray(after)) return [];
  const result = inOrder(list, after.map(String), (entry) => idsOf(entry)[0]);
  put(holder, key, result);
  return [];
}

/** A path comes from outside: it may name what every object inherits. */
function ownOf(holder: Fields, key: string): Json | undefined {
  return Object.hasOwn(holder, key) ? holder[key] : undefined;
}

function put(holder: Fields, key: string, value: Json | undefined): void {
  if (value === undefined) delete holder[key];
  else Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

function idNameOf(...lists: Json[][]): string | undefined {
  if (lists.every(({ length }) => length === 0)) return undefined;
  return idNames.find((name) =>
    lists.every((list) => {
      const ids = list.map((entry) => idIn(entry, name));
      return ids.every((id) => id !== undefined) && new Set(ids).size === ids.length;
    }),
  );
}

function entriesById(list: Json | undefined, name: string): Map<string, Json> {
  return new Map((Array.isArray(list) ? list : []).map((entry) => [idIn(entry, name) ?? '', entry]));
}

function idsOf(entry: Json): string[] {
  for (const name of idNames) {
    const id = idIn(entry, name);
    if (id !== undefined) return [id];
  }
  return [];
}

/** The id by which changes name an entry of a list. */
export function entryIdOf(entry: Json): string | undefined {
  return idsOf(entry)[0];
}

function idIn(entry: Json, name: string): string | undefined {
  const id = isFields(entry) ? entry[name] : undefined;
  if (name === 'ticketId') {
    const soldIn = idIn(entry, 'contentId');
    return soldIn === undefined || typeof id !== 'number' ? undefined : `${soldIn}.${id}`;
  }
  if (Array.isArray(id)) return id.length > 0 && id.every((one) => typeof one === 'number') ? id.join() : undefined;
  return typeof id === 'number' || typeof id === 'string' ? String(id) : undefined;
}

/** A text in languages. */
function isTexts(value: Json | undefined): value is Fields {
  return isFields(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLanguageCode);
}

function isFields(value: Json | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function copyOf(value: Json): Json {
  if (Array.isArray(value)) return value.map(copyOf);
  return isFields(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copyOf(one)])) : value;
}

/** Whether two values say the same; the order of keys says nothing. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, at) => isSame(one, b[at]));
  }
  if (!isFields(a) || !isFields(b)) return false;
  const keys = Object.keys(a).filter((key) => a[key] !== undefined);
  const others = Object.keys(b).filter((key) => b[key] !== undefined);
  return keys.length === others.length && keys.every((key) => isSame(a[key], b[key]));
}

/** A value with what it has in common with an earlier one taken from there: what is the same is the same object. */
export function sharingWith(before: Json | undefined, value: Json): Json {
  if (isSame(before, value)) return before ?? null;
  if (Array.isArray(value)) {
    return Array.isArray(before) ? value.map((entry, at) => sharingWith(before[at], entry)) : value;
  }
  if (!isFields(value) || !isFields(before)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, sharingWith(ownOf(before, key), one)]));
}

/** A list in the order of the given ids; an entry without one of them stays behind the one it followed. */
export function inOrder<Entry>(
  entries: readonly Entry[],
  order: readonly string[],
  idOf: (entry: Entry) => string | undefined,
): Entry[] {
  const place = new Map(order.map((id, at) => [id, at]));
  const placeOf = (entry: Entry): number | undefined => place.get(idOf(entry) ?? '');
  const followers = new Map<Entry | undefined, Entry[]>();
  let before: Entry | undefined;
  const known: { entry: Entry; at: number }[] = [];
  for (const entry of entries) {
    const at = placeOf(entry);
    if (at === undefined) {
      followers.set(before, [...(followers.get(before) ?? []), entry]);
    } else {
      known.push({ entry, at });
      before = entry;
    }
  }
  const sorted = known.toSorted((a, b) => a.at - b.at).map(({ entry }) => entry);
  return [undefined, ...sorted].flatMap((entry) => [
    ...(entry === undefined ? [] : [entry]),
    ...(followers.get(entry) ?? []),
  ]);
}
