import { sql } from 'kysely';
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  acceptInvitation,
  commitPicture,
  hasPeople,
  makeGroup,
  markRead,
  openCommentary,
  registerProfile,
  sourceOf,
  startPair,
  storeMessages,
  storePicture,
} from '#features/live-chat/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { dayMs, tokyoDay } from '#kernel/period.ts';
import { randomUuid } from '#kernel/random-id.ts';
import type { Database } from '#server/database/database.ts';
import type { Uploads } from '#server/uploads/uploads.ts';
import { accountOf, type ChatGuest, conferenceGuests, expoGuests } from './demo-chat-people.ts';
import {
  conferenceContacts,
  conferenceTalks,
  type DemoTalk,
  expoContacts,
  expoTalks,
  type SaidBody,
} from './demo-chat-talks.ts';

const minuteMs = 60_000;
const stepMs = 4 * minuteMs;
const random = (): number => randomInt(2 ** 32) / 2 ** 32;
const stream = { siteKey: 'event/11', contentId: 95, detailId: 1 };

export interface ChatDemo {
  uploads: Pick<Uploads, 'storeImage' | 'encodePair'>;
  now: Instant;
  /** Of the demo's sites. */
  folder: string;
}

/** A chat of the demo while people meet in it. */
interface Chat {
  sourceId: number;
  place: { realmKey: string; dataSourceId: number };
  /** By chat id. */
  people: ReadonlyMap<string, { profileId: number; memberId: number }>;
}

/** The demo's people have met in the chats already, so that they show what they are for. */
export async function chatForDemoMembers(database: Database, demo: ChatDemo): Promise<void> {
  const expo = await register(database, demo, 1, expoGuests);
  for (const talk of expoTalks) await hold(database, demo, expo, talk);
  for (const pair of expoContacts) await meet(database, expo, pair, true, demo.now - dayMs);
  await comment(database, expo, demo.now);
  const conference = await register(database, demo, 2, conferenceGuests);
  for (const talk of conferenceTalks) await hold(database, demo, conference, talk);
  for (const pair of conferenceContacts) await meet(database, conference, pair, true, demo.now - dayMs);
}

/** Whether anybody has come to the chat of the expo; in a world from before the chats nobody has. */
export function hasChatPeople(database: Database): Promise<boolean> {
  return hasPeople(database, { realmKey: 'portal/1', dataSourceId: 1 });
}

async function register(
  database: Database,
  { uploads, now, folder }: ChatDemo,
  dataSourceId: number,
  guests: readonly ChatGuest[],
): Promise<Chat> {
  const place = { realmKey: 'portal/1', dataSourceId };
  const sourceId = await sourceOf(database, { place });
  const rows = await database.kysely
    .selectFrom('member')
    .select(['member_id', 'login_id'])
    .where('login_id', '=', sql<string>`any(${guests.map(accountOf)}::text[])`)
    .execute();
  const members = new Map(rows.map((row) => [row.login_id, row.member_id]));
  const people = new Map<string, { profileId: number; memberId: number }>();
  for (const guest of guests) {
    const { liveChatUserId, nickname, tagIds, language = 'jpn', picture } = guest;
    const memberId = members.get(accountOf(guest)) as number;
    const bytes = picture && readFileSync(join(folder, 'chat', 'pictures', `${picture}.svg`));
    const how = { allowSvg: true, keepSource: true, encodeLater: true };
    const avatar = bytes ? (await uploads.storeImage(bytes, how)).path : null;
    const written = { nickname, avatar, tagIds, language };
    const row = await registerProfile(database, { sourceId, memberId, liveChatUserId }, written, now, random);
    if (row === 'idTaken') throw new Error(`A chat id of the demo is taken: ${liveChatUserId}`);
    people.set(liveChatUserId, { profileId: row.chat_profile_id, memberId });
  }
  return { sourceId, place, people };
}

const personOf = ({ people }: Chat, id: string): { profileId: number; memberId: number } => {
  const person = people.get(id);
  if (person === undefined) throw new Error(`Nobody in the demo's chat is ${id}.`);
  return person;
};

/** The room of two people, who become contacts if the invited one accepts. */
async function meet(
  database: Database,
  chat: Chat,
  [one, other]: readonly [string, string],
  isAccepted: boolean,
  at: Instant,
  autoAddContact = false,
): Promise<number> {
  const [from, to] = [personOf(chat, one).profileId, personOf(chat, other).profileId];
  const wanted = { place: chat.place, from: { profileId: from, sourceId: chat.sourceId }, to, autoAddContact };
  const started = await startPair(database, wanted, at);
  if (started.kind !== 'started') throw new Error(`A talk of the demo did not begin: ${started.kind}`);
  const room = { ...chat, roomId: started.roomId };
  if (isAccepted && !autoAddContact) await acceptInvitation(database, room, to);
  return started.roomId;
}

async function hold(database: Database, demo: ChatDemo, chat: Chat, talk: DemoTalk): Promise<void> {
  const startedAt = demo.now - talk.ago * minuteMs - talk.said.length * stepMs;
  const [first, ...others] = talk.with as [string, ...string[]];
  const roomId =
    talk.title === undefined
      ? await meet(
          database,
          chat,
          [first, others[0] as string],
          talk.began !== 'invitation',
          startedAt,
          talk.began === 'booth',
        )
      : await group(database, chat, talk, startedAt);
  const room = { ...chat, roomId };
  for (const [index, [by, said]] of talk.said.entries()) {
    const sender = personOf(chat, by);
    const message = await messageOf(database, demo, room, sender, said);
    await storeMessages(
      database,
      room,
      [{ ...message, sender: sender.profileId, accepts: false }],
      () => startedAt + (index + 1) * stepMs,
    );
  }
  for (const id of talk.with) {
    await markRead(database, room, personOf(chat, id).profileId, talk.said.length - (talk.unread?.[id] ?? 0));
  }
}

async function group(database: Database, chat: Chat, talk: DemoTalk, at: Instant): Promise<number> {
  const [first, ...others] = talk.with as [string, ...string[]];
  for (const other of others) await meet(database, chat, [first, other], true, at);
  const made = await makeGroup(
    database,
    {
      place: chat.place,
      by: { ...personOf(chat, first), sourceId: chat.sourceId },
      key: randomUuid(random),
      title: talk.title ?? '',
      userIds: others.map((id) => personOf(chat, id).profileId),
    },
    at,
  );
  if (made.kind !== 'made') throw new Error(`A group of the demo was not made: ${made.kind}`);
  return made.roomId;
}

async function messageOf(
  database: Database,
  { uploads, now, folder }: ChatDemo,
  room: Chat & { roomId: number },
  sender: { profileId: number; memberId: number },
  said: SaidBody,
) {
  const plain = { key: randomUuid(random), type: 'TEXT', body: '', pictureId: null, meeting: null } as const;
  if (typeof said === 'string') return { ...plain, body: said };
  if ('meeting' in said) {
    const startAt = `${tokyoDay(now + said.startsInDays * dayMs)}T15:00:00+09:00`;
    return { ...plain, type: 'MEETING', body: said.body, meeting: { url: said.meeting, startAt } } as const;
  }
  const bytes = readFileSync(join(folder, 'chat', 'sent', `${said.picture}.webp`));
  const pictureId = randomUuid(random);
  const pair = await uploads.encodePair(bytes, { mostSide: 1_024, thumbnailSide: 480 });
  await storePicture(database, pictureId, sender, pair, now);
  await commitPicture(database, pictureId, { ...sender, realmKey: room.place.realmKey }, now);
  return { ...plain, type: 'IMAGE', pictureId } as const;
}

async function comment(database: Database, chat: Chat, now: Instant): Promise<void> {
  const [, longest] = streamComments[0] as (typeof streamComments)[number];
  const { roomId } = await openCommentary(database, chat.sourceId, stream, now - (longest + 1) * minuteMs);
  const room = { ...chat, roomId };
  for (const [by, minutesAgo, body] of streamComments) {
    const { profileId: sender } = personOf(chat, by);
    const message = { sender, key: randomUuid(random), type: 'TEXT', body, pictureId: null, meeting: null } as const;
    await storeMessages(database, room, [{ ...message, accepts: false }], () => now - minutesAgo * minuteMs);
  }
}

/** What was written beside the harbour's stream of the expo, from minutes ago until now. */
const streamComments: readonly (readonly [liveChatUserId: string, minutesAgo: number, body: string])[] = [
  ['minatobin', 94, 'おはようございます。今朝の汐見港、風がほとんどないですね。'],
  ['hinata', 91, 'きれい…！大学の窓から見えるのと同じ海とは思えない'],
  ['lukas', 88, 'Good morning from Hamburg. Is that the ferry terminal on the left?'],
  ['minatobin', 86, 'Yes, the ferry to the island. The white one leaves at 9:20.'],
  ['tetsu3', 79, '搬入のトラックが動き始めてますね。うちは10時入りです'],
  ['coffee', 74, '右のクレーンが動くところ、ずっと見ていられる'],
  ['robokenbu', 70, 'ロボ研です！明日から東1の学生コーナーにいます。クレーンの動き、参考にします'],
  ['yuki', 63, '字幕があると職場で音を出さずに見られて助かります'],
  ['seojun', 57, '부산에서 보고 있습니다. 항구가 정말 아름답네요.'],
  ['linwei', 52, '字幕有中文真貼心，謝謝！'],
  ['ayumi', 45, '会期中は場内も映るそうなので楽しみ'],
  ['zhanghao', 41, '第一次参展，从这里就能感受到气氛了。'],
  ['goro', 34, '三十年前にこの岸壁で溶接していました。懐かしい'],
  ['hinata', 33, '大先輩だ…！'],
  ['mio', 27, '遠くに見えるのが展示場ですか？'],
  ['minatobin', 25, 'そうです。赤れんが倉庫の後ろの白い屋根です'],
  ['priya', 18, 'The light on the water is wonderful. See you all in two days.'],
  ['kento', 12, '入港しましたね。貨物はうちの荷物かも'],
  ['nao', 8, 'フェリー、時間どおりです'],
  ['mizuki', 3, 'コメント欄がにぎやかでうれしいです。会場でもお会いしましょう'],
];
