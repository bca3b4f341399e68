import type { LanguageCode } from '#kernel/language.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type DoorTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

/** The words of a refusal at a door, by the language of the call. */
export const doorMessages: Record<LanguageCode, DoorTexts> = { jpn, eng, chi, zhtw, kor };
