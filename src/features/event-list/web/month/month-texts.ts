import { defineTexts } from '#web/texts/texts.ts';
import type { MonthTexts } from './texts/jpn.ts';

export const monthTexts = defineTexts<MonthTexts>(import.meta.glob('./texts/*.ts'));

/** A month, yyyy-MM, in words: 2026年12月. */
export function monthWords(month: string, { monthOf }: Pick<MonthTexts, 'monthOf'>): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return monthOf(year, number);
}
