import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import { formatInstant } from '#kernel/period.ts';
import type { Database } from '#server/database/database.ts';
import { errorFacts } from '#kernel/error-facts.ts';

export interface BoothPlace {
  contentId: number;
  /** The boothId. */
  detailId: number;
}

export interface Exhibitor {
  memberId: number;
  /** The person of the booth's exhibitorAdministrators that the member is; undefined: none that visitors see. */
  administratorId: number | undefined;
}

type Queries = Pick<Database, 'kysely'>;

/** The members who run a booth. */
export async function exhibitorsOf(
  { kysely }: Queries,
  siteKey: string,
  { contentId, detailId }: BoothPlace,
): Promise<Exhibitor[]> {
  const rows = await kysely
    .selectFrom('booth_exhibitor')
    .select(['member_id', 'administrator_id'])
    .where('site_key', '=', siteKey)
    .where('content_id', '=', contentId)
    .where('detail_id', '=', detailId)
    .orderBy('member_id')
    .execute();
  return rows.map((row) => ({ memberId: row.member_id, administratorId: row.administrator_id ?? undefined }));
}

/** The booths that a member runs at a site. */
export async function boothsOfExhibitor(
  { kysely }: Queries,
  siteKey: string,
  memberId: number,
): Promise<(BoothPlace & Pick<Exhibitor, 'administratorId'>)[]> {
  const rows = await kysely
    .selectFrom('booth_exhibitor')
    .select(['content_id', 'detail_id', 'administrator_id'])
    .where('site_key', '=', siteKey)
    .where('member_id', '=', memberId)
    .orderBy('content_id')
    .orderBy('detail_id')
    .execute();
  return rows.map((row) => ({
    contentId: row.content_id,
    detailId: row.detail_id,
    administratorId: row.administrator_id ?? undefined,
  }));
}

/** All ties of a site, with the mail addresses of the members. */
export async function listExhibitors(
  { kysely }: Queries,
  siteKey: string,
): Promise<(BoothPlace & Exhibitor & { mail: string })[]> {
  const rows = await kysely
    .selectFrom('booth_exhibitor as e')
    .innerJoin('member as m', 'm.member_id', 'e.member_id')
    .select(['e.content_id', 'e.detail_id', 'e.administrator_id', 'e.member_id', 'm.mail'])
    .where('e.site_key', '=', siteKey)
    .orderBy('e.content_id')
    .orderBy('e.detail_id')
    .orderBy('m.mail_key')
    .execute();
  return rows.map((row) => ({
    contentId: row.content_id,
    detailId: row.detail_id,
    memberId: row.member_id,
    administratorId: row.administrator_id ?? undefined,
    mail: row.mail,
  }));
}

/** Makes a member an exhibitor of a booth, or another person of it. `personTaken`: another member is this person. */
export async function tieExhibitor(
  { kysely }: Queries,
  siteKey: string,
  { contentId, detailId }: BoothPlace,
  { memberId, administratorId = null }: { memberId: number; administratorId?: number | null | undefined },
): Promise<'tied' | 'personTaken'> {
  const row = { site_key: siteKey, content_id: contentId, detail_id: detailId, member_id: memberId };
  try {
    await kysely
      .insertInto('booth_exhibitor')
      .values({ ...row, administrator_id: administratorId })
      .onConflict((conflict) =>
        conflict
          .columns(['site_key', 'content_id', 'detail_id', 'member_id'])
          .doUpdateSet({ administrator_id: administratorId }),
      )
      .execute();
    return 'tied';
  } catch (error) {
    if (errorFacts(error).constraint === 'booth_exhibitor_person_once') return 'personTaken';
    throw error;
  }
}

/** Answers true when the member was an exhibitor of the booth. */
export async function untieExhibitor(
  { kysely }: Queries,
  siteKey: string,
  { contentId, detailId }: BoothPlace,
  memberId: number,
): Promise<boolean> {
  const gone = await kysely
    .deleteFrom('booth_exhibitor')
    .where('site_key', '=', siteKey)
    .where('content_id', '=', contentId)
    .where('detail_id', '=', detailId)
    .where('member_id', '=', memberId)
    .returning('member_id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** The booths that members run, for their export. */
export function exhibitorData(database: Database): PersonalDataPart {
  return {
    name: 'exhibitedBooths',
    tables: ['booth_exhibitor'],
    async read({ memberId }) {
      const rows = await database.kysely
        .selectFrom('booth_exhibitor')
        .select(['site_key', 'content_id', 'detail_id', 'tied_at'])
        .where('member_id', '=', memberId)
        .orderBy('tied_at')
        .execute();
      return rows.map((row) => ({
        site: row.site_key,
        contentId: row.content_id,
        boothId: row.detail_id,
        tiedAt: formatInstant(row.tied_at.getTime()),
      }));
    },
  };
}
