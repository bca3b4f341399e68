import type { LanguageCode } from '#kernel/language.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type MailingTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

export const mailingWords: Record<LanguageCode, MailingTexts> = { jpn, eng, chi, zhtw, kor };
