import type { LanguageCode } from '#kernel/language.ts';
import chi from './mail-texts/chi.ts';
import eng from './mail-texts/eng.ts';
import jpn, { type OrganiserMailTexts } from './mail-texts/jpn.ts';
import kor from './mail-texts/kor.ts';
import zhtw from './mail-texts/zhtw.ts';

export const organiserMailTexts: Record<LanguageCode, OrganiserMailTexts> = { jpn, eng, chi, zhtw, kor };
