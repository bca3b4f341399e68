import { type Kysely, sql } from 'kysely';
import type { OperatorRight } from '#kernel/console/operator-role.ts';
import type { Database } from '#server/database/database.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { Tables } from '#server/database/tables.ts';
import { toldMax } from '../rules/operator-life.ts';
import { everywhere, type Grant, rightsAt } from '../rules/rights-at.ts';
import { demoMail } from './console-session.ts';

/** Whether an operator, who need not be signed in, has a right at a site now. */
export async function operatorMay(
  { kysely }: Pick<Database, 'kysely'>,
  operatorId: number,
  siteKey: string,
  right: OperatorRight,
): Promise<boolean> {
  const { rows } = await sql<Grant & { portalKey: string | null }>`
    select g.site_key as "siteKey", g.role, s.portal_key as "portalKey"
    from operator_grant g
    join operator o on o.operator_id = g.operator_id and o.suspended_at is null
    join site s on s.site_key = ${siteKey}
    where g.operator_id = ${operatorId} and g.suspended_at is null`.execute(kysely);
  return rightsAt(rows, { siteKey, portalKey: rows[0]?.portalKey ?? null }).has(right);
}

/**
 * Who has a right at a site and is told what waits there: those to whom the site or its portal was given, or where there
 * are none, those who have everything.
 */
export async function operatorsWith(
  kysely: Kysely<Tables>,
  siteKey: string,
  right: OperatorRight,
): Promise<{ operatorId: number; mail: string; language: LanguageCode }[]> {
  const { rows } = await sql<
    Grant & { portalKey: string | null; operatorId: number; mail: string; language: LanguageCode }
  >`
    select g.site_key as "siteKey", g.role, s.portal_key as "portalKey", o.operator_id as "operatorId",
      o.mail, o.language
    from site s
    join operator_grant g on g.site_key in (s.site_key, s.portal_key, ${everywhere}) and g.suspended_at is null
    join operator o on o.operator_id = g.operator_id and o.suspended_at is null and o.mail_key <> ${demoMail}
    where s.site_key = ${siteKey} order by o.operator_id`.execute(kysely);
  const may = rows.filter((row) => rightsAt([row], { siteKey, portalKey: row.portalKey }).has(right));
  const near = may.filter((row) => row.siteKey !== everywhere);
  const told = new Map(
    (near.length > 0 ? near : may).map(({ operatorId, mail, language }) => [mail, { operatorId, mail, language }]),
  );
  return [...told.values()].slice(0, toldMax);
}
