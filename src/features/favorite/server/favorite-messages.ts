import type { LanguageCode } from '#kernel/language.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type FavoriteTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

/** The messages of the calls about favourites. */
export const favoriteMessages: Record<LanguageCode, Pick<FavoriteTexts, 'tooMany'>> = { jpn, eng, chi, zhtw, kor };
