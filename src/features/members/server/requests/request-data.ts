import { sql } from 'kysely';
import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import type { Database } from '#server/database/database.ts';

/** The requests about their data that organisers took in for a member, by the address of the account. */
export function requestData({ kysely }: Pick<Database, 'kysely'>): PersonalDataPart {
  return {
    name: 'dataRequests',
    tables: ['data_request'],
    async read({ memberId }) {
      const { rows } = await sql<{ data: unknown }>`
        select jsonb_build_object('kind', q.kind, 'mail', q.mail, 'note', q.note, 'receivedOn', q.received_on,
          'dueOn', q.due_on, 'provenAt', q.proven_at, 'provenBy', q.proven_by, 'state', q.state,
          'outcome', q.outcome, 'closedAt', q.closed_at) as data
        from data_request q join member m on m.realm_key = q.site_key and m.mail_key = q.mail_key
        where m.member_id = ${memberId} order by q.data_request_id`.execute(kysely);
      return rows.map(({ data }) => data);
    },
  };
}
