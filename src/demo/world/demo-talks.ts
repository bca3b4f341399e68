import { changeTalk, insertTalk } from '#features/booth/server.ts';
import { readItems, type StoredDocuments } from '#features/site/server.ts';
import { keepInMyFolder } from '#features/mypage/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { handoutPath } from '#kernel/handout-path.ts';
import { dayMs, parseInstant } from '#kernel/period.ts';
import { randomUuid } from '#kernel/random-id.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';

const loginId = 'hanako.demo';
const expo = { siteKey: 'event/11' };

/** What Hanako has asked of two booths, for the last times that their people offer. */
const asked = [
  {
    booth: { contentId: 201, detailId: 5 },
    slotFromLast: 1,
    isApproved: false,
    contents: '治具に使う鋼材の小口調達についてご相談したいです。月に20kgほどです。',
  },
  {
    booth: { contentId: 200, detailId: 16 },
    slotFromLast: 0,
    isApproved: true,
    contents: '梱包ラインで協働アームを試したいです。箱は400×300×200、1.8kgです。',
  },
];
const saved = {
  name: '総合カタログ（アオゾラロボティクス）',
  path: handoutPath({ moduleCode: 'booth', contentId: 200, detailId: 16, handoutId: 1 }),
};

/** A member of the demo has asked for talks and saved a catalogue, so that my page shows what it is for. */
export async function talkForDemoMember(database: Database, stored: StoredDocuments, now: Instant): Promise<void> {
  const { member_id: memberId } = await database.kysely
    .selectFrom('member')
    .select('member_id')
    .where('login_id', '=', loginId)
    .executeTakeFirstOrThrow();
  for (const { booth, slotFromLast, isApproved, contents } of asked) {
    const slot = await findSlot(database, stored, booth, slotFromLast);
    await inTransaction(database, async (tx) => {
      const talk = {
        ...expo,
        ...booth,
        ...slot,
        administratorId: 1,
        memberId,
        key: randomUuid(Math.random),
        language: 'jpn',
        name: '山田 花子',
        mail: 'hanako@example.jp',
        company: '汐見造船株式会社',
        contents,
      } as const;
      const reservationId = await insertTalk(tx, talk, now - dayMs);
      if (isApproved) await changeTalk(tx, reservationId, { from: 'pending', to: 'approved', reason: null }, now);
    });
  }
  await keepInMyFolder(database, expo, memberId, saved, now);
}

interface BoothPlace {
  contentId: number;
  detailId: number;
}

async function findSlot(database: Database, stored: StoredDocuments, booth: BoothPlace, fromLast: number) {
  const { contentId, detailId } = booth;
  const place = { ...expo, revision: 0, version: 'published', contentId } as const;
  const [item] = await readItems(database.kysely, stored, place, 'booth', [detailId]);
  const slots = item?.businessTalk.persons[0]?.slots ?? [];
  const slot = slots.at(-1 - fromLast);
  if (slot === undefined) throw new Error(`Booth ${booth.detailId} of the demo offers no talks.`);
  return { startsAt: parseInstant(slot.startAt) as number, endsAt: parseInstant(slot.endAt) as number };
}
