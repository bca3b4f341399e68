import type { LanguageCode } from '#kernel/language.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type RehearsalTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

export const rehearsalTexts: Record<LanguageCode, RehearsalTexts> = { jpn, eng, chi, zhtw, kor };
