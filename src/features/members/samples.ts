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
    await database.pool.query(
      `insert into data_request
        (site_key, kind, mail, mail_key, language, note, received_on, due_on, proven_by, outcome, made_by, made_at)
      select realm_key, 'export', mail, mail_key, 'jpn', $2, '2026-11-20', '2026-12-20', $2, $2, 'An organiser', $3
      from member where member_id = $1`,
      [id, mark, new Date(testNow)],
    );
  },
};
