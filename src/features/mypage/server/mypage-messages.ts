import type { LanguageCode } from '#kernel/language.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type MypageTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

/** What the calls of my page say. */
export const mypageMessages: Record<LanguageCode, Pick<MypageTexts, 'folderFull'>> = { jpn, eng, chi, zhtw, kor };
