import { sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import { addJob } from '#server/jobs/job-store.ts';
import { placesAround, type ReportReason, reportsADay } from '../../rules/safety/report-rules.ts';
import type { OwnProfile } from '../desk/chat-desk.ts';
import type { Tx } from '../room/room-log.ts';

export interface NewReport {
  siteKey: string;
  by: OwnProfile;
  about: number;
  reason: ReportReason;
  text: string;
  message?: { roomId: number; index: number } | undefined;
}

/** The job that tells the moderators of a site by mail. */
export const tellsModerators = 'tellChatModerators';

const dayMs = 86_400_000;

/**
 * Stores a report with the message and those around it; 404 for what the reporter cannot see. Answers in how many
 * milliseconds one can be made where those of a day are used up.
 */
export async function storeReport(database: Database, report: NewReport, now: Instant): Promise<number | undefined> {
  const { by, about, message } = report;
  return inTransaction(database, async (tx) => {
    // One report of a person after the other: two at once are counted.
    await sql`select from chat_profile where chat_profile_id = ${by.profileId} for no key update`.execute(tx);
    const known = await sql`select from chat_profile
      where chat_profile_id = ${about} and source_id = ${by.sourceId}`.execute(tx);
    if (known.rows.length === 0 || about === by.profileId) throw refuse('notFound');
    const count = message && (await countOfSeen(tx, by, about, message));
    const before = await sql<{ is_same: boolean; created_at: Date }>`
      select created_at,
        reported_profile_id = ${about} and closed_at is null
          and room_id is not distinct from ${message?.roomId ?? null}::int
          and comment_index is not distinct from ${message?.index ?? null}::int as is_same
      from chat_report where reporter_profile_id = ${by.profileId}`.execute(tx);
    if (before.rows.some((row) => row.is_same)) return undefined;
    const ofDay = before.rows.map((row) => row.created_at.getTime()).filter((at) => at > now - dayMs);
    if (ofDay.length >= reportsADay) return Math.min(...ofDay) + dayMs - now;
    const { rows } = await sql<{ report_id: number }>`
      insert into chat_report (source_id, site_key, reporter_profile_id, reported_profile_id, room_id, comment_index,
        reason, body, created_at)
      values (${by.sourceId}, ${report.siteKey}, ${by.profileId}, ${about}, ${message?.roomId ?? null},
        ${message?.index ?? null}, ${report.reason}, ${report.text}, ${new Date(now)})
      on conflict on constraint chat_report_once do nothing returning report_id`.execute(tx);
    const reportId = rows[0]?.report_id;
    if (reportId === undefined) return undefined;
    const data = { siteKey: report.siteKey };
    await addJob(tx, { name: tellsModerators, data, singletonKey: undefined, createdAt: now, runAt: now });
    if (message === undefined || count === undefined) return undefined;
    const { first, last } = placesAround(message.index, count);
    await sql`
      insert into chat_report_message
        (report_id, comment_index, chat_profile_id, type, body, meeting, picture, created_at)
      select ${reportId}, c.comment_index, c.chat_profile_id, c.type, c.body, c.meeting, i.whole, c.created_at
      from chat_comment c left join chat_picture i using (picture_id)
      where c.room_id = ${message.roomId} and c.comment_index between ${first} and ${last}`.execute(tx);
    return undefined;
  });
}

/**
 * The number of messages in a room, for a person who may report one of them. This person is in the room or was one of
 * the pair. 404 otherwise, and if another person wrote the message.
 */
async function countOfSeen(
  tx: Tx,
  by: OwnProfile,
  about: number,
  { roomId, index }: { roomId: number; index: number },
): Promise<number> {
  const { rows } = await sql<{ comment_count: number }>`
    select r.comment_count from chat_room r join chat_comment c using (room_id)
    where r.room_id = ${roomId} and r.source_id = ${by.sourceId} and c.comment_index = ${index}
      and c.chat_profile_id = ${about}
      and (r.kind = 'commentary' or exists (
        select from chat_room_user u where u.room_id = r.room_id and u.chat_profile_id = ${by.profileId}
          and (r.kind = 'pair' or not u.leave)
      ))`.execute(tx);
  if (rows[0] === undefined) throw refuse('notFound');
  return rows[0].comment_count;
}
