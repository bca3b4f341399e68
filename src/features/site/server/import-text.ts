import type { Instant } from '#kernel/clock.ts';
import { isLanguageCode, type LanguageCode } from '#kernel/language.ts';
import { isLocalizedText } from '#kernel/localized-text.ts';
import { resolveRelativeDate } from '#kernel/relative-date.ts';
import { saidDate } from '#kernel/said-date.ts';
import type { Place, PlacedProblem } from './import-problem.ts';

// oxlint-disable-next-line no-control-regex -- the database takes no NUL, and no reader needs the others
const controlCharacters = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;
const deepest = 40;

/**
 * Every text of a site file: relative dates become dates, and a text that cannot be stored is a problem.
 * A text for visitors (in several languages) is never taken for a date: a tag may say `today`. In it `{{today+3d}}` is
 * that day in words. Lists that are `spent` are emptied on the way: a long one and its copy are never there together.
 */
export function resolveTexts(
  value: unknown,
  now: Instant,
  spent: ReadonlySet<unknown> = new Set(),
): { value: unknown; problems: PlacedProblem[] } {
  const problems: PlacedProblem[] = [];

  function walk(item: unknown, place: Place, language?: LanguageCode): unknown {
    if (typeof item === 'string') {
      if (controlCharacters.test(item) || !item.isWellFormed()) {
        problems.push({ place, expected: 'a text without control characters', found: 'one with control characters' });
      }
      return language === undefined ? (resolveRelativeDate(item, now) ?? item) : withDates(item, language, now);
    }
    if (typeof item !== 'object' || item === null) return item;
    if (place.length > deepest) {
      problems.push({ place, expected: 'fewer fields inside each other', found: 'fields that are nested too deeply' });
      return null;
    }
    if (Array.isArray(item)) {
      const isSpent = spent.has(item);
      return item.map((part, index) => {
        if (isSpent) item[index] = undefined;
        return walk(part, [...place, index]);
      });
    }
    const isProse = isLocalizedText(item);
    const languageOf = (key: string) => (isProse && isLanguageCode(key) ? key : undefined);
    return Object.fromEntries(
      Object.entries(item).map(([key, part]) => [key, walk(part, [...place, key], languageOf(key))]),
    );
  }

  return { value: walk(value, []), problems };
}

function withDates(text: string, language: LanguageCode, now: Instant): string {
  return text.replace(/\{\{([^{}]+)\}\}/g, (marked, date: string) => {
    return saidDate(resolveRelativeDate(date, now), language, now) || marked;
  });
}
