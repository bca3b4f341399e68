import { realmKey } from '#features/site/rules/realm-key.ts';
import { siteKey } from '#features/site/rules/site-key.ts';
import type { PublishedSite } from '#features/site/server.ts';
import type { Caller } from '#kernel/member.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import { gather } from '#server/database/gather.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { judgeToken } from '../rules/session-life.ts';
import { memberColumns, type MemberRow, memberOf } from './member-columns.ts';
import { hashSecret } from '../../../platform/server/secret-token.ts';

/**
 * Reads who calls at a site by the access token of the request; requests that arrive together are read together. Answers
 * undefined for a visitor and for a member of another realm. Throws 551 for an expired token and 552 for a token whose
 * session has ended.
 */
export type ReadCaller = (context: RequestContext, site: PublishedSite) => Promise<Caller>;

interface Row extends MemberRow {
  token_hash: string;
  session_id: string;
  token_generation: number;
  token_expires_at: Date;
  session_generation: number;
  session_expires_at: Date;
  preview_of: string | null;
}

export function createReadCaller(database: Database): ReadCaller {
  const readers = new Map<string, TokenReader>();
  const readerOf = (site: PublishedSite): TokenReader => {
    const { siteKey: key, portalId } = site;
    let reader = readers.get(`${portalId}/${key}`);
    if (reader === undefined) {
      reader = gather((hashes) => readTokens(database, hashes, { siteKey: key, portalId }));
      readers.set(`${portalId}/${key}`, reader);
    }
    return reader;
  };
  return async (context, site) =>
    context.accessToken === undefined ? undefined : readCaller(database, readerOf(site), site, context);
}

type TokenReader = (tokenHash: string) => Promise<Row | undefined>;

const membersOfTokens = {
  name: 'members_of_tokens',
  // A query of its own reads the hashes, so the planner does not see their number and keeps one plan. Planning takes
  // longer than reading.
  text: `
    select t.token_hash, ${memberColumns},
      s.session_id, s.preview_of, s.generation as session_generation, s.expires_at as session_expires_at,
      t.generation as token_generation, t.expires_at as token_expires_at
    from session_token t
    join member_session s on s.session_id = t.session_id
    join member m on m.member_id = s.member_id
    where t.token_hash = any (array(select unnest($1::text[]))) and t.kind = 'access'`,
};

/** The members of access tokens, by the hashes of the tokens, with their roles at the site and at its portal. */
async function readTokens(
  database: Database,
  hashes: readonly string[],
  { siteKey: key, portalId }: Pick<PublishedSite, 'siteKey' | 'portalId'>,
): Promise<ReadonlyMap<string, Row>> {
  const { rows } = await database.pool.query<Row>({ ...membersOfTokens, values: [hashes, key, siteKey({ portalId })] });
  return new Map(rows.map((row) => [row.token_hash, row]));
}

async function readCaller(
  database: Database,
  reader: TokenReader,
  site: PublishedSite,
  { accessToken = '', now, isDraft }: RequestContext,
): Promise<Caller> {
  const row = await reader(hashSecret(accessToken));
  if (row === undefined) throw refuse('sessionEnded');
  if (row.realm_key !== realmKey(site)) return undefined;
  const verdict = judgeToken(
    {
      kind: 'access',
      generation: row.token_generation,
      expiresAt: row.token_expires_at.getTime(),
      sessionGeneration: row.session_generation,
      sessionExpiresAt: row.session_expires_at.getTime(),
    },
    now,
  );
  if (verdict === 'expired') throw new Refusal(status.tokenExpired, () => 'token expired');
  // A preview link can be passed on to anybody, so it only shows drafts.
  if (verdict !== 'good' || (row.preview_of !== null && !isDraft)) throw refuse('sessionEnded');
  // The first use of a new pair of tokens spends the previous pair.
  if (row.token_generation > row.session_generation) {
    await database.kysely
      .updateTable('member_session')
      .set({ generation: row.token_generation })
      .where('session_id', '=', row.session_id)
      .where('generation', '<', row.token_generation)
      .execute();
  }
  const member = memberOf(row, row.session_id);
  if (row.preview_of !== null) {
    const isShown = [site.siteKey, siteKey({ portalId: site.portalId })].includes(row.preview_of);
    return isShown && member.isPreviewer ? 'previewLink' : undefined;
  }
  // A previewer may check a draft without passing its doors.
  return { ...member, isInvited: member.isInvited || (isDraft && member.isPreviewer) };
}
