import { defineTexts } from '#web/texts/texts.ts';
import type { SignInTexts } from './texts/jpn.ts';

export const signInTexts = defineTexts<SignInTexts>(import.meta.glob('/src/features/operator/console/texts/*.ts'));
