import type { LanguageCode } from '#kernel/language.ts';
import chi from './texts/chi.ts';
import eng from './texts/eng.ts';
import jpn, { type MailTexts } from './texts/jpn.ts';
import kor from './texts/kor.ts';
import zhtw from './texts/zhtw.ts';

/** The words that every mail uses. */
export const mailTexts: Record<LanguageCode, MailTexts> = { jpn, eng, chi, zhtw, kor };
