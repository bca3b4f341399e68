import { parseInstant, tokyoDate } from '#kernel/period.ts';
import type { navigationTexts } from './navigation-texts.ts';

type DateTexts = Pick<ReturnType<typeof navigationTexts.of>, 'weekdays' | 'dayOf'>;

/** The day of a stored date in words, 11月20日（金）. */
export function dayWords(stored: string, say: DateTexts): string {
  const { month, day, weekday } = tokyoDate(parseInstant(stored) ?? 0);
  return say.dayOf(month, day, say.weekdays[weekday] as string);
}
