import type { MouseEvent, ReactNode } from 'react';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { LockIcon, TicketIcon } from '#web/ui/icons.tsx';
import type { TicketContent } from '../../contract.ts';
import { needsLogin } from '../../rules/sale/needs-login.ts';
import { priceRange } from '../../rules/pricing/price-range.ts';
import type { SellingLabel } from '../../rules/sale/selling-label.ts';
import { isLottery } from '../../rules/sale/ticket.ts';
import { ticketTexts } from './ticket-texts.ts';
import { saleLine } from './sale-line.ts';
import { TicketMarks } from './ticket-marks.tsx';
import { TicketPrice } from './ticket-price.tsx';

export interface TicketCardProps {
  ticket: TicketContent;
  label: SellingLabel;
  href: string;
  /** The two views of a list (TICKET-004). */
  view: 'Card' | 'List';
  heading?: 'h2' | 'h3';
  imageVisible?: boolean;
  titleVisible?: boolean;
  /** True when the card tells a visitor that the ticket needs a login. */
  asksLogin?: boolean;
  /** Beside the price: how many are in the cart, a button. */
  more?: ReactNode;
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The id of a ticket's link, where the focus comes back to. */
export const ticketLinkId = (ticketId: number): string => `hb-ticket-${ticketId}`;

export function TicketCard(props: TicketCardProps) {
  const { ticket, label, href, view, heading: Heading = 'h2', imageVisible = true, titleVisible = true } = props;
  const say = useTexts(ticketTexts);
  const line = saleLine(ticket, label, say, useLanguage());
  const loginLine =
    props.asksLogin && label === 'accepting' && needsLogin(ticket, priceRange(ticket).isPay)
      ? isLottery(ticket)
        ? say.loginToApply
        : say.loginToBuy
      : '';
  return (
    <article className={classNames('hb-card hb-sale-card', view === 'List' && 'hb-sale-card-list')} data-state={label}>
      {imageVisible ? (
        <div className="hb-card-media">
          {ticket.image ? (
            <SitePicture picture={ticket.image} alt="" ratio="16-9" sizes="(min-width: 60rem) 22rem, 100vw" />
          ) : (
            <span className="hb-card-blank">
              <TicketIcon />
            </span>
          )}
        </div>
      ) : null}
      <div className="hb-card-body">
        <div className="hb-card-text">
          <TicketMarks ticket={ticket} label={label} />
          <Heading className={classNames('hb-card-title', !titleVisible && 'hb-visually-hidden')}>
            <a id={ticketLinkId(ticket.ticketId)} className="hb-card-link" href={href} onClick={props.onOpen}>
              {ticket.title}
            </a>
          </Heading>
          {line === '' ? null : <p className="hb-ticket-line">{line}</p>}
          {loginLine === '' ? null : (
            <p className="hb-ticket-line">
              <LockIcon />
              {loginLine}
            </p>
          )}
        </div>
        <div className="hb-ticket-foot">
          <TicketPrice ticket={ticket} />
          {props.more}
        </div>
      </div>
    </article>
  );
}
