import { parseInstant, type Period } from '#kernel/period.ts';
import { periodOf, type StoredDate, type TicketSlot } from './ticket.ts';

interface Used {
  slots: readonly TicketSlot[];
  dynamicCheckinPeriod: boolean;
  checkinPeriodStart: StoredDate;
  checkinPeriodEnd: StoredDate;
}

/**
 * When a ticket can be used, as far as that is known before the purchase: the ticket's own period, or the days from the
 * first slot to the last. Empty where the period begins with the purchase.
 */
export function periodOfUse({ slots, dynamicCheckinPeriod, checkinPeriodStart, checkinPeriodEnd }: Used): Period {
  if (dynamicCheckinPeriod) return {};
  if (slots.length === 0) return periodOf(checkinPeriodStart, checkinPeriodEnd);
  const known = slots.flatMap((slot) => [slot.checkinPeriodStart, slot.checkinPeriodEnd]);
  const dates = known.filter((date): date is string => parseInstant(date ?? '') !== undefined);
  const inOrder = dates.toSorted((a, b) => (parseInstant(a) ?? 0) - (parseInstant(b) ?? 0));
  return periodOf(dayOf(inOrder[0]), dayOf(inOrder.at(-1)));
}

/** yyyy-MM-dd */
const dayOf = (date: string | undefined): string | undefined => date?.slice(0, 10);
