import { defineTexts } from '#web/texts/texts.ts';
import type { PortalTexts } from './texts/jpn.ts';

export const portalTexts = defineTexts<PortalTexts>(import.meta.glob('/src/features/editor/console/portal/texts/*.ts'));
