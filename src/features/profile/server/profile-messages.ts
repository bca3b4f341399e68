import type { LanguageCode } from '#kernel/language.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type ProfileTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

/** The texts of each language for the server's own messages. */
export const profileMessages: Record<LanguageCode, ProfileTexts> = { jpn, eng, chi, zhtw, kor };
