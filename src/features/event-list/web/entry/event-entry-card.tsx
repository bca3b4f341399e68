import { eventDates, navigationTexts } from '#features/navigation/web.ts';
import type { EventEntry } from '#features/site/web.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { formatYen } from '#kernel/yen.ts';
import { pictureSizes } from '#web/site/picture-sizes.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { pictureSource } from '#web/site/site-picture.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { EventCard } from '#web/ui/event-card.tsx';
import { LockIcon } from '#web/ui/icons.tsx';
import { LinkContext, type LinkProps } from '#web/ui/link-context.ts';
import { eventPhase, startsOnDay } from '../../rules/event-phase.ts';
import type { EventListTexts } from '../../texts/jpn.ts';
import { eventListTexts } from './event-list-texts.ts';
import { useEventHref } from '#features/site/web.ts';
import './event-list.css';

export interface EventEntryCardProps {
  event: EventEntry;
  heading?: 'h2' | 'h3';
  imageVisible?: boolean;
  compact?: boolean;
  /** Its cover is the picture that the page is opened for. */
  isFirst?: boolean;
}

const compactSizes = '10rem';
/** What it is about, told by few words. */
const shownTags = 2;

/** An event of the portal. The link loads a document, since another site has its own style sheet and state. */
export function EventEntryCard({ event, heading, imageVisible = true, compact, isFirst = false }: EventEntryCardProps) {
  const context = usePageContext();
  const say = useTexts(navigationTexts);
  const texts = useTexts(eventListTexts);
  const hrefOf = useEventHref();
  const { overview } = event;
  const dates = eventDates(overview, say, context);
  const cover = imageVisible ? overview.cover : null;
  return (
    <LinkContext value={documentLink}>
      <EventCard
        href={hrefOf(event)}
        title={overview.name}
        date={dates?.leaf}
        heading={heading}
        compact={compact}
        cover={
          cover
            ? {
                ...pictureSource(context.hostSite, cover, {
                  sizes: compact ? compactSizes : pictureSizes.event,
                  ratio: '16-9',
                  isRecut: !compact,
                }),
                alt: '',
                priority: isFirst,
              }
            : undefined
        }
        when={dates?.text}
        price={event.isCalledOff ? undefined : overview.fee || priceWords(event, texts, context.language)}
        place={overview.placeName || (overview.isOnline ? say.online : undefined)}
        status={<EventMarks event={event} />}
      />
    </LinkContext>
  );
}

function priceWords(
  { price }: EventEntry,
  { priceRange }: Pick<EventListTexts, 'priceRange'>,
  language: LanguageCode,
): string | undefined {
  if (price === null) return undefined;
  const least = formatYen(price.least, language);
  return price.least === price.most ? least : priceRange(least, formatYen(price.most, language));
}

function EventMarks({ event }: { event: EventEntry }) {
  const { now } = usePageContext();
  const say = useTexts(navigationTexts);
  const { passcode, onToday, soldOut, calledOff } = useTexts(eventListTexts);
  const phase = event.isCalledOff ? undefined : eventPhase(event.overview, now);
  return (
    <>
      {phase ? null : <Chip kind="danger">{calledOff}</Chip>}
      {phase === 'running' ? <Chip kind="accent">{say.running}</Chip> : null}
      {phase === 'coming' && startsOnDay(event.overview, now) ? <Chip kind="accent">{onToday}</Chip> : null}
      {phase === 'ended' ? <Chip>{say.ended}</Chip> : null}
      {event.isSoldOut && phase !== 'ended' ? <Chip>{soldOut}</Chip> : null}
      {event.isInvitingEvent ? <Chip>{say.invitationOnly}</Chip> : null}
      {event.usePasscodeLock ? <Chip icon={<LockIcon />}>{passcode}</Chip> : null}
      {event.overview.tags.slice(0, shownTags).map((tag) => (
        <span key={tag} className="hb-card-tag">
          <Chip>{tag}</Chip>
        </span>
      ))}
    </>
  );
}

const documentLink = ({ children, ...link }: LinkProps) => <a {...link}>{children}</a>;
