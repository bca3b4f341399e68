import { defineTexts } from '#web/texts/texts.ts';
import type { OfflineTexts } from './texts/jpn.ts';

export const offlineTexts = defineTexts<OfflineTexts>(import.meta.glob('./texts/*.ts'));
