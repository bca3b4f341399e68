import { tieExhibitor } from '#features/booth/server.ts';
import type { Database } from '#server/database/database.ts';

/** Who runs a booth of the demo, by login ID. */
const exhibitors = [
  { loginId: 'exhibitor.demo', siteKey: 'event/11', contentId: 200, detailId: 1, administratorId: 1 },
  { loginId: 'exhibitor.demo', siteKey: 'event/11', contentId: 201, detailId: 5, administratorId: 1 },
  { loginId: 'tokura.demo', siteKey: 'event/11', contentId: 200, detailId: 16, administratorId: 1 },
  { loginId: 'mitsume.demo', siteKey: 'event/11', contentId: 200, detailId: 22, administratorId: 1 },
];

export async function tieDemoExhibitors(database: Pick<Database, 'kysely'>): Promise<void> {
  for (const { loginId, siteKey, administratorId, ...place } of exhibitors) {
    const { member_id: memberId } = await database.kysely
      .selectFrom('member')
      .select('member_id')
      .where('login_id', '=', loginId)
      .executeTakeFirstOrThrow();
    await tieExhibitor(database, siteKey, place, { memberId, administratorId });
  }
}
