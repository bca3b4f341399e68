import { sql } from 'kysely';
import type { GrantScope } from '#kernel/console/grant-scope.ts';
import type { OperatorRole } from '#kernel/console/operator-role.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { StoredJson } from '#server/database/column-types.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { listPeople } from '../contract/people.ts';
import { peoplePerPage } from '../rules/operator-life.ts';
import {
  everywhere,
  grantPlaces,
  isOwnerEverywhere,
  isOwnerOf,
  keyOfPlace,
  type PlacedSite,
  placeOfKey,
} from '../rules/rights-at.ts';
import { type Operator, readScope } from './console-session.ts';
import type { LoggedAction } from '../rules/logged-actions.ts';
import { forgetMailChange } from './mail-change.ts';
import { noteInLog } from './operator-log.ts';
import { fieldRefusal, operatorRefusal } from './operator-refusal.ts';
import { resetsOf } from './resets.ts';
import { titledScopes } from './titled-scopes.ts';

interface GrantRow {
  grant_id: number;
  operator_id: number;
  site_key: string;
  role: OperatorRole;
  scope: StoredJson;
  granted_by: string | null;
  granted_at: Date;
  suspended_at: Date | null;
}

/** Where a grant stands, as the rule of above and below reads it: a portal and the installation belong to no portal. */
export const placedKey = (siteKey: string, at: PlacedSite): PlacedSite =>
  siteKey === at.siteKey ? at : { siteKey, portalKey: null };

/** A page of those who have a grant that counts at a site. */
export async function pageOfPeople(
  { kysely }: Database,
  { operator, site, after, now }: { operator: Operator; site: PlacedSite; after: number; now: number },
): Promise<AnswerOf<typeof listPeople>> {
  const keys = [site.siteKey, everywhere, ...(site.portalKey === null ? [] : [site.portalKey])];
  const { rows: people } = await sql<{
    operator_id: number;
    name: string;
    mail: string;
    suspended_at: Date | null;
    has_factor: boolean;
  }>`
    select o.operator_id, o.name, o.mail, o.suspended_at,
      exists (select from operator_passkey p where p.operator_id = o.operator_id)
        or exists (select from operator_totp t where t.operator_id = o.operator_id and t.secret is not null) as has_factor
    from (
      select distinct first.operator_id from unnest(${keys}::text[]) key cross join lateral (
        select distinct g.operator_id from operator_grant g where g.site_key = key and g.operator_id > ${after}
        order by g.operator_id limit ${peoplePerPage + 1}
      ) first order by first.operator_id limit ${peoplePerPage + 1}
    ) page cross join lateral (select * from operator o where o.operator_id = page.operator_id offset 0) o
    order by o.operator_id`.execute(kysely);
  const page = people.slice(0, peoplePerPage);
  const ids = page.map((row) => row.operator_id);
  const { rows: grants } = await sql<GrantRow>`
    select g.grant_id, g.operator_id, g.site_key, g.role, g.scope, g.granted_at, g.suspended_at,
      (select b.name from operator b where b.operator_id = g.granted_by) as granted_by
    from operator_grant g
    where g.operator_id = any(${ids}::int[]) and g.site_key = any(${keys}::text[])
    order by g.grant_id`.execute(kysely);
  const resets = await resetsOf(kysely, ids, now);
  const scopes = grants.map((row) => ({ siteKey: row.site_key, scope: readScope(row.scope) }));
  const titled = await titledScopes(kysely, scopes);
  const isAboveAll = isOwnerEverywhere(operator.grants);
  const isOwn = (key: string): boolean => isOwnerOf(operator.grants, placedKey(key, site));
  return {
    people: page.map((one) => {
      const theirs = grants.filter((row) => row.operator_id === one.operator_id);
      const isSeen = theirs.some((row) => row.site_key === site.siteKey || isOwn(row.site_key));
      return {
        operatorId: one.operator_id,
        name: one.name,
        mail: isSeen ? one.mail : null,
        isSelf: one.operator_id === operator.operatorId,
        isSuspended: one.suspended_at !== null,
        hasSecondFactor: one.has_factor,
        grants: theirs.map((row) => ({
          grantId: row.grant_id,
          role: row.role,
          at: placeOfKey(row.site_key, site),
          scope: titled(row.site_key, readScope(row.scope)),
          isSuspended: row.suspended_at !== null,
          grantedBy: row.granted_by,
          grantedAt: row.granted_at.toISOString(),
          isOwn: isOwn(row.site_key),
        })),
        reset: isSeen ? (resets.get(one.operator_id) ?? null) : null,
        maySuspend: isAboveAll && one.operator_id !== operator.operatorId,
      };
    }),
    next: people.length > page.length ? (ids.at(-1) ?? null) : null,
    mayInviteTo: grantPlaces.filter((place) => {
      const key = keyOfPlace(place, site);
      return key !== undefined && isOwn(key);
    }),
  };
}

export interface GrantCall {
  operator: Operator;
  site: PlacedSite;
  grantId: number;
  context: RequestContext;
}

/** What happens to a grant. */
export type GrantChange =
  | { to: 'role'; role: OperatorRole; scope: GrantScope }
  | { to: 'gone' }
  | { to: 'suspended' }
  | { to: 'counting' };

const actions = {
  role: 'operator.grantChanged',
  gone: 'operator.grantRemoved',
  suspended: 'operator.grantSuspended',
  counting: 'operator.grantRestored',
} as const satisfies Record<GrantChange['to'], LoggedAction>;

/** Changes a grant that counts at the site; nobody changes one that stands above them, and a last owner stays. */
export async function changeGrant(database: Database, call: GrantCall, change: GrantChange): Promise<void> {
  const { operator, site, grantId, context } = call;
  if (change.to === 'role') checkScope(change.role, change.scope);
  await inTransaction(database, async (tx) => {
    await lockRights(tx);
    const found = await tx
      .selectFrom('operator_grant as g')
      .innerJoin('operator as o', 'o.operator_id', 'g.operator_id')
      .select(['g.operator_id', 'g.site_key', 'g.role', 'o.mail_key'])
      .where('g.grant_id', '=', grantId)
      .executeTakeFirst();
    const isHere = found !== undefined && [site.siteKey, site.portalKey, everywhere].includes(found.site_key);
    if (!isHere) throw refuse('notFound');
    // As they are now: another call may have changed them since the entrance.
    const grants = await grantsOf(tx, operator.operatorId);
    if (!isOwnerOf(grants, placedKey(found.site_key, site))) throw operatorRefusal('aboveYou');
    const of = { operatorId: found.operator_id, siteKey: found.site_key };
    if (change.to === 'role') await changeRole(tx, { ...of, grantId, from: found.role }, change);
    else if (change.to === 'gone') await tx.deleteFrom('operator_grant').where('grant_id', '=', grantId).execute();
    else {
      const suspended = { suspended_at: change.to === 'suspended' ? new Date(context.now) : null };
      await tx.updateTable('operator_grant').set(suspended).where('grant_id', '=', grantId).execute();
    }
    if (found.role === 'owner' && change.to !== 'counting') await keepAnOwner(tx, [found.site_key]);
    // An invitation that waits would give back what was taken.
    if (change.to === 'gone' || change.to === 'suspended') {
      await tx
        .deleteFrom('operator_link')
        .where('site_key', '=', found.site_key)
        .where('mail_key', '=', found.mail_key)
        .where('used_at', 'is', null)
        .execute();
    }
    await noteInLog(tx, context, {
      operator,
      siteKey: found.site_key,
      action: actions[change.to],
      details: { operatorId: found.operator_id, role: change.to === 'role' ? change.role : found.role },
    });
  });
}

interface RoleOf {
  operatorId: number;
  siteKey: string;
  grantId: number;
  from: OperatorRole;
}

async function changeRole(
  tx: Database['kysely'],
  { operatorId, siteKey, grantId, from }: RoleOf,
  { role, scope }: { role: OperatorRole; scope: GrantScope },
): Promise<void> {
  if (role !== from) {
    // Two grants of one role become one.
    await tx
      .deleteFrom('operator_grant')
      .where('operator_id', '=', operatorId)
      .where('site_key', '=', siteKey)
      .where('role', '=', role)
      .execute();
  }
  const limited = role === 'exhibitor' ? scope : {};
  await tx.updateTable('operator_grant').set({ role, scope: limited }).where('grant_id', '=', grantId).execute();
}

/** A booth is what an exhibitor has; other roles have no limits yet. */
export function checkScope(role: OperatorRole, scope: GrantScope): void {
  if (role === 'exhibitor' && scope.booths.length === 0) throw fieldRefusal('scope', 'boothsMissing');
}

/** Changes of rights come one after another, so that two of them cannot each leave an owner whom the other takes. */
export async function lockRights(tx: Database['kysely']): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('operator_grant'))`.execute(tx);
}

export async function grantsOf(
  tx: Database['kysely'],
  operatorId: number,
): Promise<{ siteKey: string; role: OperatorRole }[]> {
  const rows = await tx
    .selectFrom('operator_grant')
    .select(['site_key', 'role'])
    .where('operator_id', '=', operatorId)
    .where('suspended_at', 'is', null)
    .execute();
  return rows.map(({ site_key: siteKey, role }) => ({ siteKey, role }));
}

/** Throws when one of these has no owner any more who counts. Called with the lock held, after the change. */
async function keepAnOwner(tx: Database['kysely'], siteKeys: readonly string[]): Promise<void> {
  const { rows } = await sql`
    select 1 from unnest(${siteKeys}::text[]) as wanted (site_key) where not exists (
      select from operator_grant g join operator o on o.operator_id = g.operator_id
      where g.site_key = wanted.site_key and g.role = 'owner' and g.suspended_at is null and o.suspended_at is null
    ) limit 1`.execute(tx);
  if (rows.length > 0) throw operatorRefusal('lastOwner');
}

/** Suspends an operator as a whole, whose sessions end, or restores them. From the shell a site may be left without an owner. */
export async function suspendOperator(
  database: Database,
  operatorId: number,
  isSuspended: boolean,
  {
    by,
    context,
  }: { by: { operatorId: number | null; name: string }; context: Pick<RequestContext, 'now' | 'requestId'> },
): Promise<void> {
  await inTransaction(database, async (tx) => {
    await lockRights(tx);
    const found = await tx
      .updateTable('operator')
      .set({ suspended_at: isSuspended ? new Date(context.now) : null })
      .where('operator_id', '=', operatorId)
      .returning('operator_id')
      .executeTakeFirst();
    if (found === undefined) throw refuse('notFound');
    if (isSuspended) {
      const owned = (await grantsOf(tx, operatorId)).filter(({ role }) => role === 'owner');
      const keys = owned.map(({ siteKey }) => siteKey);
      if (by.operatorId !== null) await keepAnOwner(tx, keys);
      await tx.deleteFrom('operator_session').where('operator_id', '=', operatorId).execute();
      await forgetMailChange(tx, operatorId);
    }
    await noteInLog(tx, context, {
      operator: by,
      action: isSuspended ? 'operator.suspended' : 'operator.restored',
      details: { operatorId },
    });
  });
}
