import { defineTexts } from '#web/texts/texts.ts';
import type { OrderTexts } from './texts/jpn.ts';

export const orderTexts = defineTexts<OrderTexts>(import.meta.glob('/src/features/orders/console/texts/*.ts'));
