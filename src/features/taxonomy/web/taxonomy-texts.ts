import { defineTexts } from '#web/texts/texts.ts';
import type { TaxonomyTexts } from '../texts/jpn.ts';

export const taxonomyTexts = defineTexts<TaxonomyTexts>(import.meta.glob('../texts/*.ts'));
