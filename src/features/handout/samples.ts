import type { FeatureSamples } from '../../../test/feature-samples.ts';
import { testNow } from '../../../test/start-test-site.ts';

export const samples: FeatureSamples = {
  calls: {
    openHandout: { ids: { moduleCode: 'booth', contentId: 200, detailId: 1 }, body: { handout_id: '1' } },
    readHandout: { ids: { key: 'x' }, refusal: 410 },
    keepFile: { body: { name: 'ticket', type: 'ics', content: 'BEGIN:VCALENDAR' } },
  },
  async fillRows(database, { id, mark }) {
    const soon = new Date(testNow + 3_600_000);
    const hash = 'a'.repeat(64);
    await database.pool.query(
      `insert into handout_address (key_hash, path, name, expires_at, session_id)
      select $2, $2, $3, $4, session_id from member_session where member_id = $1 limit 1`,
      [id, hash, mark, soon],
    );
  },
};
