import { defineTexts } from '#web/texts/texts.ts';
import type { IdentityPageTexts } from './texts/jpn.ts';

export const identityTexts = defineTexts<IdentityPageTexts>(import.meta.glob('./texts/*.ts'));
