import { sql } from 'kysely';
import type { PublishedSite } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Member } from '#kernel/member.ts';
import { formatInstant } from '#kernel/period.ts';
import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import type { Database } from '#server/database/database.ts';

/** Which coupon a member uses, with the key of the page that asks. */
export interface WantedUse {
  siteKey: string;
  contentId: number;
  couponId: number;
  memberId: number;
  key: string;
}

export interface StoredUse {
  use_key: string;
  used_at: Date;
}

/** Uses a coupon, unless the member has; answers the use that counts. One of many calls at once stores its own. */
export async function useOnce(database: Database, use: WantedUse, now: Instant): Promise<StoredUse | undefined> {
  const { siteKey, contentId, couponId, memberId, key } = use;
  const { rows } = await sql<StoredUse>`
    insert into coupon_use (site_key, content_id, coupon_id, member_id, use_key, used_at)
    values (${siteKey}, ${contentId}, ${couponId}, ${memberId}, ${key}, ${new Date(now)})
    on conflict do nothing
    returning use_key, used_at`.execute(database.kysely);
  return rows[0] ?? (await findUse(database, use));
}

export function findUse(database: Database, use: WantedUse): Promise<StoredUse | undefined> {
  return database.kysely
    .selectFrom('coupon_use')
    .select(['use_key', 'used_at'])
    .where('member_id', '=', use.memberId)
    .where('site_key', '=', use.siteKey)
    .where('content_id', '=', use.contentId)
    .where('coupon_id', '=', use.couponId)
    .executeTakeFirst();
}

export interface UsedCoupon {
  contentId: number;
  couponId: number;
  /** ISO 8601, in Tokyo time. */
  usedAt: string;
}

/** The coupons that a member has used at a site, for their personal data there; no statement at a site without coupons. */
export async function usedCoupons(
  database: Database,
  { memberId }: Member,
  site: PublishedSite,
): Promise<UsedCoupon[]> {
  if (!site.modules.some(({ moduleCode }) => moduleCode === 'coupon')) return [];
  const rows = await database.kysely
    .selectFrom('coupon_use')
    .select(['content_id', 'coupon_id', 'used_at'])
    .where('member_id', '=', memberId)
    .where('site_key', '=', site.siteKey)
    .orderBy('coupon_use_id')
    .execute();
  return rows.map(({ content_id: contentId, coupon_id: couponId, used_at: usedAt }) => ({
    contentId,
    couponId,
    usedAt: formatInstant(usedAt.getTime()),
  }));
}

/** The coupons that a member has used, for their export. */
export function couponData(database: Database): PersonalDataPart {
  return {
    name: 'coupons',
    tables: ['coupon_use'],
    async read({ memberId }) {
      const rows = await database.kysely
        .selectFrom('coupon_use')
        .select(['site_key', 'content_id', 'coupon_id', 'used_at'])
        .where('member_id', '=', memberId)
        .orderBy('coupon_use_id')
        .execute();
      return rows.map(({ site_key: site, content_id: contentId, coupon_id: couponId, used_at: usedAt }) => ({
        site,
        contentId,
        couponId,
        usedAt,
      }));
    },
  };
}
