import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { Tx } from '../room/room-log.ts';
import './notice-tables.ts';

export async function wantsMails({ kysely }: Database, profileId: number): Promise<boolean> {
  const row = await kysely
    .selectFrom('chat_notice')
    .select('mails')
    .where('chat_profile_id', '=', profileId)
    .executeTakeFirst();
  return row?.mails ?? true;
}

/** A profile that is gone wants nothing. */
export async function setMails({ pool }: Database, profileId: number, mails: boolean): Promise<void> {
  await pool.query(
    `insert into chat_notice (chat_profile_id, member_id, mails)
    select chat_profile_id, member_id, $2 from chat_profile where chat_profile_id = $1 and member_id is not null
    on conflict (chat_profile_id) do update set mails = excluded.mails`,
    [profileId, mails],
  );
}

/**
 * Claims the one mail that may be sent to a person until they are seen again; false if another server has claimed it.
 */
export type ClaimMail = (tx: Tx, away: { profileId: number; memberId: number }, now: Instant) => Promise<boolean>;

export const claimMail: ClaimMail = async (tx, { profileId, memberId }, now) => {
  const claimed = await tx
    .insertInto('chat_notice')
    .values({ chat_profile_id: profileId, member_id: memberId, mailed_at: new Date(now) })
    .onConflict((known) =>
      known
        .column('chat_profile_id')
        .doUpdateSet({ mailed_at: new Date(now) })
        .where('chat_notice.mails', '=', true)
        .where(({ eb, or, selectFrom }) =>
          or([
            eb('chat_notice.mailed_at', 'is', null),
            eb(
              'chat_notice.mailed_at',
              '<',
              selectFrom('chat_profile').select('seen_at').where('chat_profile_id', '=', profileId),
            ),
          ]),
        ),
    )
    .returning('chat_profile_id')
    .executeTakeFirst();
  return claimed !== undefined;
};
