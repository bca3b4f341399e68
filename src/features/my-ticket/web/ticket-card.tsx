import type { ReactNode } from 'react';
import type { SiteInit } from '#features/site/web.ts';
import type { ListedStatus } from '#features/ticket/rules/purchased/my-ticket-order.ts';
import { isHad } from '#features/ticket/rules/purchased/purchased-status.ts';
import type { Instant } from '#kernel/clock.ts';
import { saidDate, unbroken } from '#kernel/said-date.ts';
import { useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { DateBlock } from '#web/ui/date-block.tsx';
import { ChevronRightIcon, TicketIcon } from '#web/ui/icons.tsx';
import type { PortalApplication, UnprocessedTicket } from '../contract.ts';
import { isHandedOn } from '../rules/handed-on.ts';
import { isTransferOpen } from '../rules/ticket-actions.ts';
import { myTicketTexts } from './my-ticket-texts.ts';
import { TicketChips } from './ticket-chips.tsx';
import type { TicketHref } from './ticket-href.ts';
import { useKeptTicket } from './use-kept-ticket.ts';
import {
  isCanceled,
  isOver,
  type ListedTicket,
  type TicketEvent,
  ticketWords,
  type TicketWords,
} from './ticket-words.ts';

interface CardProps {
  leaf: TicketWords['leaf'];
  isQuiet: boolean;
  children: ReactNode;
}

/** The shape of a ticket: a stub with the day, a perforation, and what it says. */
function TicketShape({ leaf, isQuiet, children }: CardProps) {
  return (
    <article className="hb-ticket-card" data-quiet={isQuiet || undefined}>
      <div className="hb-ticket-stub">{leaf ? <DateBlock {...leaf} /> : <TicketIcon />}</div>
      <div className="hb-ticket-card-text">{children}</div>
    </article>
  );
}

export interface ListedProps {
  hrefOf: TicketHref;
  /** Below the title of the page, or below the name of an event. */
  heading?: 'h2' | 'h3';
  /** True for a sample ticket of a preview. */
  isSample?: boolean;
  now: Instant;
  /** Its event, where that is not the event of the page. */
  event?: TicketEvent;
}

export interface TicketCardProps extends ListedProps {
  ticket: ListedTicket;
  status: ListedStatus;
}

/**
 * A ticket in a list. A ticket that is over looks quiet, and so does one that was handed on, which says when it was
 * received. A cancelled one has no holder and no link. A ticket whose payment is on its way leads to its order.
 */
export function TicketCard({
  ticket,
  hrefOf,
  heading: Heading = 'h2',
  isSample = false,
  now,
  event,
  ...props
}: TicketCardProps) {
  const here = usePageContext<SiteInit>().init.event?.overview;
  const say = useTexts(myTicketTexts);
  const language = useLanguage();
  const words = ticketWords(ticket, say, language, { now, event: event ?? here });
  const isUnderway = ticket.paymentUnderway !== null;
  const href = hrefOf(
    isUnderway ? 'myTicketPayment' : 'myTicketDetail',
    ticket.ticketContentSnapshot.contentId,
    isUnderway ? { order: ticket.orderId } : { ticket: ticket.id },
  );
  const openKept = useKeptTicket();
  const details = [words.slot, words.kind].filter(Boolean).join(' · ');
  const isGiven = isHandedOn(ticket);
  const isVoid = isCanceled(ticket);
  const isGone = isGiven || isVoid;
  const link = isVoid ? undefined : href;
  // By TICKET-048 its status may still be "before its period" or "to be paid at the venue".
  const status = isVoid ? 'canceled' : isGiven ? 'passed_on' : props.status;
  const day = (time: string | null | undefined): string => unbroken(saidDate(time, language, now));
  const waiting = isTransferOpen(ticket, now) ? say.transfer.waiting(day(ticket.transferExpiresAt)) : '';
  const given = isGiven ? say.transfer.received(day(ticket.receivedAt)) : waiting;
  return (
    <TicketShape leaf={isGone ? undefined : words.leaf} isQuiet={isOver(status)}>
      <TicketChips ticket={ticket} status={status} isSample={isSample} now={now} />
      <Heading className="hb-card-title">
        {link === undefined ? (
          words.title
        ) : (
          <a className="hb-card-link" href={link} onClick={openKept}>
            {words.title}
          </a>
        )}
      </Heading>
      {details === '' ? null : <p className="hb-ticket-detail">{details}</p>}
      {isVoid ? null : <p className="hb-card-when">{words.period}</p>}
      {given === '' ? null : <p className="hb-ticket-detail">{given}</p>}
      {isGone ? null : (
        <>
          {event === undefined && here?.placeName ? <p className="hb-ticket-detail">{here.placeName}</p> : null}
          {ticket.holderName === '' ? null : (
            <p className="hb-ticket-detail">
              {say.facts.holder} {ticket.holderName}
            </p>
          )}
          {ticket.code === '' || !isHad(ticket, now) ? null : (
            <p className="hb-ticket-number">
              {say.facts.number} {ticket.code}
            </p>
          )}
          {ticket.payBy === null ? null : (
            <p className="hb-ticket-pay-by">
              {say.order.deadline} <b>{day(ticket.payBy)}</b>
            </p>
          )}
        </>
      )}
      {link === undefined ? null : <ChevronRightIcon className="hb-row-arrow" />}
    </TicketShape>
  );
}

export interface ApplicationCardProps extends ListedProps {
  application: UnprocessedTicket | PortalApplication;
}

/** An application that waits for its draw: its choices in order, and its number (LOTTERY-006). */
export function ApplicationCard({
  application,
  hrefOf,
  heading: Heading = 'h2',
  isSample = false,
  now,
}: ApplicationCardProps) {
  const language = useLanguage();
  const say = useTexts(myTicketTexts);
  const ticket = application.tickets[0];
  const href = hrefOf('myTicketDetail', application.contentId, { ticket: ticket?.id ?? 0 });
  if (ticket === undefined || href === undefined) return null;
  const words = ticketWords(ticket, say, language, { now });
  const { drawAt } = ticket.ticketContentSnapshot;
  return (
    <TicketShape leaf={words.leaf} isQuiet={false}>
      <TicketChips ticket={ticket} status="lottery_waiting" isSample={isSample} now={now} />
      <Heading className="hb-card-title">
        <a className="hb-card-link" href={href}>
          {words.title}
        </a>
      </Heading>
      <p className="hb-ticket-detail">
        {[say.lottery.number(application.number), words.kind].filter(Boolean).join(' · ')}
      </p>
      <ApplicationWishes application={application} />
      {drawAt === null ? null : (
        <p className="hb-card-when">
          {say.lottery.drawAt} {unbroken(saidDate(drawAt, language, now))}
        </p>
      )}
      <p className="hb-ticket-entrant">
        {say.lottery.entrant} <b>{application.entrantId}</b>
        <a className="hb-link" href={`${href}#draw`}>
          {say.lottery.proof}
        </a>
      </p>
    </TicketShape>
  );
}

/** The slots of the application, the first choice first. */
export function ApplicationWishes({ application }: Pick<ApplicationCardProps, 'application'>) {
  const say = useTexts(myTicketTexts);
  const wishes = [...application.details].sort((a, b) => a.priority - b.priority);
  if (wishes.length === 0) return null;
  return (
    <ol className="hb-ticket-wishes" aria-label={say.lottery.wishes}>
      {wishes.map(({ priority, ticketSlotId, name }) => (
        <li key={ticketSlotId}>
          <span className="hb-ticket-wish">{say.lottery.wish(priority)}</span>
          {name}
        </li>
      ))}
      {application.enableExtraSlot ? <li className="hb-ticket-wish-extra">{say.lottery.extraSlot}</li> : null}
    </ol>
  );
}
