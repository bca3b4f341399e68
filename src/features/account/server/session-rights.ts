import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { gather } from '#server/database/gather.ts';

/** One text for each session that lives, which changes whenever the roles of its member do. */
export type ReadSessionRights = (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const rightsOfSessions = {
  name: 'rights_of_sessions',
  text: `
    select s.session_id, array_to_string(array(
      select r.site_key || ' ' || r.role from member_role r where r.member_id = s.member_id order by 1
    ), ',') as rights
    from member_session s
    where s.session_id = any (array(select unnest($1::uuid[]))) and s.expires_at > $2`,
};

export function createReadSessionRights(
  database: Database,
  clock: Clock,
): {
  ofMany: ReadSessionRights;
  /** Sessions that are asked for together are read together. */
  ofOne(sessionId: string): Promise<string | undefined>;
} {
  const ofMany: ReadSessionRights = async (sessionIds) => {
    const { rows } = await database.pool.query<{ session_id: string; rights: string }>({
      ...rightsOfSessions,
      values: [sessionIds, new Date(clock())],
    });
    return new Map(rows.map((row) => [row.session_id, row.rights]));
  };
  return { ofMany, ofOne: gather(ofMany) };
}
