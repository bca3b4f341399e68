import type { SiteInit } from '#features/site/web.ts';
import type { PurchasedTicketAnswer } from '#features/ticket/web.ts';
import { checkinPeriod } from '#features/ticket/rules/purchased/checkin-period.ts';
import type { PageContext } from '#web/site/page-context.ts';
import { calendarEvent } from '../rules/calendar-event.ts';
import { saveFile } from '#web/site/save-file.ts';
import { ticketHref } from './ticket-href.ts';
import type { TicketWords } from './ticket-words.ts';

/** Gives the visitor their ticket as a file for a calendar. */
export function saveCalendar(context: PageContext<SiteInit>, ticket: PurchasedTicketAnswer, words: TicketWords): void {
  const { overview } = context.init.event ?? {};
  const href = ticketHref(context, 'myTicketDetail', ticket.ticketContentSnapshot.contentId, { ticket: ticket.id });
  const file = calendarEvent({
    uid: `ticket-${ticket.id}@${window.location.host}`,
    title: `${context.init.webSetting.title} ${words.title}`,
    place: [overview?.placeName, overview?.placeAddress].filter(Boolean).join(' '),
    description: [words.slot, words.kind, ticket.code].filter(Boolean).join('\n'),
    url: new URL(href, window.location.origin).href,
    period: checkinPeriod(ticket) ?? {},
    now: Date.now(),
  });
  if (file !== undefined) saveFile('ticket.ics', 'text/calendar;charset=utf-8', file);
}
