import type { FeatureSamples } from '../../../test/feature-samples.ts';
import { testNow } from '../../../test/start-test-site.ts';

export const samples: FeatureSamples = {
  calls: {
    // Its body is a list, which is sent as JSON.
    setFavorites: { refusal: 422 },
  },
  async fillRows(database, { id }) {
    const now = new Date(testNow);
    const { kysely } = database;
    await kysely
      .insertInto('favorite')
      .values({ site_key: 'event/11', member_id: id, content_id: 80, detail_id: 1, module_id: 5, updated_at: now })
      .execute();
  },
};
