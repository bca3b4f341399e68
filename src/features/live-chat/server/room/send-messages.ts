import { sql } from 'kysely';
import type { Clock, Instant } from '#kernel/clock.ts';
import type { ChatPlace } from '../../rules/channel/chat-topics.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import {
  type Message,
  messageName,
  type RoomFacts,
  sendAll,
  type SendOutcome,
  type SentBatch,
} from '../../rules/room/send.ts';
import { commentColumns, type CommentRow, storedMessage } from './present-room.ts';
import { type LockedRoom, lockRoom, tellMessages, touchOwn, type Tx } from './room-log.ts';

/** A room as a call names it. */
export interface RoomPlace {
  sourceId: number;
  roomId: number;
  place: ChatPlace;
}

export type SendMessage = (room: RoomPlace, message: Message) => Promise<SendOutcome>;

/** Notes, in the transaction that stores messages, the people who may need a notice of them. */
export type PlanNotices = (roomId: number, sentAt: Instant, tx: Tx) => Promise<void>;

const batchMax = 64;

interface Waiting {
  message: Message;
  outcome: PromiseWithResolvers<SendOutcome>;
}

/**
 * Stores messages. Messages that come during a transaction of their room go together into its next one. So a hot room
 * takes thousands a second, and a single message waits for nobody.
 */
export function createSendMessages(database: Database, clock: Clock, planNotices?: PlanNotices): SendMessage {
  const queues = new Map<number, Waiting[]>();

  const work = async (room: RoomPlace, queue: Waiting[]): Promise<void> => {
    while (queue.length > 0) {
      const batch = queue.splice(0, batchMax);
      try {
        const outcomes = await storeMessages(
          database,
          room,
          batch.map(({ message }) => message),
          clock,
          planNotices,
        );
        for (const [index, { outcome }] of batch.entries()) outcome.resolve(outcomes[index]!);
      } catch (error) {
        for (const { outcome } of batch) outcome.reject(error);
      }
    }
    queues.delete(room.roomId);
  };

  return (room, message) => {
    const outcome = Promise.withResolvers<SendOutcome>();
    const queue = queues.get(room.roomId);
    if (queue !== undefined) queue.push({ message, outcome });
    else {
      const started: Waiting[] = [{ message, outcome }];
      queues.set(room.roomId, started);
      void work(room, started);
    }
    return outcome.promise;
  };
}

/** One transaction for a batch of messages of one room. */
export async function storeMessages(
  database: Database,
  room: RoomPlace,
  messages: readonly Message[],
  clock: Clock,
  planNotices?: PlanNotices,
): Promise<SendOutcome[]> {
  return inTransaction(database, async (tx) => {
    const locked = await lockRoom(tx, room.sourceId, room.roomId);
    const batch = sendAll(await readFacts(tx, locked, messages), messages, clock());
    if (batch.version > locked.version) {
      await write(tx, room.roomId, batch);
      tellMessages(database, room.place, locked, batch.version);
    }
    if (batch.stored.length > 0 && locked.kind !== 'commentary') await planNotices?.(room.roomId, clock(), tx);
    if (batch.inviteEndedIn !== undefined) {
      await touchOwn(tx, database, room.place, [locked.low_profile_id!, locked.high_profile_id!]);
    }
    return batch.outcomes;
  });
}

interface FactRow {
  members: { id: number; invite: boolean; leave: boolean; mark: number; sent: number }[] | null;
  stored: CommentRow[] | null;
  is_closed: boolean;
}

async function readFacts(tx: Tx, room: LockedRoom, messages: readonly Message[]): Promise<RoomFacts> {
  const senders = messages.map(({ sender }) => sender);
  const keys = messages.map(({ key }) => key);
  const pair = [room.low_profile_id, room.high_profile_id];
  // The keys one by one, by their index: a join would read the whole room where the tables were never analysed.
  const { rows } = await sql<FactRow>`
    select
      (select jsonb_agg(jsonb_build_object('id', u.chat_profile_id, 'invite', u.invite, 'leave', u.leave,
          'mark', u.read_comment_index, 'sent',
          case when ${room.invite} then (
            select count(*) from chat_comment c where c.room_id = u.room_id and c.chat_profile_id = u.chat_profile_id
          ) else 0 end))
        from chat_room_user u where u.room_id = ${room.room_id}
          and (${room.kind === 'pair'} or u.chat_profile_id = any(${senders}::int[]))) as members,
      (select jsonb_agg(to_jsonb(found)) from unnest(${senders}::int[], ${keys}::uuid[]) as asked (sender, key)
        cross join lateral (
          select ${sql.raw(commentColumns)} from chat_comment c left join chat_picture i using (picture_id)
          where c.room_id = ${room.room_id} and c.chat_profile_id = asked.sender and c.key = asked.key
        ) found) as stored,
      ${room.kind === 'pair'} and (
        exists (select from chat_contact where room_id = ${room.room_id} and deleted)
        or exists (select from chat_block where (chat_profile_id, blocked_profile_id) in
          ((${pair[0]}::int, ${pair[1]}::int), (${pair[1]}::int, ${pair[0]}::int)))
        or exists (select from chat_profile where chat_profile_id in (${pair[0]}::int, ${pair[1]}::int) and member_id is null)
        or exists (select from chat_room_user where room_id = ${room.room_id} and leave)
      ) as is_closed`.execute(tx);
  const { members, stored, is_closed: isClosed } = rows[0]!;
  return {
    kind: room.kind,
    isInvite: room.invite,
    count: room.comment_count,
    version: room.version,
    lastAt: room.last_messaged_at?.getTime() ?? 0,
    members: new Map(
      members?.map(({ id, invite, leave, mark }) => [id, { hasAccepted: invite, hasLeft: leave, mark }]),
    ),
    isClosed,
    sent: new Map(members?.map(({ id, sent }) => [id, sent])),
    stored: new Map(stored?.map(storedMessage).map((message) => [messageName(message), message])),
    pictures: await freePictures(tx, messages),
  };
}

/** The pictures that are committed and in no message yet, with their owners. They are locked against other messages. */
async function freePictures(tx: Tx, messages: readonly Message[]): Promise<RoomFacts['pictures']> {
  const ids = messages.flatMap(({ pictureId }) => pictureId ?? []);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; owner: number }>`
    select picture_id as id, owner_profile_id as owner from chat_picture
    where picture_id = any(${ids}::uuid[]) and committed_at is not null and room_id is null
    order by picture_id for update`.execute(tx);
  return new Map(rows.map(({ id, owner }) => [id, owner]));
}

async function write(
  tx: Tx,
  roomId: number,
  { stored, accepted, marks, inviteEndedIn, count, version }: SentBatch,
): Promise<void> {
  for (const { member, version: changed } of accepted) {
    await sql`update chat_room_user set invite = true, changed_version = ${changed}
      where room_id = ${roomId} and chat_profile_id = ${member}`.execute(tx);
  }
  const last = stored.at(-1);
  const at = last && new Date(last.createdAt);
  if (last === undefined || at === undefined) {
    await sql`update chat_room set version = ${version} where room_id = ${roomId}`.execute(tx);
    return;
  }
  const rows = stored.map((one) => ({ ...one, meeting: one.meeting === null ? null : JSON.stringify(one.meeting) }));
  await sql`
    with inserted as (
      insert into chat_comment
        (room_id, comment_index, version, chat_profile_id, key, type, body, picture_id, meeting, created_at)
      select ${roomId}, place, changed, sender, key, type, body, picture, meeting, ${at}
      from unnest(
        ${rows.map(({ index }) => index)}::int[], ${rows.map((one) => one.version)}::int[],
        ${rows.map(({ sender }) => sender)}::int[], ${rows.map(({ key }) => key)}::uuid[],
        ${rows.map(({ type }) => type)}::text[], ${rows.map(({ body }) => body)}::text[],
        ${rows.map(({ pictureId }) => pictureId)}::uuid[], ${rows.map(({ meeting }) => meeting)}::jsonb[]
      ) as sent (place, changed, sender, key, type, body, picture, meeting)
    ), read as (
      update chat_room_user u set read_comment_index = own.mark, changed_version = own.changed
      from unnest(
        ${marks.map(({ member }) => member)}::int[], ${marks.map(({ mark }) => mark)}::int[],
        ${marks.map((one) => one.version)}::int[]
      ) as own (sender, mark, changed)
      where u.room_id = ${roomId} and u.chat_profile_id = own.sender
    )
    update chat_room set comment_count = ${count}, version = ${version},
      invite = invite and ${inviteEndedIn === undefined},
      changed_version = coalesce(${inviteEndedIn ?? null}::int, changed_version),
      last_message = ${last.body}, last_message_type = ${last.type}, last_messaged_at = ${at},
      last_messaged_by = ${last.sender}
    where room_id = ${roomId}`.execute(tx);
  const pictures = rows.flatMap(({ pictureId }) => pictureId ?? []);
  if (pictures.length === 0) return;
  await sql`update chat_picture set room_id = ${roomId} where picture_id = any(${pictures}::uuid[])`.execute(tx);
}
