import { defineTexts } from '#web/texts/texts.ts';
import type { ProfileCardTexts } from './texts/jpn.ts';

export const profileCardTexts = defineTexts<ProfileCardTexts>(import.meta.glob('./texts/*.ts'));
