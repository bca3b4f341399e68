import { sql } from 'kysely';
import type { OperatorRight } from '#kernel/console/operator-role.ts';
import type { Database } from '#server/database/database.ts';
import { type Grant, rightsAt } from '../rules/rights-at.ts';

/** What an operator may do at a site now, whether or not they are signed in; nothing once they are suspended. */
export async function rightsOfOperator(
  kysely: Database['kysely'],
  operatorId: number,
  siteKey: string,
): Promise<ReadonlySet<OperatorRight>> {
  const { rows } = await sql<Grant & { portalKey: string | null }>`
    select g.site_key as "siteKey", g.role, s.portal_key as "portalKey"
    from operator_grant g
    join operator o on o.operator_id = g.operator_id and o.suspended_at is null
    join site s on s.site_key = ${siteKey}
    where g.operator_id = ${operatorId} and g.suspended_at is null`.execute(kysely);
  return rightsAt(rows, { siteKey, portalKey: rows[0]?.portalKey ?? null });
}
