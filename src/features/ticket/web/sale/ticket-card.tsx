import type { MouseEvent, ReactNode } from 'react';
import { saidDate, saidPeriod, unbroken } from '#kernel/said-date.ts';
import { pictureSizes } from '#web/site/picture-sizes.ts';
import { type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import { SitePicture } from '#web/site/site-picture.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CalendarIcon, TicketIcon } from '#web/ui/icons.tsx';
import type { TicketContent } from '../../contract.ts';
import type { SellingLabel } from '../../rules/sale/selling-label.ts';
import { periodOfUse } from '../../rules/sale/period-of-use.ts';
import { isLottery } from '../../rules/sale/ticket.ts';
import type { TicketTexts } from '../../texts/jpn.ts';
import { ticketTexts } from './ticket-texts.ts';
import { TicketMarks } from './ticket-marks.tsx';
import { TicketPrice } from './ticket-price.tsx';

export type SaleView = 'Card' | 'List' | 'Auto';

export interface TicketCardProps {
  ticket: TicketContent;
  label: SellingLabel;
  href: string;
  /** The two views of a list (TICKET-004). `Auto`: a card on a desktop, a line on a phone. */
  view: SaleView;
  /** Its picture is the one that the page is opened for. */
  isFirst?: boolean;
  heading?: 'h2' | 'h3';
  imageVisible?: boolean;
  titleVisible?: boolean;
  /** Beside the price: how many are in the cart, a button. */
  more?: ReactNode;
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The id of a ticket's link, where the focus comes back to. */
export const ticketLinkId = (ticketId: number): string => `hb-ticket-${ticketId}`;

/** How wide the picture of a ticket is in each view of a list. */
export const saleSizes: Readonly<Record<SaleView, string>> = {
  Card: pictureSizes.card,
  List: '12.5rem',
  Auto: '(min-width: 60rem) 22rem, (min-width: 48rem) 45vw, 12.5rem',
};

export function TicketCard(props: TicketCardProps) {
  const { ticket, label, href, view, heading: Heading = 'h2', imageVisible = true, titleVisible = true } = props;
  const say = useTexts(ticketTexts);
  const { language, now } = usePageContext();
  const line = saleLine(ticket, label, say, { language, now });
  const used = periodOfUse(ticket);
  const period = unbroken(saidPeriod(used.start ?? '', used.end ?? '', language, now));
  const when = period === '' && ticket.dynamicCheckinPeriod ? say.daysFrom(ticket.checkinPeriodDays) : period;
  return (
    <article className={classNames('hb-card hb-sale-card', view === 'List' && 'hb-sale-card-list')} data-state={label}>
      {imageVisible ? (
        <div className="hb-card-media">
          {ticket.image ? (
            <SitePicture
              picture={ticket.image}
              alt=""
              ratio="16-9"
              sizes={saleSizes[view]}
              isRecut={view !== 'Card'}
              priority={props.isFirst === true}
            />
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
          {when === '' ? null : (
            <p className="hb-ticket-line hb-ticket-when">
              <CalendarIcon />
              {when}
            </p>
          )}
          {line === '' ? null : <p className="hb-ticket-line">{line}</p>}
        </div>
        <div className="hb-ticket-foot">
          <TicketPrice ticket={ticket} />
          {props.more}
        </div>
      </div>
    </article>
  );
}

/** The next date: the start of the sale, its end, or the draw of a lottery. '' without one. */
function saleLine(
  ticket: TicketContent,
  label: SellingLabel,
  say: TicketTexts,
  { language, now }: Pick<PageContext, 'language' | 'now'>,
): string {
  const dateOf = (stored: string | null): string => unbroken(saidDate(stored, language, now));
  const drawn = isLottery(ticket);
  const { enableSalesPeriod, salesPeriodStart, salesPeriodEnd } = ticket;
  const start = enableSalesPeriod ? dateOf(salesPeriodStart) : '';
  const end = enableSalesPeriod ? dateOf(salesPeriodEnd) : '';
  if (label === 'before') return start === '' ? '' : drawn ? say.lotteryFrom(start) : say.salesFrom(start);
  if (label === 'accepting') return end === '' ? '' : drawn ? say.lotteryUntil(end) : say.salesUntil(end);
  const draw = drawn ? dateOf(ticket.drawAt) : '';
  return draw === '' || label === 'soldout' ? '' : say.drawnAt(draw);
}
