import { isLanguageCode, type LanguageCode } from '#kernel/language.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';

/** The source of a draw's public value: one text, or one for each language; '' is none. */
export type PublicValueSource = string | LocalizedText;

/**
 * The source as it is announced: one text for readers of all languages, so that all of them are promised the same.
 * Several languages are a line each, `eng: The closing value…`, in the site's order.
 */
export function announcedSource(source: PublicValueSource, languages: readonly LanguageCode[]): string {
  if (typeof source === 'string') return source;
  const written = languages.flatMap((language) => {
    const text = source[language]?.replaceAll(/\s+/g, ' ').trim();
    return text ? [{ language, text }] : [];
  });
  const [first] = written;
  if (first === undefined || written.every(({ text }) => text === first.text)) return first?.text ?? '';
  return written.map(({ language, text }) => `${language}: ${text}`).join('\n');
}

/** The part of an announced source in the reader's language, else its first line. One text stays as it is. */
export function saidSource(announced: string, language: LanguageCode): string {
  const lines = announced.split('\n').map((line) => /^(\w+): (.+)$/.exec(line));
  if (lines.length < 2 || !lines.every((line) => isLanguageCode(line?.[1]))) return announced;
  const own = lines.find((line) => line?.[1] === language) ?? lines[0];
  return own?.[2] ?? announced;
}
