import type { LanguageCode } from '#kernel/language.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type ProfileTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

/** The catalogue of each language, for what the server itself says. */
export const profileTexts: Record<LanguageCode, ProfileTexts> = { jpn, eng, chi, zhtw, kor };
