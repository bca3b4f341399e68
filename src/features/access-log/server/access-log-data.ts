import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import type { Database } from '#server/database/database.ts';

/**
 * The most records in an export. Anybody can send a record that names a member, so those that a session proves come
 * first, and no number of others hides them.
 */
const recordsMax = 5_000;

/** The log records about a member: the proved ones, the newest first, and then the others. */
export function accessLogData(database: Database): PersonalDataPart {
  return {
    name: 'accessLog',
    tables: ['access_log'],
    async read({ memberId }) {
      const ofMember = database.kysely.selectFrom('access_log').where('user_id', '=', String(memberId));
      const records = await ofMember
        .select(['action_time', 'action', 'page', 'url', 'portal_id', 'event_id', 'content_id', 'detail_id'])
        .select(['click_item', 'click_item_value', 'device', 'pcode', 'anonymous_token', 'log_check_key', 'is_proved'])
        .orderBy('is_proved', 'desc')
        .orderBy('received_at', 'desc')
        .limit(recordsMax)
        .execute();
      const { total } = await ofMember.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
      return { total: Number(total), records };
    },
  };
}
