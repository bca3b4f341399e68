import type { MailedCalendar } from '#features/site/server.ts';
import { offeredCalendarType } from '#kernel/calendar-file.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Period } from '#kernel/period.ts';
import type { MailAttachment } from '#server/mail/mail.ts';
import type { PurchasedTicketAnswer } from '../../contract.ts';
import { calendarEvent } from '../../rules/purchased/calendar-event.ts';
import { checkinPeriod } from '../../rules/purchased/checkin-period.ts';
import type { NewsKind } from '../mail/news-kind.ts';

/** The mails that come with tickets which the reader has from then on. */
const withTickets: readonly NewsKind[] = ['issued', 'given', 'free', 'unpaid', 'transfer', 'won'];

/** More days than these are in the mail itself. */
const filesMax = 4;

export interface TicketCalendars {
  kind: NewsKind;
  /** All of the order. Their days number the files, so that an appointment keeps its id when another ticket goes. */
  tickets: readonly PurchasedTicketAnswer[];
  isTold(ticket: PurchasedTicketAnswer): boolean;
  orderNumber: string;
  siteName: string;
  calendar: MailedCalendar;
  event: { start: string; end: string; place: string };
  url: string | undefined;
  now: Instant;
}

/** The days of the tickets as files for a calendar; without days of their own, those of the event. */
export function ticketCalendars({
  kind,
  tickets,
  isTold,
  orderNumber,
  siteName,
  calendar,
  event,
  url,
  now,
}: TicketCalendars): MailAttachment[] {
  if (!withTickets.includes(kind)) return [];
  const known = tickets.map((ticket) => ({
    period: periodOf(ticket, event),
    title: ticket.ticketContentSnapshot.title,
    isTold: isTold(ticket),
  }));
  const days = [...Map.groupBy(known, ({ period }) => JSON.stringify(period)).values()].flatMap((all, place) => {
    const equal = all.filter((one) => one.isTold);
    return equal.length === 0 ? [] : [{ equal, place }];
  });
  return days.slice(0, filesMax).flatMap(({ equal, place }) => {
    const text = calendarEvent({
      uid: `order-${orderNumber}-${place}@${calendar.idHost}`,
      title: siteName,
      place: event.place.replaceAll('\n', ' '),
      description: [...new Set(equal.map(({ title }) => title))].join('\n'),
      url: url ?? '',
      period: equal[0]?.period ?? {},
      organizer: calendar.organizer,
      now,
    });
    return text === undefined
      ? []
      : [{ name: place === 0 ? 'ticket.ics' : `ticket-${place + 1}.ics`, type: offeredCalendarType, text }];
  });
}

function periodOf(ticket: PurchasedTicketAnswer, event: { start: string; end: string }): Period {
  const own = checkinPeriod(ticket);
  return own?.start === undefined ? { start: event.start, end: event.end } : own;
}
