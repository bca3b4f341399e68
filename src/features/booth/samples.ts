import type { FeatureSamples } from '../../../test/feature-samples.ts';
import { testNow } from '../../../test/start-test-site.ts';

export const samples: FeatureSamples = {
  calls: {
    readBooth: { ids: { contentId: 200, detailId: 1 } },
    readExhibitorProfiles: { ids: { contentId: 200, detailId: 1 } },
    readBoothChat: { ids: { contentId: 200, detailId: 1 } },
    listRelatedBooths: { query: { content_id: '200', detail_id: '1' } },
    listBooths: { ids: { contentId: 200 } },
    searchBooths: { ids: { contentId: 202 } },
    // The halls of the expo count none.
    countBoothView: { ids: { eventId: 15, contentId: 211, detailId: 1 } },
    listBoothStreams: { ids: { contentId: 200 } },
    readBoothStream: { ids: { contentId: 200, boothId: 1 } },
    requestBoothPlayback: { ids: { contentId: 200, boothId: 1 } },
    readBoothQuestionnaire: { ids: { contentId: 200, detailId: 1 } },
    readOwnBoothAnswer: { ids: { contentId: 200, detailId: 1 } },
    answerBoothQuestionnaire: {
      ids: { contentId: 200, detailId: 1 },
      body: { key: 'matrix-matrix-matrix' },
      refusal: 422,
    },
    openBoothReward: { ids: { contentId: 200, detailId: 1 }, refusal: 403 },
    downloadBoothReward: { ids: { contentId: 200, detailId: 1 }, refusal: 403 },
    // The callers that the tests have are no exhibitors.
    readBoothResults: { ids: { contentId: 200, detailId: 1 }, refusal: 404 },
    downloadBoothResults: { ids: { contentId: 200, detailId: 1 }, refusal: 404 },
    searchBoothQuestionnaire: { ids: { contentId: 200, detailId: 1, entryFormKey: 'wish' }, refusal: 404 },
    readTalkSlots: { ids: { contentId: 200, detailId: 1 } },
    requestTalk: {
      ids: { contentId: 200, detailId: 1 },
      body: { key: '00000000-0000-4000-8000-000000000000', administratorId: '1', date: '2026-12-16T10:00:00+09:00' },
      refusal: 422,
    },
    cancelTalk: { ids: { reservationId: 999999 }, body: { from: 'pending' }, refusal: 404 },
    approveTalk: { ids: { reservationId: 999999 }, body: { from: 'pending' }, refusal: 404 },
    rejectTalk: { ids: { reservationId: 999999 }, body: { from: 'pending' }, refusal: 404 },
    readTalkCalendar: { ids: { reservationId: 999999 }, refusal: 404 },
  },
  async fillRows(database, { id, mark }) {
    const soon = new Date(testNow + 3_600_000);
    const now = new Date(testNow);
    const { kysely } = database;
    const words = { name: mark, mail: `${mark}@example.jp`, company: mark, contents: mark, reason: null };
    const times = { starts_at: now, ends_at: soon, requested_at: now, changed_at: now };
    await kysely
      .insertInto('booth_exhibitor')
      .values({ site_key: 'event/11', content_id: 200, detail_id: 1, member_id: id, administrator_id: null })
      .execute();
    const { calendar_id } = await kysely
      .insertInto('talk_calendar')
      .values({ site_key: 'event/11', content_id: 200, detail_id: 1, administrator_id: 1 })
      .returning('calendar_id')
      .executeTakeFirstOrThrow();
    await kysely
      .insertInto('talk_reservation')
      .values({
        calendar_id,
        member_id: id,
        request_key: '22222222-2222-4222-8222-222222222222',
        status: 'pending',
        language: 'jpn',
        changes: 0,
        ...words,
        ...times,
      })
      .execute();
  },
};
