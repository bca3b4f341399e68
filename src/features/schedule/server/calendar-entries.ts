import { sql } from 'kysely';
import * as v from 'valibot';
import { type PublishedSite, type Say } from '#features/site/server.ts';
import type { CalendarEntry } from '#kernel/calendar-file.ts';
import type { Instant } from '#kernel/clock.ts';
import { formatInstant } from '#kernel/period.ts';
import { plainText } from '#kernel/plain-text.ts';
import { localizedTextSchema } from '#kernel/schema.ts';
import { readStored } from '#server/database/read-stored.ts';
import type { Database } from '#server/database/database.ts';
import { safeHtml } from '#server/html/safe-html.ts';
import type { ScheduleItem } from '../documents.ts';
import { type CalendarSession, type CalendarState, nextState } from '../rules/calendar-change.ts';
import { endOf, startOf } from '../rules/schedule.ts';

import type { ChoiceItems } from './schedule-choices.ts';

export interface CalendarWish {
  site: PublishedSite;
  contentId: number;
  /** The wanted sessions. */
  ids: readonly number[];
  /** The sessions that the event shows. */
  shown: readonly ScheduleItem[];
  choiceItems: ChoiceItems;
  /** The sessions whose texts the reader may not see: their calendar entries have only what lists show. */
  closedTexts: ReadonlySet<number>;
  say: Say;
  now: Instant;
  /** The address of a session's page; undefined where the server does not know its own. */
  urlOf: (scheduleId: number) => string | undefined;
}

/** The wanted sessions as appointments, in the order of time. What changed since a calendar last asked is noted. */
export async function calendarEntries(database: Database, wish: CalendarWish): Promise<CalendarEntry[]> {
  const { site, contentId, ids, shown, choiceItems, closedTexts, say, now, urlOf } = wish;
  const items = new Map(shown.map((item) => [item.detailId, item]));
  const known = await readStates(database, wish);
  const entries: CalendarEntry[] = [];
  for (const id of new Set(ids)) {
    const item = items.get(id);
    const before = known.get(id);
    const state = nextState(before, item && calendarSession(item, choiceItems), now);
    if (state === undefined) continue;
    // A draft is no news for anybody's calendar.
    if (state !== before && site.version === 'published') await keepState(database, wish, id, state);
    const { session, sequence, isWithdrawn, changedAt } = state;
    entries.push({
      uid: uidOf(site, contentId, id),
      sequence,
      changedAt,
      start: startOf(session),
      end: endOf(session),
      title: say(session.title),
      text: item && !closedTexts.has(id) ? plainText(safeHtml(item.description, say)) : undefined,
      place: session.places.map(say).join(' / '),
      url: urlOf(id),
      isCancelled: isWithdrawn,
    });
  }
  return entries.toSorted((one, other) => one.start - other.start);
}

/** Stable for ever: neither the address of the server nor a title is in it. */
function uidOf({ siteKey }: PublishedSite, contentId: number, scheduleId: number): string {
  return `session-${contentId}-${scheduleId}@${siteKey.replace('/', '-')}.hiroba`;
}

function calendarSession(item: ScheduleItem, { place }: ChoiceItems): CalendarSession {
  const { held_datetime: held } = item;
  return {
    title: item.title.value,
    startDate: formatInstant(startOf(held)),
    endDate: formatInstant(endOf(held)),
    places: item.place.ids.flatMap((id) => place.find(({ detailId }) => detailId === id)?.name ?? []),
  };
}

const sessionSchema = v.object({
  title: localizedTextSchema,
  startDate: v.string(),
  endDate: v.string(),
  places: v.optional(v.array(localizedTextSchema), []),
});

async function readStates(
  { kysely }: Database,
  { site, contentId, ids }: CalendarWish,
): Promise<ReadonlyMap<number, CalendarState>> {
  if (ids.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('schedule_calendar_entry')
    .select(['schedule_id', 'sequence', 'session', 'is_withdrawn', 'changed_at'])
    .where('site_key', '=', site.siteKey)
    .where('content_id', '=', contentId)
    .where('schedule_id', '=', sql<number>`any(${ids}::int[])`)
    .execute();
  return new Map(
    rows.flatMap(({ schedule_id, sequence, session, is_withdrawn, changed_at }) => {
      const { output } = readStored(sessionSchema, session);
      if (output === undefined) return [];
      return [[schedule_id, { sequence, session: output, isWithdrawn: is_withdrawn, changedAt: changed_at.getTime() }]];
    }),
  );
}

/** The higher sequence stays: of two servers that note the same change, the second changes nothing. */
async function keepState(
  { kysely }: Database,
  { site, contentId }: CalendarWish,
  scheduleId: number,
  { sequence, session, isWithdrawn, changedAt }: CalendarState,
): Promise<void> {
  const noted = {
    sequence,
    session: JSON.stringify(session),
    is_withdrawn: isWithdrawn,
    changed_at: new Date(changedAt),
  };
  await kysely
    .insertInto('schedule_calendar_entry')
    .values({ site_key: site.siteKey, content_id: contentId, schedule_id: scheduleId, ...noted })
    .onConflict((conflict) =>
      conflict
        .columns(['site_key', 'content_id', 'schedule_id'])
        .doUpdateSet(noted)
        .where('schedule_calendar_entry.sequence', '<', sequence),
    )
    .execute();
}
