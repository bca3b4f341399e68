import type { FeatureSamples } from '../../../test/feature-samples.ts';
import { testNow } from '../../../test/start-test-site.ts';

export const samples: FeatureSamples = {
  async fillRows(database, { id, mark }) {
    await database.kysely
      .insertInto('member_change')
      .values({
        site_key: 'event/15',
        member_id: id,
        kind: 'blocked',
        operator_id: null,
        operator_name: 'An organiser',
        reason: mark,
        made_at: new Date(testNow),
      })
      .execute();
  },
};
