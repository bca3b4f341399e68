import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { DateBlock, type DateBlockProps } from './date-block.tsx';
import { CalendarIcon, PinIcon } from './icons.tsx';
import { Link } from './link-context.ts';
import { Picture, type PictureProps, type PictureSource } from './picture.tsx';

export interface EventCardProps {
  href: string;
  title: string;
  cover?: (PictureSource & Pick<PictureProps, 'priority'>) | undefined;
  /** A leaf of a calendar, in the place of a picture. */
  date?: DateBlockProps | undefined;
  /** The date in words, 2026年11月20日(金) 10:00. */
  when?: string | undefined;
  place?: string | undefined;
  /** 無料, 2,000円から, or the organiser's own words. */
  price?: string | undefined;
  /** Chips: 開催中, 完売. */
  status?: ReactNode;
  heading?: 'h2' | 'h3';
  /** A line with a small picture in place of a card with a large one. */
  compact?: boolean;
}

export function EventCard({ heading: Heading = 'h3', ...card }: EventCardProps) {
  return (
    <article className={classNames('hb-card hb-event-card', card.compact && 'hb-event-card-compact')}>
      <div className="hb-card-media">
        {card.cover ? (
          <Picture {...card.cover} ratio="16-9" />
        ) : (
          // The words beside it say the date.
          <span className="hb-card-blank" aria-hidden="true">
            {card.date ? <DateBlock {...card.date} /> : <CalendarIcon />}
          </span>
        )}
      </div>
      <div className="hb-card-body">
        <div className="hb-card-text">
          {card.when ? <p className="hb-card-when">{card.when}</p> : null}
          <Heading className="hb-card-title">
            <Link className="hb-card-link" href={card.href}>
              {card.title}
            </Link>
          </Heading>
          {card.place ? (
            <p className="hb-card-place">
              <PinIcon />
              <span>{card.place}</span>
            </p>
          ) : null}
          {card.price ? <p className="hb-card-price">{card.price}</p> : null}
          {card.status ? <div className="hb-card-status">{card.status}</div> : null}
        </div>
      </div>
    </article>
  );
}
