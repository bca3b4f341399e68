import type { NamedPlace } from '#kernel/console/draft-check-item.ts';
import { isRecord } from '#kernel/is-record.ts';
import { isLocalizedText, type LocalizedText } from '#kernel/localized-text.ts';

/** A part of a draft with what it is called. */
export interface DraftPartValue extends Omit<NamedPlace, 'path'> {
  value: unknown;
}

export interface FoundText {
  path: (string | number)[];
  text: LocalizedText;
}

/** Every text of a document with its place. */
export function* textsIn(value: unknown, path: (string | number)[] = []): Generator<FoundText, void> {
  if (isLocalizedText(value)) yield { path, text: value };
  else if (Array.isArray(value)) {
    for (const [at, one] of value.entries()) yield* textsIn(one, [...path, at]);
  } else if (isRecord(value)) {
    for (const [key, one] of Object.entries(value)) yield* textsIn(one, [...path, key]);
  }
}
