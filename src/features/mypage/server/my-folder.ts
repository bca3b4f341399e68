import { sql } from 'kysely';
import type { FindHandout } from '#features/handout/server.ts';
import type { PublishedSite } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import type { MyFolderItem } from '../contract.ts';
import { uploadIdOf } from '../rules/saved-path.ts';

/** More items than anybody finds again. */
export const folderMax = 300;

interface Row {
  my_folder_item_id: number;
  name: string;
  path: string;
  saved_at: Date;
}

export interface MyFolder {
  list(site: PublishedSite, memberId: number): Promise<MyFolderItem[]>;
  /** Undefined when the folder is full. */
  save(
    site: PublishedSite,
    memberId: number,
    item: { name: string; path: string },
    now: Instant,
  ): Promise<MyFolderItem | undefined>;
  remove(site: PublishedSite, memberId: number, itemId: number): Promise<void>;
}

/** The items that members keep at a site; each call is about one member and one site only. */
export function createMyFolder(database: Database, findHandout: FindHandout): MyFolder {
  const present = async (site: PublishedSite, memberId: number, rows: readonly Row[]): Promise<MyFolderItem[]> => {
    const sizes = await readSizes(database, rows);
    const handouts = await Promise.all(rows.map(({ path }) => findHandout(site, memberId, path)));
    return rows.map((row, place) => ({
      myFolderItemId: row.my_folder_item_id,
      name: row.name,
      path: row.path,
      size: handouts[place]?.bytes ?? sizes.get(uploadIdOf(row.path) ?? '') ?? null,
      savedAt: formatInstant(row.saved_at.getTime()),
    }));
  };
  return {
    async list(site, memberId) {
      const rows = await database.kysely
        .selectFrom('my_folder_item')
        .select(['my_folder_item_id', 'name', 'path', 'saved_at'])
        .where('site_key', '=', site.siteKey)
        .where('member_id', '=', memberId)
        .orderBy('saved_at', 'desc')
        .orderBy('my_folder_item_id', 'desc')
        .execute();
      return present(site, memberId, rows);
    },
    async save(site, memberId, item, now) {
      return (await present(site, memberId, await keepInMyFolder(database, site, memberId, item, now)))[0];
    },
    async remove(site, memberId, itemId) {
      await database.kysely
        .deleteFrom('my_folder_item')
        .where('my_folder_item_id', '=', itemId)
        .where('site_key', '=', site.siteKey)
        .where('member_id', '=', memberId)
        .execute();
    },
  };
}

/** Answers nothing when the folder is full. */
export async function keepInMyFolder(
  { kysely }: Pick<Database, 'kysely'>,
  { siteKey }: Pick<PublishedSite, 'siteKey'>,
  memberId: number,
  { name, path }: { name: string; path: string },
  now: Instant,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    insert into my_folder_item (site_key, member_id, name, path, saved_at)
    select ${siteKey}, ${memberId}::integer, ${name}, ${path}, ${new Date(now)}::timestamptz
    where (
      select count(*) from my_folder_item
      where site_key = ${siteKey} and member_id = ${memberId} and path <> ${path}
    ) < ${folderMax}
    on conflict (site_key, member_id, path) do update set name = excluded.name, saved_at = excluded.saved_at
    returning my_folder_item_id, name, path, saved_at`.execute(kysely);
  return rows;
}

/** The sizes of the stored files among the items, in bytes. */
async function readSizes(database: Database, rows: readonly Row[]): Promise<ReadonlyMap<string, number>> {
  const ids = rows.flatMap(({ path }) => uploadIdOf(path) ?? []);
  if (ids.length === 0) return new Map();
  const uploads = await database.kysely
    .selectFrom('upload')
    .select(['upload_id', 'bytes'])
    .where('upload_id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  return new Map(uploads.map(({ upload_id, bytes }) => [upload_id, bytes]));
}

/** The items that members saved, for their export. */
export function myFolderData(database: Database): PersonalDataPart {
  return {
    name: 'myFolder',
    tables: ['my_folder_item'],
    async read({ memberId }) {
      const rows = await database.kysely
        .selectFrom('my_folder_item')
        .select(['site_key', 'name', 'path', 'saved_at'])
        .where('member_id', '=', memberId)
        .orderBy('saved_at')
        .execute();
      return rows.map(({ site_key: site, name, path, saved_at: savedAt }) => ({ site, name, path, savedAt }));
    },
  };
}
