import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

const kept = new Map<string, unknown>();

/** A state that Back and forward find again, as long as the console is open: until what was typed is sent. */
export function useKeptState<Value>(name: string, begin: Value): [Value, Dispatch<SetStateAction<Value>>] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each name has one type.
  const [value, set] = useState(() => (kept.has(name) ? (kept.get(name) as Value) : begin));
  useEffect(() => void kept.set(name, value), [name, value]);
  return [value, set];
}

/** What was typed under names that begin so has been sent. */
export function forgetKept(beginning: string): void {
  for (const name of kept.keys()) if (name.startsWith(beginning)) kept.delete(name);
}
