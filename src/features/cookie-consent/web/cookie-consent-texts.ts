import { defineTexts } from '#web/texts/texts.ts';
import type { CookieConsentTexts } from '../texts/jpn.ts';

export const cookieConsentTexts = defineTexts<CookieConsentTexts>(import.meta.glob('../texts/*.ts'));
