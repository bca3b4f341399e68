import { sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import { type PreviewRole, previewRoles } from '#kernel/preview-role.ts';
import type { Database } from '#server/database/database.ts';
import { hashSecret, newSecretToken } from '#server/secret-token.ts';
import { previewLifeMs } from '../rules/operator-life.ts';
import type { GrantScope } from '#kernel/console/grant-scope.ts';
import { boothsAt, rightsAt } from '../rules/rights-at.ts';
import { type HeldGrant, type Operator, readScope } from './console-session.ts';

/** How a preview shows a draft. */
export interface PreviewWish {
  /** Undefined: now. */
  at?: Instant | undefined;
  /** Undefined: nothing is locked. */
  as?: PreviewRole | undefined;
  /** In place of the draft, a version that is kept. */
  version?: { revision: number } | { keptId: number } | undefined;
}

/** Lets the frame of a preview show the draft of a site; answers its token and when it ends. */
export async function openPreview(
  { kysely }: Pick<Database, 'kysely'>,
  { operatorId }: Pick<Operator, 'operatorId'>,
  siteKey: string,
  now: Instant,
  { at, as, version }: PreviewWish = {},
): Promise<{ token: string; until: Instant }> {
  const token = newSecretToken();
  const until = now + previewLifeMs;
  await kysely
    .insertInto('operator_preview')
    .values({
      token_hash: hashSecret(token),
      operator_id: operatorId,
      site_key: siteKey,
      expires_at: new Date(until),
      shown_at: at === undefined ? null : new Date(at),
      shown_as: as ?? null,
      shown_revision: version !== undefined && 'revision' in version ? version.revision : null,
      shown_kept_id: version !== undefined && 'keptId' in version ? version.keptId : null,
    })
    .execute();
  return { token, until };
}

/** What the token of a preview shows. */
export interface ShownDraft extends PreviewWish {
  siteKey: string;
  /** The booths of an exhibitor, who sees no other draft; undefined: the whole site. */
  booths: GrantScope['booths'] | undefined;
}

/** Undefined: the token is over, or its operator has no right there any more. */
export async function readPreview(
  { kysely }: Pick<Database, 'kysely'>,
  token: string,
  now: Instant,
): Promise<ShownDraft | undefined> {
  const { rows } = await sql<{
    site_key: string;
    portal_key: string | null;
    shown_at: Date | null;
    shown_as: string | null;
    shown_revision: number | null;
    shown_kept_id: number | null;
    grants: HeldGrant[];
  }>`
    select p.site_key, s.portal_key, p.shown_at, p.shown_as, p.shown_revision, p.shown_kept_id, (
      select coalesce(jsonb_agg(jsonb_build_object('siteKey', g.site_key, 'role', g.role, 'held', g.scope)), '[]')
      from operator_grant g where g.operator_id = p.operator_id and g.suspended_at is null
    ) as grants
    from operator_preview p
    join operator o on o.operator_id = p.operator_id and o.suspended_at is null
    join site s on s.site_key = p.site_key
    where p.token_hash = ${hashSecret(token)} and p.expires_at > ${new Date(now)}`.execute(kysely);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { site_key: siteKey, portal_key: portalKey } = row;
  const grants = row.grants.map(({ held, ...grant }) => ({ ...grant, scope: readScope(held) }));
  const rights = rightsAt(grants, { siteKey, portalKey });
  const { shown_revision: revision, shown_kept_id: keptId } = row;
  const version = revision !== null ? { revision } : keptId !== null ? { keptId } : undefined;
  const shown = {
    siteKey,
    version,
    at: row.shown_at?.getTime(),
    as: previewRoles.find((role) => role === row.shown_as),
  };
  if (rights.has('see')) return { ...shown, booths: undefined };
  // Whoever sees some booths alone sees no whole version.
  return rights.has('exhibit') && version === undefined ? { ...shown, booths: boothsAt(grants, siteKey) } : undefined;
}
