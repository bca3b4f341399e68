/** The five languages of the platform, the default first. */
export const languageCodes = ['jpn', 'eng', 'chi', 'zhtw', 'kor'] as const;
export type LanguageCode = (typeof languageCodes)[number];
export const defaultLanguage: LanguageCode = 'jpn';

export function isLanguageCode(value: unknown): value is LanguageCode {
  return (languageCodes as readonly unknown[]).includes(value);
}

/** The internal locale names of the spec (core 3.10). */
export const displayLocale: Record<LanguageCode, string> = {
  jpn: 'ja',
  eng: 'eng',
  chi: 'zh-cn',
  zhtw: 'zh-tw',
  kor: 'ko',
};

/** The language tags of HTML's lang attribute and of Intl. */
export const htmlLang: Record<LanguageCode, string> = {
  jpn: 'ja',
  eng: 'en',
  chi: 'zh-Hans',
  zhtw: 'zh-Hant',
  kor: 'ko',
};

/** Each language's own name, as the language dialog shows it. */
export const languageName: Record<LanguageCode, string> = {
  jpn: '日本語',
  eng: 'English',
  chi: '简体中文',
  zhtw: '繁體中文',
  kor: '한국어',
};

const tagPrefixes: readonly (readonly [string, LanguageCode])[] = [
  ['ja', 'jpn'],
  ['en', 'eng'],
  ['zh-hans', 'chi'],
  ['zh-cn', 'chi'],
  ['zh-sg', 'chi'],
  ['zh-hant', 'zhtw'],
  ['zh-hk', 'zhtw'],
  ['zh-tw', 'zhtw'],
  ['zh-mo', 'zhtw'],
  ['ko', 'kor'],
];

/** A browser's language tag as one of ours; undefined for every other (a bare 'zh' too: it names no script). */
export function languageFromTag(tag: string): LanguageCode | undefined {
  const lower = tag.trim().toLowerCase();
  return tagPrefixes.find(([prefix]) => lower === prefix || lower.startsWith(`${prefix}-`))?.[1];
}

/** The languages of an Accept-Language header, the most wanted first. */
export function parseAcceptLanguage(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part, order) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const q = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { tag, order, quality: q === undefined ? 1 : Number(q) };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.order - b.order)
    .map(({ tag }) => tag);
}

export interface LanguageWishes {
  query?: string | null | undefined;
  cookie?: string | null | undefined;
  /** Browser language tags, the most wanted first. */
  browser?: readonly string[];
}

export type LanguageSource = 'query' | 'cookie' | 'browser' | 'site';

/** Query, then cookie, then browser, then the site's default (the first of the offered). Only offered languages count. */
export function chooseLanguage(
  wishes: LanguageWishes,
  offered: readonly LanguageCode[] = languageCodes,
): { language: LanguageCode; source: LanguageSource } {
  const usable = (value: unknown): value is LanguageCode => isLanguageCode(value) && offered.includes(value);
  if (usable(wishes.query)) return { language: wishes.query, source: 'query' };
  if (usable(wishes.cookie)) return { language: wishes.cookie, source: 'cookie' };
  for (const tag of wishes.browser ?? []) {
    const language = languageFromTag(tag);
    if (language === undefined) continue;
    if (usable(language)) return { language, source: 'browser' };
  }
  return { language: offered[0] ?? defaultLanguage, source: 'site' };
}
