import type { FeatureSamples } from '../../../test/feature-samples.ts';
import { testNow } from '../../../test/start-test-site.ts';

export const samples: FeatureSamples = {
  async fillRows({ kysely }, { id, mark }) {
    const now = new Date(testNow);
    const { mailing_id } = await kysely
      .insertInto('mailing')
      .values({ site_key: 'event/11', document: {}, about_revision: null, made_at: now, made_by: '', changed_at: now })
      .returning('mailing_id')
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('mailing_recipient')
      .values({
        mailing_id,
        mail_key: `${mark}@example.jp`,
        mail_to: `${mark}@example.jp`,
        member_id: id,
        source_id: id,
        language: 'jpn',
        state: 'sent',
        mail_id: null,
        queued_at: now,
        ended_at: now,
      })
      .execute();
  },
};
