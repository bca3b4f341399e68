import { sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { ChatPlace } from '../../rules/channel/chat-topics.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import { newPeopleADay } from '../../rules/limits/chat-limits.ts';
import type { OwnProfile } from '../desk/chat-desk.ts';
import type { StartRefusal } from './room-refusal.ts';
import { lockRoom, tellRoom, touchOwn, type Tx } from './room-log.ts';

export type Started =
  | { kind: 'started'; roomId: number; isNew: boolean }
  | { kind: StartRefusal }
  | { kind: 'tooManyNew'; waitMs: number };

export interface WantedTalk {
  place: ChatPlace;
  from: Pick<OwnProfile, 'profileId' | 'sourceId'>;
  to: number;
  /** Both become contacts at once, because an exhibitor is there for every visitor of the booth (CHAT-015). */
  autoAddContact?: boolean;
}

const dayMs = 86_400_000;

/**
 * Opens the room of two people with a contact record for each (CHAT-013). Two people who start at once get one room. A
 * person who deleted the other takes them back, which is a new invitation (CHAT-019).
 */
export async function startPair(database: Database, wanted: WantedTalk, now: Instant): Promise<Started> {
  const { from, to, place, autoAddContact: isAdded = false } = wanted;
  if (from.profileId === to) return { kind: 'oneself' };
  const [low, high] = from.profileId < to ? [from.profileId, to] : [to, from.profileId];
  const at = new Date(now);
  return inTransaction(database, async (tx) => {
    const other = await sql<{ member_id: number | null; is_blocked: boolean }>`
      select member_id,
        exists (select from chat_block where (chat_profile_id, blocked_profile_id)
          in ((${low}::int, ${high}::int), (${high}::int, ${low}::int))) as is_blocked
      from chat_profile where chat_profile_id = ${to} and source_id = ${from.sourceId}`.execute(tx);
    const [person] = other.rows;
    if (person === undefined) throw refuse('notFound');
    const known = await sql<{ room_id: number }>`select room_id from chat_room where source_id = ${from.sourceId}
      and low_profile_id = ${low} and high_profile_id = ${high}`.execute(tx);
    if (known.rows[0] === undefined) {
      if (person.member_id === null || person.is_blocked) return { kind: 'gone' };
      const { count, first } = await countStarted(tx, from.profileId, now);
      if (count >= newPeopleADay) return { kind: 'tooManyNew', waitMs: first + dayMs - now };
    }
    const made = await sql<{ room_id: number }>`
      insert into chat_room (source_id, kind, low_profile_id, high_profile_id, started_by, started_at, invite,
        version, changed_version, created_at, updated_at)
      values (${from.sourceId}, 'pair', ${low}, ${high}, ${from.profileId}, ${at}, ${!isAdded}, 1, 1, ${at}, ${at})
      on conflict on constraint chat_pair_once do nothing returning room_id`.execute(tx);
    const room = made.rows[0];
    if (room === undefined) {
      // Somebody else may have made it this instant: the statement above waited for them.
      const found = await sql<{ room_id: number }>`select room_id from chat_room where source_id = ${from.sourceId}
        and low_profile_id = ${low} and high_profile_id = ${high}`.execute(tx);
      const { room_id: roomId } = found.rows[0]!;
      await takeBack(tx, database, wanted, roomId, at);
      return { kind: 'started', roomId, isNew: false };
    }
    const roomId = room.room_id;
    for (const id of [from.profileId, to]) {
      const contact = id === to ? from.profileId : to;
      await sql`insert into chat_room_user (room_id, chat_profile_id, invite, changed_version, joined_at)
        values (${roomId}, ${id}, ${isAdded || id === from.profileId}, 1, ${at})`.execute(tx);
      await sql`insert into chat_contact (chat_profile_id, contact_profile_id, room_id, created_at, updated_at)
        values (${id}, ${contact}, ${roomId}, ${at}, ${at})`.execute(tx);
    }
    await touchOwn(tx, database, place, [from.profileId, to]);
    return { kind: 'started', roomId, isNew: true };
  });
}

/**
 * The number of new people to whom a person has written within a day. Starts wait for each other, so that simultaneous
 * ones are counted.
 */
async function countStarted(tx: Tx, profileId: number, now: Instant): Promise<{ count: number; first: Instant }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(format('chat-start/%s', ${profileId}::int), 0))`.execute(tx);
  const { rows } = await sql<{ count: number; first: Date | null }>`
    select count(*)::int as count, min(started_at) as first from chat_room
    where started_by = ${profileId} and kind = 'pair' and started_at > ${new Date(now - dayMs)}`.execute(tx);
  const [row] = rows;
  return { count: row?.count ?? 0, first: row?.first?.getTime() ?? now };
}

/** The room of a pair that knew each other, for one of them. */
async function takeBack(tx: Tx, database: Database, wanted: WantedTalk, roomId: number, at: Date): Promise<void> {
  const { place, from, to, autoAddContact: isAdded = false } = wanted;
  const { version } = await lockRoom(tx, from.sourceId, roomId);
  const mine = await sql<{ leave: boolean; invite: boolean }>`select leave, invite from chat_room_user
    where room_id = ${roomId} and chat_profile_id = ${from.profileId}`.execute(tx);
  const { rows } = await sql<{ deleted: boolean }>`select deleted from chat_contact
    where chat_profile_id = ${from.profileId} and contact_profile_id = ${to}`.execute(tx);
  const wasDeleted = rows[0]?.deleted === true || mine.rows[0]?.leave === true;
  // An invited person who opens the room has not accepted yet, unless it is a booth that accepts everybody.
  if (!wasDeleted && !isAdded) return;
  const whole = isAdded;
  if (!wasDeleted && whole) {
    const waits = await sql<{
      waits: boolean;
    }>`select invite as waits from chat_room where room_id = ${roomId}`.execute(tx);
    if (waits.rows[0]?.waits !== true) return;
  }
  // Taking a person back ends the block of them.
  await sql`delete from chat_block where chat_profile_id = ${from.profileId} and blocked_profile_id = ${to}`.execute(
    tx,
  );
  await sql`update chat_contact set deleted = false, deleted_at = null, updated_at = ${at}
    where chat_profile_id = ${from.profileId} and contact_profile_id = ${to}`.execute(tx);
  await sql`update chat_room_user set changed_version = ${version + 1},
      leave = case when chat_profile_id = ${from.profileId} then false else leave end,
      invite = ${whole} or chat_profile_id = ${from.profileId}
    where room_id = ${roomId}`.execute(tx);
  await sql`update chat_room set version = ${version + 2}, changed_version = ${version + 2}, invite = ${!whole},
      started_by = ${from.profileId}, started_at = ${at}, updated_at = ${at}
    where room_id = ${roomId}`.execute(tx);
  await touchOwn(tx, database, place, [from.profileId, to]);
  tellRoom(database, place, roomId, version + 2);
}

/** Deletes a contact and leaves its room (CHAT-017, CHAT-018); 404 without a contact; a second call changes nothing. */
export async function deletePair(database: Database, wanted: WantedTalk, now: Instant): Promise<void> {
  await inTransaction(database, async (tx) => {
    if ((await part(tx, database, wanted, new Date(now))) === 'none') throw refuse('notFound');
    await touchOwn(tx, database, wanted.place, [wanted.from.profileId]);
  });
}

async function part(tx: Tx, database: Database, { place, from, to }: WantedTalk, at: Date): Promise<'none' | 'parted'> {
  const { rows } = await sql<{ room_id: number }>`select room_id from chat_contact
    where chat_profile_id = ${from.profileId} and contact_profile_id = ${to}`.execute(tx);
  const roomId = rows[0]?.room_id;
  if (roomId === undefined) return 'none';
  const { version } = await lockRoom(tx, from.sourceId, roomId);
  const gone = await sql`update chat_contact set deleted = true, deleted_at = ${at}, updated_at = ${at}
    where chat_profile_id = ${from.profileId} and contact_profile_id = ${to} and not deleted returning room_id`.execute(
    tx,
  );
  if (gone.rows.length === 0) return 'parted';
  // A person who had left the room before does not leave it again: the other hears nothing of it.
  const left = await sql`update chat_room_user set leave = true, changed_version = ${version + 1}
    where room_id = ${roomId} and chat_profile_id = ${from.profileId} and not leave returning room_id`.execute(tx);
  if (left.rows.length === 0) return 'parted';
  await sql`update chat_room set version = ${version + 1} where room_id = ${roomId}`.execute(tx);
  tellRoom(database, place, roomId, version + 1);
  return 'parted';
}

/**
 * Blocks a person, or ends the block. A block also deletes the contact, so that the other person cannot tell the two
 * apart.
 */
export async function setBlock(
  database: Database,
  wanted: WantedTalk,
  isBlocked: boolean,
  now: Instant,
): Promise<void> {
  const { place, from, to } = wanted;
  await inTransaction(database, async (tx) => {
    const { rows } = await sql`select from chat_profile
      where chat_profile_id = ${to} and source_id = ${from.sourceId}`.execute(tx);
    if (rows.length === 0 || to === from.profileId) throw refuse('notFound');
    if (isBlocked) {
      await part(tx, database, wanted, new Date(now));
      await sql`insert into chat_block (chat_profile_id, blocked_profile_id, created_at)
        values (${from.profileId}, ${to}, ${new Date(now)}) on conflict do nothing`.execute(tx);
    } else {
      await sql`delete from chat_block where chat_profile_id = ${from.profileId} and blocked_profile_id = ${to}`.execute(
        tx,
      );
    }
    await touchOwn(tx, database, place, [from.profileId]);
  });
}
