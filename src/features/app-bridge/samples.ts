import type { FeatureSamples } from '../../../test/feature-samples.ts';
import { testNow } from '../../../test/start-test-site.ts';

export const samples: FeatureSamples = {
  calls: {
    exchangeAppKey: { query: { key: 'x' }, refusal: 410 },
  },
  async fillRows(database, { id }) {
    const soon = new Date(testNow + 3_600_000);
    const hash = 'a'.repeat(64);
    const { kysely } = database;
    await kysely.insertInto('app_login_key').values({ key_hash: hash, member_id: id, expires_at: soon }).execute();
  },
};
