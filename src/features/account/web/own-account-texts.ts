import { navigationTexts } from '#features/navigation/web.ts';
import { defineTexts } from '#web/texts/texts.ts';
import { formTexts } from './account-page-texts.ts';
import type { OwnAccountTexts } from './own-account/texts/jpn.ts';

/** The texts that only a member reads: the login information, and leaving. */
export const ownAccountTexts = defineTexts<OwnAccountTexts>(import.meta.glob('./own-account/texts/*.ts'));

export const ownFormTexts = [...formTexts, ownAccountTexts, navigationTexts];
