import type { FeatureSamples } from '../../../test/feature-samples.ts';
import { testNow } from '../../../test/start-test-site.ts';

export const samples: FeatureSamples = {
  calls: {
    saveBoothMemo: { body: { contentId: '200', detailId: '1', rank: '3' } },
    readBoothMemo: { ids: { contentId: 200, detailId: 1 } },
    readBoothConsent: { ids: { contentId: 200, detailId: 1 } },
    consentAtBooth: { body: { contentId: '200', detailId: '1', words: '1' } },
    withdrawBoothConsent: { body: { contentId: '200', detailId: '1' } },
    saveReportSetting: { body: { enableShare: '1' } },
    refreshReportToken: { refusal: 422 },
    readSharedReport: { query: { token: 'x' }, refusal: 404 },
    saveReport: { body: { memo: '', name: '', department: '' } },
  },
  async fillRows(database, { id, mark }) {
    const now = new Date(testNow);
    const hash = 'a'.repeat(64);
    const { kysely } = database;
    const report = { memo: mark, name: mark, department: mark, version: 1 };
    await kysely
      .insertInto('booth_memo')
      .values({
        site_key: 'event/11',
        member_id: id,
        content_id: 80,
        detail_id: 1,
        rank: 3,
        memo: mark,
        version: 1,
        updated_at: now,
      })
      .execute();
    await kysely
      .insertInto('booth_consent')
      .values({
        site_key: 'event/11',
        member_id: id,
        content_id: 80,
        detail_id: 1,
        words_version: 1,
        agreed_at: now,
      })
      .execute();
    await kysely
      .insertInto('bag_report')
      .values({ site_key: 'event/11', member_id: id, enable_share: true, token: hash, ...report, updated_at: now })
      .execute();
  },
};
