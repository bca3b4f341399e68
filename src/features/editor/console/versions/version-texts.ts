import { defineTexts } from '#web/texts/texts.ts';
import type { VersionTexts } from './texts/jpn.ts';

export const versionTexts = defineTexts<VersionTexts>(
  import.meta.glob('/src/features/editor/console/versions/texts/*.ts'),
);
