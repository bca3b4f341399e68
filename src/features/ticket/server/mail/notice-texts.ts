import type { LanguageCode } from '#kernel/language.ts';
import chi from './mail-texts/notice/chi.ts';
import eng from './mail-texts/notice/eng.ts';
import jpn, { type NoticeTexts } from './mail-texts/notice/jpn.ts';
import kor from './mail-texts/notice/kor.ts';
import zhtw from './mail-texts/notice/zhtw.ts';

export const noticeTexts: Record<LanguageCode, NoticeTexts> = { jpn, eng, chi, zhtw, kor };
