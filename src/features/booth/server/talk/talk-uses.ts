import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { holdingStatuses } from '../../rules/talk/talk-status.ts';
import type { TalkUses } from '../../rules/talk/talk-warnings.ts';

/** The people of a site's booths with talks ahead. */
export async function readTalkUses(
  { kysely }: Pick<Database, 'kysely'>,
  siteKey: string,
  now: Instant,
): Promise<TalkUses[]> {
  const rows = await kysely
    .selectFrom('talk_reservation as r')
    .innerJoin('talk_calendar as c', 'c.calendar_id', 'r.calendar_id')
    .select(({ fn }) => ['c.content_id', 'c.detail_id', 'c.administrator_id', fn.countAll<string>().as('talks')])
    .where('c.site_key', '=', siteKey)
    .where('r.status', 'in', [...holdingStatuses])
    .where('r.ends_at', '>', new Date(now))
    .groupBy(['c.content_id', 'c.detail_id', 'c.administrator_id'])
    .orderBy('c.content_id')
    .orderBy('c.detail_id')
    .orderBy('c.administrator_id')
    .execute();
  return rows.map((row) => ({
    contentId: row.content_id,
    detailId: row.detail_id,
    administratorId: row.administrator_id,
    talks: Number(row.talks),
  }));
}
