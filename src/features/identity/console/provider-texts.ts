import { defineTexts } from '#web/texts/texts.ts';
import type { ProviderTexts } from './texts/jpn.ts';

export const providerTexts = defineTexts<ProviderTexts>(import.meta.glob('/src/features/identity/console/texts/*.ts'));
