import { defineTexts } from '#web/texts/texts.ts';
import type { PeopleTexts } from './texts/jpn.ts';

export const peopleTexts = defineTexts<PeopleTexts>(
  import.meta.glob('/src/features/operator/console/people/texts/*.ts'),
);
