import type { LanguageCode } from '#kernel/language.ts';
import chi from './texts/chi.ts';
import eng from './texts/eng.ts';
import jpn, { type NoticeTexts } from './texts/jpn.ts';
import kor from './texts/kor.ts';
import zhtw from './texts/zhtw.ts';

export type { NoticeTexts } from './texts/jpn.ts';
export const noticeTexts: Record<LanguageCode, NoticeTexts> = { jpn, eng, chi, zhtw, kor };
