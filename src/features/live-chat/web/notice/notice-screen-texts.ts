import { defineTexts } from '#web/texts/texts.ts';
import type { NoticeScreenTexts } from './texts/jpn.ts';

export const noticeScreenTexts = defineTexts<NoticeScreenTexts>(import.meta.glob('./texts/*.ts'));
