import type { LanguageCode } from '#kernel/language.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type MypageTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

/** The messages of the calls of my page. */
export const mypageMessages: Record<LanguageCode, Pick<MypageTexts, 'folderFull'>> = { jpn, eng, chi, zhtw, kor };
