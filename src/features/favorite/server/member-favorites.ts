import { sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Member } from '#kernel/member.ts';
import { formatInstant } from '#kernel/period.ts';
import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import { holdMember } from '#features/profile/server.ts';
import type { PublishedSite } from '#features/site/server.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import { type Favorite, type FavoriteItem, favoriteKey, favoriteMax, itemOf } from '../rules/favorite-list.ts';

type Site = Pick<PublishedSite, 'siteKey'>;
type Caller = Pick<Member, 'memberId'>;

/** A change as the call brings it; without `isFavorite` it toggles. */
export type FavoriteWish = FavoriteItem & { isFavorite?: boolean | undefined };
type FavoriteOutcome = Favorite & { isFavorite: boolean };

/** A favourite whose date nobody has written yet. */
export interface KeptFavorite extends FavoriteItem {
  updatedAt: Instant;
}

export interface MemberFavorites {
  /** All favourites of a member at a site, those of each module with the newest first; a row for each module. */
  outline(site: Site, member: Caller): Promise<KeptFavorite[]>;
  /** The favourites of a member at a site, the newest first; all, or those that are named by their keys. */
  list(site: Site, member: Caller, keys?: readonly string[]): Promise<Favorite[]>;
  /** Does all wishes, one for each detail, or none: undefined when the member would have too many. */
  set(
    site: Site,
    member: Caller,
    wishes: readonly FavoriteWish[],
    now: Instant,
  ): Promise<FavoriteOutcome[] | undefined>;
}

interface Row {
  content_id: number;
  detail_id: number;
  module_id: number;
  updated_at: Date;
}

class TooMany extends Error {}

export function createMemberFavorites(database: Database): MemberFavorites {
  return {
    async outline({ siteKey }, { memberId }) {
      const { rows } = await sql<{ module_id: number; kept: string }>`
        select module_id, string_agg(
          content_id || '/' || detail_id || '/' || floor(extract(epoch from updated_at) * 1000)::bigint,
          ',' order by updated_at desc, content_id, detail_id
        ) as kept
        from favorite where site_key = ${siteKey} and member_id = ${memberId}::integer group by module_id`.execute(
        database.kysely,
      );
      return rows.flatMap(({ module_id: moduleId, kept }) =>
        kept.split(',').map((one) => {
          const [contentId = 0, detailId = 0, updatedAt = 0] = one.split('/').map(Number);
          return { contentId, detailId, moduleId, updatedAt };
        }),
      );
    },
    async list({ siteKey }, { memberId }, keys) {
      const rows = await database.kysely
        .selectFrom('favorite')
        .select(['content_id', 'detail_id', 'module_id', 'updated_at'])
        .where('site_key', '=', siteKey)
        .where('member_id', '=', memberId)
        .$if(keys !== undefined, (all) =>
          all.where(sql<boolean>`(content_id, detail_id) in (select * from ${idsOf((keys ?? []).map(itemOf))})`),
        )
        .orderBy('updated_at', 'desc')
        .orderBy('content_id')
        .orderBy('detail_id')
        .execute();
      return rows.map(favoriteOf);
    },
    async set({ siteKey }, { memberId }, wishes, now) {
      const ofMember = sql`site_key = ${siteKey} and member_id = ${memberId}`;
      try {
        return await inTransaction(database, async (tx) => {
          // Two devices that bring the same favourites in different orders would else wait for each other.
          if (!(await holdMember(tx, memberId))) throw refuse('sessionEnded');
          const removable = wishes.filter(({ isFavorite }) => isFavorite !== true);
          const removed =
            removable.length === 0
              ? []
              : (
                  await sql<Row>`
              delete from favorite where ${ofMember} and (content_id, detail_id) in (select * from ${idsOf(removable)})
              returning content_id, detail_id, module_id, updated_at`.execute(tx)
                ).rows;
          const gone = new Set(removed.map((row) => favoriteKey(favoriteOf(row))));
          const wanted = wishes.filter((wish) => wish.isFavorite ?? !gone.has(favoriteKey(wish)));
          if (wanted.length === 0) return outcomes(wishes, [], now);
          await sql`
            insert into favorite (site_key, member_id, content_id, detail_id, module_id, updated_at)
            select ${siteKey}, ${memberId}::integer, w.content_id, w.detail_id, w.module_id, ${new Date(now)}::timestamptz
            from unnest(${column(wanted, 'contentId')}, ${column(wanted, 'detailId')}, ${column(wanted, 'moduleId')})
              as w (content_id, detail_id, module_id)
            on conflict do nothing`.execute(tx);
          const { rows } = await sql<Row & { total: number }>`
            select f.*, (select count(*)::integer from favorite where ${ofMember}) as total from favorite f
            where ${ofMember} and (content_id, detail_id) in (select * from ${idsOf(wanted)})`.execute(tx);
          if ((rows[0]?.total ?? 0) > favoriteMax) throw new TooMany();
          return outcomes(wishes, rows.map(favoriteOf), now);
        });
      } catch (error) {
        if (error instanceof TooMany) return undefined;
        throw error;
      }
    },
  };
}

/** The outcome of each wish, in its order; what is no favourite now bears the time of the call. */
function outcomes(wishes: readonly FavoriteWish[], kept: readonly Favorite[], now: Instant): FavoriteOutcome[] {
  const keptOf = new Map(kept.map((one) => [favoriteKey(one), one]));
  return wishes.map(({ contentId, detailId, moduleId }) => {
    const one = keptOf.get(favoriteKey({ contentId, detailId }));
    const updateDate = one?.updateDate ?? formatInstant(now);
    return { contentId, detailId, moduleId, updateDate, isFavorite: one !== undefined };
  });
}

export function favoriteOfKept({ updatedAt, ...item }: KeptFavorite): Favorite {
  return { ...item, updateDate: formatInstant(updatedAt) };
}

function favoriteOf(row: Row): Favorite {
  return {
    contentId: row.content_id,
    detailId: row.detail_id,
    moduleId: row.module_id,
    updateDate: formatInstant(row.updated_at.getTime()),
  };
}

const column = <Name extends string>(items: readonly Record<Name, number>[], name: Name) =>
  sql`${items.map((item) => item[name])}::integer[]`;
const idsOf = (items: readonly Pick<FavoriteItem, 'contentId' | 'detailId'>[]) =>
  sql`unnest(${column(items, 'contentId')}, ${column(items, 'detailId')})`;

/** The favourites of a member at all sites, for their export. */
export function favoriteData(database: Database): PersonalDataPart {
  return {
    name: 'favorites',
    tables: ['favorite'],
    async read({ memberId }) {
      const rows = await database.kysely
        .selectFrom('favorite')
        .selectAll()
        .where('member_id', '=', memberId)
        .orderBy('updated_at')
        .execute();
      return rows.map((row) => ({ site: row.site_key, ...favoriteOf(row) }));
    },
  };
}
