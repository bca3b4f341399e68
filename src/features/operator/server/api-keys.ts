import { sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { AnswerOf, BodyOf } from '#kernel/endpoint.ts';
import type { Database } from '#server/database/database.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { hashSecret, newSecretToken } from '#server/secret-token.ts';
import type { listApiKeys, makeApiKey as makeCall } from '../contract/api-keys.ts';
import {
  apiKeyPrefix,
  type ApiKeyRole,
  apiKeysMax,
  type ApiKeyState,
  apiKeyState,
  dayMs,
  endedKeysShown,
  keyUsedEveryMs,
} from '../rules/api-key.ts';
import { isOwnerOf, type PlacedSite } from '../rules/rights-at.ts';
import { demoMail, type HeldGrant, type Operator, readScope } from './console-session.ts';
import { noteInLog } from './operator-log.ts';
import { fieldRefusal, operatorRefusal } from './operator-refusal.ts';
import { grantsOf, lockRights } from './people.ts';

type Queries = Pick<Database, 'kysely'>;

interface KeyRow {
  key_id: number;
  name: string;
  role: ApiKeyRole;
  is_proven: boolean;
  operator_id: number;
  maker: string;
  mail: string;
  site_key: string;
  portal_key: string | null;
  made_at: Date;
  expires_at: Date;
  used_at: Date | null;
  ended_at: Date | null;
  /** Of its maker, as they are now. */
  grants: HeldGrant[];
}

/** The columns of a key beside its maker and their grants. */
const keyRows = sql`
  select k.key_id, k.name, k.role, k.is_proven, k.site_key, k.made_at, k.expires_at, k.used_at, k.ended_at,
    o.operator_id, o.name as maker, o.mail, s.portal_key, coalesce((
      select jsonb_agg(jsonb_build_object('siteKey', g.site_key, 'role', g.role, 'held', g.scope))
      from operator_grant g where g.operator_id = o.operator_id and g.suspended_at is null and o.suspended_at is null
    ), '[]') as grants
  from operator_api_key k
  join operator o on o.operator_id = k.made_by
  join site s on s.site_key = k.site_key`;

function stateOf(row: KeyRow, now: Instant): ApiKeyState {
  const { site_key: siteKey, portal_key: portalKey, ended_at: endedAt, expires_at: expiresAt } = row;
  const grants = row.grants.map(({ held, ...grant }) => ({ ...grant, scope: readScope(held) }));
  const facts = { endedAt: endedAt?.getTime(), expiresAt: expiresAt.getTime() };
  return apiKeyState({ ...facts, isMakerOwner: isOwnerOf(grants, { siteKey, portalKey }) }, now);
}

/**
 * Who calls by a key; read at each call, so that an ended key and a maker who is no owner any more count at once.
 * Undefined: no key that works.
 */
export async function readKeyHolder({ kysely }: Queries, key: string, now: Instant): Promise<Operator | undefined> {
  const { rows } = await sql<KeyRow>`${keyRows} where k.key_hash = ${hashSecret(key)}`.execute(kysely);
  const [row] = rows;
  if (row === undefined || stateOf(row, now) !== 'works') return undefined;
  const { key_id: keyId, used_at: usedAt, site_key: siteKey, role, is_proven: isProven } = row;
  if (usedAt === null || now - usedAt.getTime() > keyUsedEveryMs) {
    await kysely
      .updateTable('operator_api_key')
      .set({ used_at: new Date(now) })
      .where('key_id', '=', keyId)
      .execute();
  }
  return {
    operatorId: row.operator_id,
    name: `API: ${row.name}`,
    mail: row.mail,
    grants: [{ siteKey, role, scope: { booths: [] } }],
    factorAt: isProven ? now : undefined,
    provedAt: isProven ? now : undefined,
    isOfDemo: row.mail === demoMail,
    apiKey: { keyId, isProven },
  };
}

export async function keysOfSite(
  { kysely }: Queries,
  siteKey: string,
  now: Instant,
): Promise<AnswerOf<typeof listApiKeys>> {
  const { rows } = await sql<KeyRow>`
    (${keyRows} where k.site_key = ${siteKey} and k.ended_at is null and k.expires_at > ${new Date(now)}
      order by k.key_id desc limit ${apiKeysMax})
    union all
    (${keyRows} where k.site_key = ${siteKey} and (k.ended_at is not null or k.expires_at <= ${new Date(now)})
      order by k.key_id desc limit ${endedKeysShown})`.execute(kysely);
  return {
    keys: rows.map((row) => ({
      keyId: row.key_id,
      name: row.name,
      role: row.role,
      isProven: row.is_proven,
      state: stateOf(row, now),
      madeBy: row.maker,
      madeAt: row.made_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      usedAt: row.used_at?.toISOString() ?? null,
      endedAt: row.ended_at?.toISOString() ?? null,
    })),
  };
}

interface KeyCall {
  operator: Operator;
  site: PlacedSite;
  context: RequestContext;
}

/** Makes a key, of which only a hash is stored. */
export async function makeApiKey(
  database: Database,
  { operator, site, context }: KeyCall,
  { name, role, isProven, days }: BodyOf<typeof makeCall>,
): Promise<AnswerOf<typeof makeCall>> {
  if (name === '') throw fieldRefusal('name', 'nameMissing');
  const key = apiKeyPrefix + newSecretToken();
  const { siteKey } = site;
  const madeAt = new Date(context.now);
  const expiresAt = new Date(context.now + days * dayMs);
  return inTransaction(database, async (tx) => {
    await lockRights(tx);
    // As they are now: another call may have changed them since the entrance.
    if (!isOwnerOf(await grantsOf(tx, operator.operatorId), site)) throw operatorRefusal('noRight');
    const { rows } = await sql<{ keys: number }>`
      select count(*)::integer as keys from operator_api_key
      where site_key = ${siteKey} and ended_at is null and expires_at > ${madeAt}`.execute(tx);
    if ((rows[0]?.keys ?? 0) >= apiKeysMax) throw operatorRefusal('tooManyKeys');
    const { key_id: keyId } = await tx
      .insertInto('operator_api_key')
      .values({
        key_hash: hashSecret(key),
        site_key: siteKey,
        name,
        role,
        is_proven: isProven,
        made_by: operator.operatorId,
        made_at: madeAt,
        expires_at: expiresAt,
      })
      .returning('key_id')
      .executeTakeFirstOrThrow();
    await noteInLog(tx, context, {
      operator,
      siteKey,
      action: 'apiKey.made',
      details: { keyId, name, role, isProven, days },
    });
    return { keyId, key, expiresAt: expiresAt.toISOString() };
  });
}

export async function endApiKey(
  database: Database,
  { operator, site, context }: KeyCall,
  keyId: number,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const ended = await tx
      .updateTable('operator_api_key')
      .set({ ended_at: new Date(context.now) })
      .where('key_id', '=', keyId)
      .where('site_key', '=', site.siteKey)
      .where('ended_at', 'is', null)
      .returning(['name', 'role'])
      .executeTakeFirst();
    if (ended === undefined) throw refuse('notFound');
    const { name, role } = ended;
    await noteInLog(tx, context, {
      operator,
      siteKey: site.siteKey,
      action: 'apiKey.ended',
      details: { keyId, name, role },
    });
  });
}
