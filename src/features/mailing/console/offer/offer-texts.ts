import { defineTexts } from '#web/texts/texts.ts';
import type { OfferTexts } from './texts/jpn.ts';

export const offerTexts = defineTexts<OfferTexts>(import.meta.glob('/src/features/mailing/console/offer/texts/*.ts'));
