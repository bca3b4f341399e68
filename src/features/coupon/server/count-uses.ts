import { sql } from 'kysely';
import { type PublishedSite, sayIn } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import type { CouponItem } from '../documents.ts';
import { usesTable } from '../rules/uses-table.ts';
import { couponMessages } from './coupon-refusal.ts';

export interface UseCount {
  contentId: number;
  couponId: number;
  uses: number;
}

/** How often each coupon of a site was used; those that nobody has used are left out. */
export async function countUses({ kysely }: Database, siteKey: string): Promise<UseCount[]> {
  const rows = await kysely
    .selectFrom('coupon_use')
    .select(({ fn }) => ['content_id', 'coupon_id', fn.countAll<string>().as('uses')])
    .where('site_key', '=', siteKey)
    .groupBy(['content_id', 'coupon_id'])
    .orderBy('content_id')
    .orderBy('coupon_id')
    .execute();
  return rows.map((row) => ({ contentId: row.content_id, couponId: row.coupon_id, uses: Number(row.uses) }));
}

/** The uses of the coupons of one content by day, as a table in the site's own language. */
export async function readUses(
  { kysely }: Database,
  { siteKey, document }: PublishedSite,
  contentId: number,
  coupons: readonly CouponItem[],
): Promise<string[][]> {
  const day = sql<string>`to_char(used_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD')`;
  const rows = await kysely
    .selectFrom('coupon_use')
    .select(({ fn }) => ['coupon_id', day.as('day'), fn.countAll<string>().as('uses')])
    .where('site_key', '=', siteKey)
    .where('content_id', '=', contentId)
    .groupBy(['coupon_id', day])
    .execute();
  const language = document.languages[0]!;
  const say = sayIn(document, language);
  return usesTable(
    coupons.map(({ detailId, title, shop }) => ({ couponId: detailId, title: say(title), shop: say(shop) })),
    rows.map((row) => ({ couponId: row.coupon_id, day: row.day, uses: Number(row.uses) })),
    couponMessages[language].uses,
  );
}
