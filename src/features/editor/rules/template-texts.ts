import { isRecord } from '#kernel/is-record.ts';
import { isLocalizedText } from '#kernel/localized-text.ts';

/** Shorter ones, as "Tickets" or "News", are what they say. */
const lettersLeast = 12;

/** The longer texts of a document, in every language. */
export function* longTexts(value: unknown): Generator<string, void> {
  if (Array.isArray(value)) {
    for (const one of value) yield* longTexts(one);
  } else if (isLocalizedText(value)) {
    for (const text of Object.values(value)) if (text.length >= lettersLeast) yield text;
  } else if (isRecord(value)) {
    for (const one of Object.values(value)) yield* longTexts(one);
  }
}

/** The parts of a draft that still have a text of a template, in their order. */
export function partsWithTemplateTexts(
  parts: readonly { part: string; value: unknown }[],
  templates: ReadonlySet<string>,
): string[] {
  return parts.flatMap(({ part, value }) => {
    for (const text of longTexts(value)) if (templates.has(text)) return [part];
    return [];
  });
}
