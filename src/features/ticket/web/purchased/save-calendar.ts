import { keepFile } from '#features/handout/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { serverClock } from '#web/api/server-clock.ts';
import type { PageContext } from '#web/site/page-context.ts';
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
export async function saveCalendar(
  context: Pick<PageContext<SiteInit>, 'init' | 'api' | 'site'>,
  ticket: PurchasedTicketAnswer,
  { lines, href }: CalendarNotes,
): Promise<void> {
  const { init } = context;
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
  if (file !== undefined) await keepFile(context, { name: 'ticket', type: 'ics', content: file });
}
