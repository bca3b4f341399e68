import { toHalfWidth } from '#kernel/half-width.ts';

/** A whole number as people type it: `１,０００`, `1,000円`; undefined for an empty field, NaN for anything else. */
export function typedNumber(typed: string): number | undefined {
  const plain = toHalfWidth(typed)
    .replace(/[\s,¥円엔元圓]/g, '')
    .trim();
  if (plain === '') return undefined;
  return /^\d{1,10}$/.test(plain) ? Number(plain) : Number.NaN;
}
