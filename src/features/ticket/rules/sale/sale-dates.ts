import type { LanguageCode } from '#kernel/language.ts';
import { saidDate, saidPeriod, unbroken } from '#kernel/said-date.ts';
import type { StoredDate, TicketSlot } from './ticket.ts';

export interface PeriodWords {
  from(when: string): string;
  until(when: string): string;
}

/** A period in words; '' without bounds. */
export function periodWords(start: StoredDate, end: StoredDate, say: PeriodWords, language: LanguageCode): string {
  const from = saidDate(start, language);
  const until = saidDate(end, language);
  if (from !== '' && until !== '') return saidPeriod(start ?? '', end ?? '', language);
  if (from !== '') return say.from(from);
  return until === '' ? '' : say.until(until);
}

/** A slot of a lottery with its name and its time. */
export function slotName(
  { name, checkinPeriodStart, checkinPeriodEnd }: TicketSlot & { name: string },
  say: PeriodWords,
  language: LanguageCode,
  written: (when: string) => string = (when) => when,
): string {
  const when = written(periodWords(checkinPeriodStart, checkinPeriodEnd, say, language));
  return [name, when].filter((part) => part !== '').join(' / ');
}

/** The same for a page, where no line breaks within a date. */
export function shownSlot(slot: TicketSlot & { name: string }, say: PeriodWords, language: LanguageCode): string {
  return slotName(slot, say, language, unbroken);
}
