import type { FeatureSamples } from '../../../test/feature-samples.ts';
import { testNow } from '../../../test/start-test-site.ts';

export const samples: FeatureSamples = {
  calls: {
    readQuestionnaire: { ids: { contentId: 71 } },
    readOwnAnswer: { ids: { contentId: 71 } },
    answerQuestionnaire: { ids: { contentId: 71 }, body: { key: 'matrix-matrix-matrix' }, refusal: 422 },
    openReward: { ids: { contentId: 71 }, refusal: 403 },
    searchQuestionnaire: { ids: { contentId: 71, entryFormKey: 'industry' }, query: { search_value: 'a' } },
  },
  async fillRows(database, { id, mark }) {
    const now = new Date(testNow);
    const hash = 'a'.repeat(64);
    const { kysely } = database;
    await kysely
      .insertInto('questionnaire_answer')
      .values({
        site_key: 'event/11',
        content_id: 71,
        detail_id: 0,
        member_id: id,
        visitor_hash: hash,
        form_key: hash,
        language: 'jpn',
        answers: JSON.stringify([{ entryFormKey: 'wish', answerMethod: 'TEXT', textValue: mark, selectorValue: [] }]),
        answered_at: now,
      })
      .execute();
  },
};
