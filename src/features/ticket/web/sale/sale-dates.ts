import { formatLong, formatNormal, parseInstant } from '#kernel/period.ts';
import type { TicketContent } from '../../contract.ts';
import type { StoredDate } from '../../rules/sale/ticket.ts';

/** A stored date as it is read, `2026.11.20 10:00`; a whole day without a time; '' for none. */
export function dateWords(stored: StoredDate): string {
  const instant = parseInstant(stored ?? '');
  if (instant === undefined) return '';
  return (stored ?? '').trim().length === 10 ? formatNormal(instant) : formatLong(instant);
}

export interface PeriodWords {
  from(when: string): string;
  until(when: string): string;
}

/** A period in words; '' where nothing limits it. */
export function periodWords(start: StoredDate, end: StoredDate, say: PeriodWords): string {
  const from = dateWords(start);
  const until = dateWords(end);
  if (from !== '' && until !== '') {
    const [day = '', time] = until.split(' ');
    // Of one day the second time alone.
    return from.startsWith(`${day} `) && time !== undefined ? `${from} – ${time}` : `${from} – ${until}`;
  }
  if (from !== '') return say.from(from);
  return until === '' ? '' : say.until(until);
}

/** A slot of a lottery by its name and its time. */
export function slotName(
  { name, checkinPeriodStart, checkinPeriodEnd }: TicketContent['slots'][number],
  say: PeriodWords,
): string {
  const when = periodWords(checkinPeriodStart, checkinPeriodEnd, say);
  return [name, when].filter((part) => part !== '').join(' / ');
}
