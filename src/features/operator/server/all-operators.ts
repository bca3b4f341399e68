import { sql } from 'kysely';
import { readSettings } from '#features/site/server.ts';
import type { OperatorRole } from '#kernel/console/operator-role.ts';
import type { AnswerOf, QueryOf } from '#kernel/endpoint.ts';
import type { Database } from '#server/database/database.ts';
import type { listAllOperators } from '../contract/people.ts';
import { grantsShown, peoplePerPage } from '../rules/operator-life.ts';
import { demoMail, type Operator } from './console-session.ts';

/** A page of the operators of the installation, but for the organiser of the demo, who is nobody. */
export async function pageOfOperators(
  { kysely }: Pick<Database, 'kysely'>,
  { operatorId: own }: Pick<Operator, 'operatorId'>,
  { after = 0, search }: QueryOf<typeof listAllOperators>,
): Promise<AnswerOf<typeof listAllOperators>> {
  const like = search === '' ? null : `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const { rows } = await sql<{
    operator_id: number;
    name: string;
    mail: string;
    suspended_at: Date | null;
    has_factor: boolean;
    grants: { siteKey: string; role: OperatorRole; isSuspended: boolean }[];
  }>`
    select o.operator_id, o.name, o.mail, o.suspended_at,
      exists (select from operator_passkey p where p.operator_id = o.operator_id)
        or exists (select from operator_totp t where t.operator_id = o.operator_id and t.secret is not null) as has_factor,
      coalesce((
        select jsonb_agg(jsonb_build_object('siteKey', g.site_key, 'role', g.role, 'isSuspended', g.suspended_at is not null))
        from (select * from operator_grant g where g.operator_id = o.operator_id
          order by g.grant_id limit ${grantsShown}) as g
      ), '[]') as grants
    from operator o
    where o.operator_id > ${after} and o.mail <> ${demoMail}
      and (${like}::text is null or o.name ilike ${like} or o.mail ilike ${like})
    order by o.operator_id limit ${peoplePerPage + 1}`.execute(kysely);
  const page = rows.slice(0, peoplePerPage);
  const siteKeys = [...new Set(page.flatMap(({ grants }) => grants.map(({ siteKey }) => siteKey)))];
  const settings = await readSettings(kysely, { siteKeys, version: 'draft' });
  const titles = new Map(settings.map(({ siteKey, document }) => [siteKey, document?.webSetting.title]));
  return {
    people: page.map((row) => ({
      operatorId: row.operator_id,
      name: row.name,
      mail: row.mail,
      isSelf: row.operator_id === own,
      isSuspended: row.suspended_at !== null,
      hasSecondFactor: row.has_factor,
      grants: row.grants.map((one) => ({ ...one, siteTitle: titles.get(one.siteKey) ?? null })),
    })),
    next: rows.length > page.length ? (page.at(-1)?.operator_id ?? null) : null,
  };
}
