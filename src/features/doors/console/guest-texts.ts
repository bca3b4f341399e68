import { defineTexts } from '#web/texts/texts.ts';
import type { GuestTexts } from './texts/jpn.ts';

export const guestTexts = defineTexts<GuestTexts>(import.meta.glob('/src/features/doors/console/texts/*.ts'));
