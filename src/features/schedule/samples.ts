import type { FeatureSamples } from '../../../test/feature-samples.ts';
import { testNow } from '../../../test/start-test-site.ts';

export const samples: FeatureSamples = {
  calls: {
    listSchedules: { ids: { contentId: 64 } },
    readSchedule: { ids: { contentId: 64, detailId: 1 } },
    downloadSchedules: { ids: { contentId: 64 }, query: { schedule_ids: '1' } },
    readScheduleFeed: { atPortal: 404 },
    makeScheduleFeed: { atPortal: 404 },
    revokeScheduleFeed: { atPortal: 404 },
    downloadScheduleFeed: { ids: { token: 'NONE' }, refusal: 404 },
  },
  async fillRows(database, { id }) {
    const now = new Date(testNow);
    const hash = 'a'.repeat(64);
    const { kysely } = database;
    await kysely
      .insertInto('schedule_feed')
      .values({ site_key: 'event/11', member_id: id, token_hash: hash, language: 'jpn', created_at: now })
      .execute();
  },
};
