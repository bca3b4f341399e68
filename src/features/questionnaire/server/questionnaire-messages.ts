import type { LanguageCode } from '#kernel/language.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type QuestionnaireMessages } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

export const questionnaireMessages: Record<LanguageCode, QuestionnaireMessages> = { jpn, eng, chi, zhtw, kor };
