import { randomInt } from 'node:crypto';
import { acceptInvitation, registerProfile, sourceOf, startPair, storeMessages } from '#features/live-chat/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { randomUuid } from '#kernel/random-id.ts';
import type { Database } from '#server/database/database.ts';

/** The chat that the expo shares with its portal. */
const place = { realmKey: 'portal/1', dataSourceId: 1 };
const minuteMs = 60_000;
const random = (): number => randomInt(2 ** 32) / 2 ** 32;

/** The people of the demo, by their login ids. */
const people = [
  { loginId: 'hanako.demo', liveChatUserId: 'hanako', nickname: '山田 花子', tagIds: [1, 2] },
  { loginId: 'james.demo', liveChatUserId: 'james', nickname: 'James Carter', tagIds: [3], language: 'eng' },
  { loginId: 'exhibitor.demo', liveChatUserId: 'misaki', nickname: '高橋 美咲', tagIds: [1] },
  { loginId: 'preview.demo', liveChatUserId: 'mizuki', nickname: '水城 葵', tagIds: [4] },
] as const;
type Person = (typeof people)[number]['liveChatUserId'];

interface Talk {
  between: readonly [Person, Person];
  isAccepted: boolean;
  said: readonly (readonly [Person, string])[];
}

const talks: readonly Talk[] = [
  {
    between: ['hanako', 'misaki'],
    isAccepted: true,
    said: [
      ['misaki', 'ブースにお立ち寄りいただき、ありがとうございました。'],
      ['misaki', 'デモ機の貸し出しは12月10日まで受け付けています。'],
      ['hanako', 'ありがとうございます。停電のあとの復帰の手順も教えていただけますか？'],
      ['misaki', '明日の午前中に資料をお送りしますね。'],
    ],
  },
  { between: ['mizuki', 'hanako'], isAccepted: false, said: [['mizuki', '明日のセミナー、ご一緒しませんか？']] },
];

/** The demo's people have met in the chat already, so that it shows what it is for. */
export async function chatForDemoMembers(database: Database, now: Instant): Promise<void> {
  const sourceId = await sourceOf(database, { place });
  const idOf = new Map<Person, number>();
  for (const { loginId, liveChatUserId, nickname, tagIds, ...more } of people) {
    const { member_id: memberId } = await database.kysely
      .selectFrom('member')
      .select('member_id')
      .where('login_id', '=', loginId)
      .executeTakeFirstOrThrow();
    const written = { nickname, avatar: null, tagIds, language: 'language' in more ? more.language : 'jpn' };
    const row = await registerProfile(database, { sourceId, memberId, liveChatUserId }, written, now, random);
    if (row !== 'idTaken') idOf.set(liveChatUserId, row.chat_profile_id);
  }
  const profileOf = (person: Person): number => idOf.get(person) as number;
  for (const { between, isAccepted, said } of talks) {
    const [from, to] = between.map(profileOf) as [number, number];
    const started = await startPair(database, { place, from: { profileId: from, sourceId }, to }, now);
    if (started.kind !== 'started') throw new Error(`A talk of the demo did not begin: ${started.kind}`);
    const room = { sourceId, roomId: started.roomId, place };
    if (isAccepted) await acceptInvitation(database, room, to);
    for (const [index, [person, body]] of said.entries()) {
      const message = { sender: profileOf(person), key: randomUuid(random), body, accepts: false } as const;
      const at = now - (said.length - index) * 7 * minuteMs;
      await storeMessages(database, room, [{ ...message, type: 'TEXT', pictureId: null, meeting: null }], () => at);
    }
  }
}
