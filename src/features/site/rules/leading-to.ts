import { isRecord } from '#kernel/is-record.ts';

/** Links of the original to its own pages lead to those of the copy. */
export function leadingTo(from: string, to: string): <Value>(value: Value) => Value {
  // `/web/event/1` is no part of `/web/event/12`.
  const own = new RegExp(`${from.replace(/\/$/, '')}(?!\\d)`, 'g');
  const target = to.replace(/\/$/, '');
  const change = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(own, target);
    if (Array.isArray(value)) return value.map(change);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(one)]));
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A text stays a text, and everything else as it is.
  return (value) => change(value) as typeof value;
}
