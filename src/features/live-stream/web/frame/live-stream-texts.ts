import { defineTexts } from '#web/texts/texts.ts';
import type { LiveStreamTexts } from '../../texts/jpn.ts';

export const liveStreamTexts = defineTexts<LiveStreamTexts>(import.meta.glob('../../texts/*.ts'));
