import { entryIdOf, type Json } from './part-changes.ts';

/** How changes name a place: an entry of a list by its id, where it has one. */
export function changePath(value: Json | undefined, [key, ...rest]: readonly string[]): readonly string[] {
  if (key === undefined) return [];
  const inner = innerOf(value, key);
  const id = Array.isArray(value) && inner !== undefined ? entryIdOf(inner) : undefined;
  return [id === undefined ? key : `#${id}`, ...changePath(inner, rest)];
}

function innerOf(value: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(value)) return value[Number(key)];
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
  return value[key];
}
