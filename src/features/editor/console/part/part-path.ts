import type { FieldIssue } from '#kernel/console/field-issue.ts';
import type { Json } from '../../rules/part-changes.ts';

/** Keys from the top of a part to a field; an entry of a list by its position. */
export type PartPath = readonly string[];

/** What stands at a place of a part. */
export function valueAt(value: Json | undefined, [key, ...rest]: PartPath): Json | undefined {
  if (key === undefined) return value;
  if (Array.isArray(value)) return valueAt(value[Number(key)], rest);
  if (!isGroup(value) || !Object.hasOwn(value, key)) return undefined;
  return valueAt(value[key], rest);
}

/** The part with another value at a place; undefined takes the field away, and leaves an entry of a list empty. */
export function withValueAt(value: Json | undefined, [key, ...rest]: PartPath, next: Json | undefined): Json {
  if (key === undefined) return next ?? null;
  if (Array.isArray(value)) {
    return value.map((entry, at) => (String(at) === key ? withValueAt(entry, rest, next) : entry));
  }
  const { [key]: inner, ...others } = isGroup(value) ? value : {};
  const made = rest.length === 0 ? next : withValueAt(inner, rest, next);
  return made === undefined ? others : { ...(isGroup(value) ? value : {}), [key]: made };
}

/** The issues of a field and of what is in it. */
export function issuesAt(issues: readonly FieldIssue[], path: PartPath): FieldIssue[] {
  return issues.filter(({ place }) => path.every((key, at) => String(place[at]) === key));
}

function isGroup(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
