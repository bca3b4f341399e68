import { defineTexts } from '#web/texts/texts.ts';
import type { EventListTexts } from '../../texts/jpn.ts';

export const eventListTexts = defineTexts<EventListTexts>(import.meta.glob('../../texts/*.ts'));
