import { defineTexts } from '#web/texts/texts.ts';
import type { FavoriteTexts } from '../texts/jpn.ts';

export const favoriteTexts = defineTexts<FavoriteTexts>(import.meta.glob('../texts/*.ts'));
