import { defineTexts } from '#web/texts/texts.ts';
import type { ProfileTexts } from '../texts/jpn.ts';

export const profileTexts = defineTexts<ProfileTexts>(import.meta.glob('../texts/*.ts'));
