import { defineTexts } from '#web/texts/texts.ts';
import type { SiteLinkTexts } from '../texts/jpn.ts';

export const siteLinkTexts = defineTexts<SiteLinkTexts>(import.meta.glob('../texts/*.ts'));
