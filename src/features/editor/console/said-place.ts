import { isLanguageCode, type LanguageCode, languageName } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import type { SiteOutline } from '../contract.ts';
import type { EditorTexts } from './texts/jpn.ts';

/** `ticket 10, item 3, title.eng` of a change, as an organiser calls it; fields without a word keep their own name. */
export function saidPlace(
  place: string,
  { contents, languages }: Pick<SiteOutline, 'contents' | 'languages'>,
  texts: EditorTexts,
  language: LanguageCode,
): string {
  const [, code = '', content, item, named = ''] =
    /^(?:(\w+) (\d+)(?:, item (\d+))?)?(?:(?:^|, )(.+))?$/.exec(place) ?? [];
  const moduleNames: Readonly<Record<string, string>> = texts.modules;
  const found = contents.find(({ contentId }) => String(contentId) === content);
  const title = localize(found?.title, language, languages[0] ?? language) || (moduleNames[code] ?? code);
  const keys = named.split('.');
  const last = keys.at(-1) ?? '';
  const textLanguage = keys.length > 1 && isLanguageCode(last) ? last : undefined;
  const field = textLanguage === undefined ? named : keys.slice(0, -1).join('.');
  const fieldWord = wordsOf(texts, code, item !== undefined)[field] ?? field;
  const inLanguage = textLanguage !== undefined && languages.length > 1 ? ` (${languageName[textLanguage]})` : '';
  const parts = [title, item === undefined ? '' : `#${item}`, fieldWord === '' ? '' : fieldWord + inLanguage];
  return parts.filter((part) => part !== '').join(' › ');
}

/** A value of a change without the quotes of the terminal. */
export function saidValue(value: string, texts: EditorTexts): string {
  if (value === 'nothing') return texts.clash.empty;
  return value.replace(/^"(.*?)"?(…?)$/s, '$1$2');
}

function wordsOf(texts: EditorTexts, moduleCode: string, isItem: boolean): Readonly<Record<string, string>> {
  const { basics, settings, tickets } = texts;
  if (moduleCode === 'ticket' && isItem)
    return { title: tickets.name, price: tickets.price, capacity: tickets.capacity };
  if (moduleCode !== '') return {};
  return {
    'webSetting.title': basics.name,
    'webSetting.baseColor': settings.colour,
    'overview.name': basics.name,
    'overview.startDate': basics.start,
    'overview.endDate': basics.end,
    'overview.placeName': basics.place,
    'overview.organizerName': basics.organizer,
  };
}
