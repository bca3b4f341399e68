import { defineTexts } from '#web/texts/texts.ts';
import type { MemberScreenTexts } from './texts/jpn.ts';

export const memberTexts = defineTexts<MemberScreenTexts>(import.meta.glob('/src/features/members/console/texts/*.ts'));
