import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import type { BoothViewCount } from '../../contract/list.ts';
import type { BoothPlace } from '../exhibitor/exhibitors.ts';

export interface BoothViews {
  /** Counts a view unless the visitor has viewed the booth before on this day; answers the count. */
  count(siteKey: string, place: BoothPlace, visitor: string, now: Instant): Promise<number>;
  of(siteKey: string, place: BoothPlace): Promise<number>;
  /** Of these contents; booths that nobody has viewed are left out. */
  list(siteKey: string, contentIds: readonly number[], boothIds?: readonly number[]): Promise<BoothViewCount[]>;
}

export function createBoothViews({ kysely }: Pick<Database, 'kysely'>): BoothViews {
  /** The day up to which this process has forgotten who viewed what. */
  let forgottenBefore = '';
  const forgetBefore = async (day: string): Promise<void> => {
    if (forgottenBefore === day) return;
    forgottenBefore = day;
    await kysely.deleteFrom('booth_view_of_day').where('day', '<', day).execute();
  };
  return {
    async count(siteKey, { contentId, detailId }, visitor, now) {
      const day = formatInstant(now).slice(0, '2026-11-20'.length);
      await forgetBefore(day);
      const hash = createHash('sha256').update(`${siteKey} ${day} ${visitor}`).digest('base64url');
      const { rows } = await sql<{ views: number }>`
        with seen as (
          insert into booth_view_of_day (site_key, day, content_id, detail_id, visitor_hash)
          values (${siteKey}, ${day}, ${contentId}, ${detailId}, ${hash})
          on conflict do nothing returning site_key
        ), counted as (
          insert into booth_view_count (site_key, content_id, detail_id, views)
          select site_key, ${contentId}::integer, ${detailId}::integer, 1 from seen
          on conflict (site_key, content_id, detail_id) do update set views = booth_view_count.views + 1
          returning views
        )
        select views from counted
        union all
        select views from booth_view_count
        where site_key = ${siteKey} and content_id = ${contentId} and detail_id = ${detailId}
          and not exists (select from counted)`.execute(kysely);
      return rows[0]?.views ?? 0;
    },
    async of(siteKey, { contentId, detailId }) {
      const row = await kysely
        .selectFrom('booth_view_count')
        .select('views')
        .where('site_key', '=', siteKey)
        .where('content_id', '=', contentId)
        .where('detail_id', '=', detailId)
        .executeTakeFirst();
      return row?.views ?? 0;
    },
    async list(siteKey, contentIds, boothIds) {
      if (contentIds.length === 0 || boothIds?.length === 0) return [];
      const rows = await kysely
        .selectFrom('booth_view_count')
        .select(['content_id', 'detail_id', 'views'])
        .where('site_key', '=', siteKey)
        .where('content_id', '=', sql<number>`any(${contentIds}::int[])`)
        .$if(boothIds !== undefined, (query) =>
          query.where('detail_id', '=', sql<number>`any(${boothIds ?? []}::int[])`),
        )
        .orderBy('content_id')
        .orderBy('detail_id')
        .execute();
      return rows.map((row) => ({ contentId: row.content_id, detailId: row.detail_id, count: row.views }));
    },
  };
}
