import { defineTexts } from '#web/texts/texts.ts';
import type { SiteTexts } from '../texts/jpn.ts';

export const siteTexts = defineTexts<SiteTexts>(import.meta.glob('../texts/*.ts'));
