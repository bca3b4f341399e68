import { type ReactNode, useId } from 'react';
import { eventDates, eventPhase, navigationTexts } from '#features/navigation/web.ts';
import { type SiteInit, useEventHref } from '#features/site/web.ts';
import type { Ahead } from '#kernel/ahead.ts';
import type { Instant } from '#kernel/clock.ts';
import { formatTime, parseInstant } from '#kernel/period.ts';
import { saidDate, unbroken } from '#kernel/said-date.ts';
import { EventZone } from '#web/site/event-zone.tsx';
import { pageHref, type PageContext, siteHref, useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { useServerNow } from '#web/site/use-server-now.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { DateBlock } from '#web/ui/date-block.tsx';
import { CalendarIcon, ChatIcon, ChevronRightIcon, PinIcon, TicketIcon, UserIcon } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link-context.ts';
import { PlayIcon } from '#web/ui/page-icons.tsx';
import { isBagOn } from '../rules/mypage-flags.ts';
import { nextUp, type NextUp, whenOf } from '../rules/next-up.ts';
import { mypageTexts } from './mypage-texts.ts';

/** What is next for the member, as the server told it; what is over meanwhile goes. */
export function NextUpPart({ told }: { told: NextUp }) {
  const say = useTexts(mypageTexts);
  const now = useServerNow();
  const id = useId();
  const { ticket, coming, messages } = nextUp(
    [...(told.ticket === null ? [] : [told.ticket]), ...told.coming, ...told.messages],
    now,
  );
  const hasRows = coming.length + messages.length > 0;
  return (
    <section className="hb-next" aria-labelledby={id}>
      <h2 className="hb-mypage-group-title" id={id}>
        {say.next.title}
        <EventZone />
      </h2>
      <div className="hb-next-parts">
        {ticket === null ? null : <NextTicket ticket={ticket} now={now} />}
        {hasRows ? (
          <ul className="hb-mypage-rows">
            {coming.map((one) => (
              <ComingRow key={`${one.path} ${one.startDate}`} one={one} now={now} />
            ))}
            {messages.map((one) => (
              <MessagesRow key={one.path} one={one} isAlone={messages.length === 1} />
            ))}
          </ul>
        ) : null}
        {ticket === null && !hasRows ? <NothingNext now={now} /> : null}
      </div>
    </section>
  );
}

/** The page that something leads to; at a portal that of its event. */
function useAheadHref(): (one: Ahead) => string {
  const context = usePageContext();
  const eventHref = useEventHref();
  return ({ event, path }) => {
    if (event === null) return siteHref(context, `/${path}`);
    const [rest = '', query = ''] = path.split('?');
    return eventHref(event, { rest, query });
  };
}

function NextTicket({ ticket, now }: { ticket: Ahead; now: Instant }) {
  const say = useTexts(mypageTexts);
  const language = useLanguage();
  const hrefOf = useAheadHref();
  const when = whenOf(ticket, now);
  const days = eventDates(ticket, useTexts(navigationTexts), { language, now });
  const isToday = when === 'now' || when === 'today';
  return (
    <article className="hb-panel hb-next-ticket" data-today={isToday || undefined}>
      <div className="hb-next-leaf">{days === undefined ? <TicketIcon /> : <DateBlock {...days.leaf} />}</div>
      <div className="hb-next-words">
        <p className="hb-next-when">
          {when === 'now' || when === 'today' || when === 'tomorrow' ? (
            <strong className="hb-next-day">{say.next[when]}</strong>
          ) : null}
          {days?.text}
        </p>
        <h3 className="hb-next-title">{ticket.title}</h3>
        {ticket.place === '' ? null : (
          <p className="hb-next-fact">
            <PinIcon />
            <span>{ticket.place}</span>
          </p>
        )}
        <p className="hb-next-fact">
          <TicketIcon />
          <span>{say.next.tickets(ticket.about, ticket.count)}</span>
        </p>
      </div>
      <LinkButton kind={isToday ? 'primary' : 'secondary'} size={isToday ? 'large' : undefined} href={hrefOf(ticket)}>
        {isToday ? say.next.showCode : say.next.showTicket}
      </LinkButton>
    </article>
  );
}

const icons: Partial<Record<Ahead['kind'], ReactNode>> = { talk: <UserIcon />, stream: <PlayIcon /> };
const kindWords = ({ kind }: Ahead, { talk, stream }: ReturnType<typeof mypageTexts.of>['next']): string =>
  ({ talk, stream, session: '', ticket: '', messages: '' })[kind];

function ComingRow({ one, now }: { one: Ahead; now: Instant }) {
  const say = useTexts(mypageTexts);
  const hrefOf = useAheadHref();
  const language = useLanguage();
  const { near, time } = timeWords(one, now, { say: say.next, said: unbroken(saidDate(one.startDate, language, now)) });
  const about = [kindWords(one, say.next), one.about, one.place].filter(Boolean).join(' · ');
  return (
    <li className="hb-row hb-mypage-row">
      <span className="hb-mypage-icon">{icons[one.kind] ?? <CalendarIcon />}</span>
      <div className="hb-row-text">
        <p className="hb-next-when">
          <time dateTime={one.startDate ?? undefined}>
            {near === '' ? null : <strong className="hb-next-day">{near}</strong>}
            {time}
          </time>
        </p>
        <p className="hb-row-title">
          <Link className="hb-card-link" href={hrefOf(one)}>
            {one.title}
          </Link>
        </p>
        {about === '' ? null : <p className="hb-row-meta">{about}</p>}
      </div>
      <ChevronRightIcon className="hb-row-arrow" />
    </li>
  );
}

interface TimeSaid {
  say: ReturnType<typeof mypageTexts.of>['next'];
  /** Day and time of its begin. */
  said: string;
}

const minuteMs = 60_000;

/** いま 11:30まで; あと25分 13:00; 今日 15:00; 明日 10:00; 12月24日（木）16:00 */
function timeWords(
  { startDate, endDate }: Ahead,
  now: Instant,
  { say, said }: TimeSaid,
): { near: string; time: string } {
  const when = whenOf({ startDate, endDate }, now);
  if (when === 'later' || when === 'open') return { near: '', time: said };
  const [start, end] = [clockOf(startDate), clockOf(endDate)];
  if (when === 'now') return { near: say.now, time: end === undefined ? '' : say.until(formatTime(end)) };
  if (start === undefined) return { near: say[when], time: '' };
  const minutes = Math.ceil((start - now) / minuteMs);
  return { near: when === 'today' && minutes <= 60 ? say.inMinutes(minutes) : say[when], time: formatTime(start) };
}

/** The instant of a stored date that has a time. */
function clockOf(date: string | null): Instant | undefined {
  return date === null || date.length === 10 ? undefined : parseInstant(date);
}

function MessagesRow({ one, isAlone }: { one: Ahead; isAlone: boolean }) {
  const say = useTexts(mypageTexts);
  const hrefOf = useAheadHref();
  return (
    <li className="hb-row hb-mypage-row">
      <span className="hb-mypage-icon">
        <ChatIcon />
      </span>
      <div className="hb-row-text">
        <p className="hb-row-title">
          <Link className="hb-card-link" href={hrefOf(one)}>
            {say.next.messages(one.count)}
          </Link>
        </p>
        {isAlone ? null : <p className="hb-row-meta">{one.title}</p>}
      </div>
      <ChevronRightIcon className="hb-row-arrow" />
    </li>
  );
}

/** A calm line, and a way on: to the report of an event that is over, to its schedule, or to other events. */
function NothingNext({ now }: { now: Instant }) {
  const context = usePageContext<SiteInit>();
  const { next: say } = useTexts(mypageTexts);
  const isOver = eventPhase(context.init.event?.overview, now) === 'after';
  const way = wayOn(context, isOver);
  return (
    <div className="hb-panel hb-next-nothing">
      <div>
        <p className="hb-row-title">{isOver ? say.over : say.nothing}</p>
        <p className="hb-row-meta">{isOver ? say.overText : say.nothingText}</p>
      </div>
      <LinkButton href={way.href}>{say[way.label]}</LinkButton>
    </div>
  );
}

function wayOn(
  context: PageContext<SiteInit>,
  isOver: boolean,
): { href: string; label: 'toReport' | 'toSchedule' | 'findEvents' | 'toHome' } {
  const { init } = context;
  if (isOver && isBagOn(init)) {
    return { href: pageHref(context, 'reportEdit', { token: 'mine' }), label: 'toReport' };
  }
  for (const [code, label] of [
    ['schedule', 'toSchedule'],
    ['event_search', 'findEvents'],
  ] as const) {
    const module = init.modules.find(({ moduleCode, visible }) => moduleCode === code && visible);
    if (module === undefined || isOver) continue;
    const { moduleCode, contentId } = module;
    return { href: pageHref(context, 'moduleList', { moduleCode, contentId }), label };
  }
  return { href: pageHref(context, 'home'), label: 'toHome' };
}
