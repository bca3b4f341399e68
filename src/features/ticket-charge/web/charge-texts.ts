import { defineTexts } from '#web/texts/texts.ts';
import type { ChargeTexts } from '../texts/jpn.ts';

export const chargeTexts = defineTexts<ChargeTexts>(import.meta.glob('../texts/*.ts'));
