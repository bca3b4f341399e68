import { boundsOf, type Period, toldDate } from '#kernel/period.ts';

interface Days {
  startDate: string | null;
  endDate: string | null;
}

/**
 * When the holder of a ticket comes: at the event, as far as the ticket opens its gate. A ticket that is good for no part
 * of the event has its own days.
 */
export function ticketDay(period: Period | undefined, event: Period): Days {
  const [own, all] = [period ?? {}, event];
  const [gate, held] = [boundsOf(own), boundsOf(all)];
  const isApart = gate.from > held.to || gate.to < held.from;
  const start = isApart || gate.from > held.from ? own.start : all.start;
  const end = isApart || gate.to < held.to ? own.end : all.end;
  return { startDate: told(start), endDate: told(end) };
}

const told = (date: string | undefined): string | null => (date === undefined || date === '' ? null : toldDate(date));
