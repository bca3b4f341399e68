import { defineTexts } from '../texts/texts.ts';
import type { ListTexts } from './texts/jpn.ts';

export const listTexts = defineTexts<ListTexts>(import.meta.glob('./texts/*.ts'));
