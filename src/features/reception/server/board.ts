import { sql } from 'kysely';
import {
  modulesOf,
  type PublishedSite,
  sayIn,
  type Say,
  type SiteStore,
  spokenLanguage,
} from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { formatInstant, parseInstant, startOfTokyoDay } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import type { Board } from '../contract.ts';
import { nextSessions, quarterMs, quartersOf } from '../rules/board-times.ts';

interface Counts {
  at: Instant;
  tickets: { contentId: number; ticketId: number; checkedIn: number; expected: number }[];
  gates: { name: string; checkedIn: number }[];
  quarters: { quarter: number; checkedIn: number }[];
}

/** A count takes no more than this part of the time: a large event is counted more seldom. */
const shareOfTime = 10;
const leastMs = 1_000;
/** Sites whose board is looked at in this process. */
const sitesMax = 500;

export type ReadBoard = (site: PublishedSite, wish: { language: LanguageCode; now: Instant }) => Promise<Board>;

/** The boards of all sites; what a board counts is asked once a second for all who look at it. */
export function createBoards(
  { database, store }: { database: Pick<Database, 'kysely'>; store: SiteStore },
  measure: () => number = () => performance.now(),
): ReadBoard {
  const kept = new Map<string, { until: number; counts: Promise<Counts> }>();
  const countsOf = (siteKey: string, now: Instant): Promise<Counts> => {
    const begun = measure();
    const known = kept.get(siteKey);
    if (known !== undefined && begun < known.until) return known.counts;
    const counts = count(database, siteKey, now);
    const entry = { until: Number.POSITIVE_INFINITY, counts };
    kept.delete(siteKey);
    kept.set(siteKey, entry);
    const oldest = kept.keys().next().value;
    if (kept.size > sitesMax && oldest !== undefined) kept.delete(oldest);
    counts.then(
      () => {
        const ended = measure();
        entry.until = Math.max(begun + leastMs, ended + (ended - begun) * shareOfTime);
      },
      () => kept.delete(siteKey),
    );
    return counts;
  };
  return async (site, { language: wished, now }) => {
    const language = spokenLanguage(site.document, wished);
    const say = sayIn(site.document, language);
    const { tickets, gates, quarters, at } = await countsOf(site.siteKey, now);
    return {
      at: formatInstant(at),
      title: say(site.document.webSetting.title),
      checkedIn: sum(tickets, 'checkedIn'),
      expected: sum(tickets, 'expected'),
      tickets: await named(store, site, tickets, say),
      gates,
      quarters: quartersOf(quarters, at).map(({ from, checkedIn }) => ({ from: formatInstant(from), checkedIn })),
      sessions: await sessionsOf(store, site, say, now),
    };
  };
}

const sum = (tickets: Counts['tickets'], of: 'checkedIn' | 'expected'): number =>
  tickets.reduce((all, one) => all + one[of], 0);

async function count({ kysely }: Pick<Database, 'kysely'>, siteKey: string, now: Instant): Promise<Counts> {
  const today = new Date(startOfTokyoDay(now));
  const tickets = await sql<Counts['tickets'][number]>`
    select content_id as "contentId", ticket_id as "ticketId", count(*)::int as expected,
      count(*) filter (where checkin_count > 0)::int as "checkedIn"
    from purchased_ticket where site_key = ${siteKey} and state = 'issued'
    group by content_id, ticket_id order by content_id, ticket_id`.execute(kysely);
  const entries = await sql<{ gate: string; quarter: number; checkedIn: number }>`
    select c.gate, floor(extract(epoch from c.checked_in_at) * 1000 / ${quarterMs})::int as quarter,
      count(*)::int as "checkedIn"
    from ticket_checkin c join purchased_ticket t on t.purchased_ticket_id = c.purchased_ticket_id
    where t.site_key = ${siteKey} and t.state = 'issued' and t.checkin_count > 0 and c.checked_in_at >= ${today}
    group by 1, 2`.execute(kysely);
  const gates = new Map<string, number>();
  const quarters = new Map<number, number>();
  for (const { gate, quarter, checkedIn } of entries.rows) {
    gates.set(gate, (gates.get(gate) ?? 0) + checkedIn);
    quarters.set(quarter, (quarters.get(quarter) ?? 0) + checkedIn);
  }
  return {
    at: now,
    tickets: tickets.rows,
    gates: [...gates].map(([name, checkedIn]) => ({ name, checkedIn })).sort((a, b) => b.checkedIn - a.checkedIn),
    quarters: [...quarters].map(([quarter, checkedIn]) => ({ quarter, checkedIn })),
  };
}

async function named(
  store: SiteStore,
  site: PublishedSite,
  tickets: Counts['tickets'],
  say: Say,
): Promise<Board['tickets']> {
  const counts = new Map(tickets.map((one) => [`${one.contentId}/${one.ticketId}`, one]));
  const rows: Board['tickets'] = [];
  for (const { contentId } of modulesOf(site, 'ticket')) {
    // oxlint-disable-next-line no-await-in-loop -- kept in memory
    for (const { detailId, title } of (await store.items(site, 'ticket', contentId)) ?? []) {
      const one = counts.get(`${contentId}/${detailId}`);
      if (one !== undefined) rows.push({ title: say(title), checkedIn: one.checkedIn, expected: one.expected });
    }
  }
  return rows;
}

async function sessionsOf(store: SiteStore, site: PublishedSite, say: Say, now: Instant): Promise<Board['sessions']> {
  const sessions = [];
  for (const { contentId, content } of modulesOf(site, 'timetable')) {
    const venues = new Map((content.venues ?? []).map(({ id, name }) => [id, say(name)]));
    // oxlint-disable-next-line no-await-in-loop -- kept in memory
    for (const { title, startAt, endAt, venueId } of (await store.items(site, 'timetable', contentId)) ?? []) {
      const [from, until] = [parseInstant(startAt), parseInstant(endAt)];
      if (from === undefined || until === undefined) continue;
      sessions.push({ from, until, title: say(title), venue: venues.get(venueId ?? 0) ?? '' });
    }
  }
  return nextSessions(sessions, now).map((one) => ({
    ...one,
    from: formatInstant(one.from),
    until: formatInstant(one.until),
  }));
}
