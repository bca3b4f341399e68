import { toHalfWidth } from '#kernel/half-width.ts';

/** More digits than a number keeps exactly. */
const digitsMax = 15;

/**
 * A number as people type it: `１，０００`, `1,000円`, `−5`, `▲5`, `1.5`. Undefined for an empty field, and the text itself
 * where it is no number: nothing that is typed is lost, and nobody's `1,5` becomes 15.
 */
export function typedNumber(typed: string): number | string | undefined {
  const plain = toHalfWidth(typed)
    .replace(/[\s¥円엔元圓원]/g, '')
    .replace(/^[▲△]/, '-')
    .replace(/、/g, ',');
  if (plain === '') return undefined;
  const isNumber = /^[-+]?(\d+|\d{1,3}(,\d{3})+)?(\.\d+)?$/.test(plain) && /\d/.test(plain);
  if (!isNumber || plain.replace(/\D/g, '').length > digitsMax) return typed;
  // A zero has no sign.
  return Number(plain.replaceAll(',', '')) + 0;
}
