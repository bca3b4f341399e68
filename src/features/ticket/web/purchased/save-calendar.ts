import type { SiteInit } from '#features/site/web.ts';
import { serverClock } from '#web/api/server-clock.ts';
import type { PageContext } from '#web/site/page-context.ts';
import { saveFile } from '#web/site/save-file.ts';
import type { PurchasedTicketAnswer } from '../../contract.ts';
import { calendarEvent } from '../../rules/purchased/calendar-event.ts';
import { checkinPeriod } from '../../rules/purchased/checkin-period.ts';

export interface CalendarNotes {
  /** What is said of the ticket beside its title; empty lines are left out. */
  lines: readonly string[];
  /** Where it is found again. */
  href: string;
}

/** Gives the visitor their ticket as a file for a calendar. */
export function saveCalendar(
  { init }: Pick<PageContext<SiteInit>, 'init'>,
  ticket: PurchasedTicketAnswer,
  { lines, href }: CalendarNotes,
): void {
  const { overview } = init.event ?? {};
  const file = calendarEvent({
    uid: `ticket-${ticket.id}@${window.location.host}`,
    title: `${init.webSetting.title} ${ticket.ticketContentSnapshot.title}`,
    place: [overview?.placeName, overview?.placeAddress].filter(Boolean).join(' '),
    description: lines.filter((line) => line !== '').join('\n'),
    url: new URL(href, window.location.origin).href,
    period: checkinPeriod(ticket) ?? {},
    now: serverClock.now(),
  });
  if (file !== undefined) saveFile('ticket.ics', 'text/calendar;charset=utf-8', file);
}
