import { defineTexts } from '#web/texts/texts.ts';
import type { ProfilePageTexts } from './texts/jpn.ts';

export const profilePageTexts = defineTexts<ProfilePageTexts>(import.meta.glob('./texts/*.ts'));
