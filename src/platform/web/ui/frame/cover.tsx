import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { DateBlock, type DateBlockProps } from '../date-block.tsx';
import { CalendarIcon, PinIcon } from '../icons.tsx';
import { withPhraseBreaks } from '../phrase-breaks.ts';
import { Picture, type PictureSource } from '../picture.tsx';

export interface CoverProps {
  title: string;
  /** One sentence under the title. */
  lead?: ReactNode;
  picture?: PictureSource | undefined;
  /** The date as a leaf of a calendar; without it a calendar sign is shown. */
  date?: DateBlockProps | undefined;
  when?: { label: string; text: ReactNode; note?: ReactNode } | undefined;
  place?: { label: string; text: ReactNode; note?: ReactNode } | undefined;
  /** The host of the event: 主催 …. */
  organiser?: ReactNode;
  /** The one thing to do first, a large wide button. */
  action?: ReactNode;
  /** A word under the action: price, deadline. */
  actionNote?: ReactNode;
  /** What to take along: the date, the way, the link. */
  tools?: ReactNode;
  /** Chips beside the title. */
  status?: ReactNode;
}

/** Pictures keep their shape: very wide ones span both columns, posters stand whole on a ground. */
function shapeOf({ width, height }: PictureSource): string | undefined {
  if (width / height >= 2) return 'hb-cover-wide';
  return width / height < 1.4 ? 'hb-cover-tall' : undefined;
}

function CoverFact({ sign, fact }: { sign: ReactNode; fact: { label: string; text: ReactNode; note?: ReactNode } }) {
  return (
    <div className="hb-cover-fact">
      <dt className="hb-visually-hidden">{fact.label}</dt>
      <dd className="hb-cover-fact-text">
        <span className="hb-cover-sign" aria-hidden="true">
          {sign}
        </span>
        <span>
          <span className="hb-cover-fact-main">{fact.text}</span>
          {fact.note ? <span className="hb-cover-fact-note">{fact.note}</span> : null}
        </span>
      </dd>
    </div>
  );
}

function Doing({ organiser, action, actionNote, tools }: CoverProps) {
  return (
    <>
      {organiser ? <p className="hb-cover-organiser">{organiser}</p> : null}
      {action ? (
        <div className="hb-cover-action">
          {action}
          {actionNote ? <p className="hb-cover-action-note">{actionNote}</p> : null}
        </div>
      ) : null}
      {tools}
    </>
  );
}

/** The first things for a visitor to see; `hb-home` places the parts. Without date and place all is one part. */
export function Cover(cover: CoverProps) {
  const { picture, date, when, place } = cover;
  const hasFacts = Boolean(when ?? place);
  return (
    <>
      {picture ? (
        <div className={classNames('hb-cover', shapeOf(picture))}>
          <Picture {...picture} priority className="hb-cover-picture" />
        </div>
      ) : null}
      <div className="hb-cover-heading">
        {cover.status ? <div className="hb-cover-status">{cover.status}</div> : null}
        <h1 className="hb-cover-title" data-long={cover.title.length > 60 || undefined}>
          {withPhraseBreaks(cover.title)}
        </h1>
        {cover.lead ? <p className="hb-cover-lead">{cover.lead}</p> : null}
        {hasFacts ? null : <Doing {...cover} />}
      </div>
      {hasFacts ? (
        <div className="hb-cover-facts">
          <dl className="hb-cover-fact-list">
            {when ? <CoverFact sign={date ? <DateBlock {...date} /> : <CalendarIcon />} fact={when} /> : null}
            {place ? <CoverFact sign={<PinIcon />} fact={place} /> : null}
          </dl>
          <Doing {...cover} />
        </div>
      ) : null}
    </>
  );
}
