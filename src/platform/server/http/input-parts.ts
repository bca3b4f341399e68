import { faultsMax, inputPartsMax } from '#kernel/limits.ts';
import { refuse } from './refusal.ts';

/** No call takes an input as deep as this. */
const depthMax = 32;

/**
 * Looks once through what a caller sent, before its schema does: refuses what is deeper or has more parts than any input
 * that we read, takes `__proto__` for no name, and tells whether a text has U+0000.
 */
export function lookThrough(input: unknown): { hasNul: boolean } {
  let parts = 0;
  let hasNul = false;
  const look = (value: unknown, depth: number): void => {
    parts += 1;
    if (parts > inputPartsMax) throw refuse('tooLarge');
    if (typeof value === 'string') hasNul ||= value.includes('\0');
    else if (isGroup(value)) {
      if (depth > depthMax) throw refuse('badRequest');
      if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__');
      for (const part of Object.values(value)) look(part, depth + 1);
    }
  };
  look(input, 0);
  return { hasNul };
}

/** The texts with U+0000: PostgreSQL's texts cannot hold it, and no keyboard types it. */
export function placesOfNul(input: unknown): string[] {
  const places: string[] = [];
  const look = (value: unknown, place: readonly string[]): void => {
    if (places.length === faultsMax) return;
    if (typeof value === 'string') {
      if (value.includes('\0')) places.push(place.join('.'));
    } else if (isGroup(value)) {
      for (const [name, part] of Object.entries(value)) look(part, [...place, name]);
    }
  };
  look(input, []);
  return places;
}

function isGroup(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
