import { sql } from 'kysely';
import { type GrantScope, grantScopeSchema } from '#kernel/console/grant-scope.ts';
import { readCookie } from '#kernel/cookie.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { readStored } from '#server/database/read-stored.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { hashSecret, newSecretToken } from '#server/secret-token.ts';
import { browserInWords } from '../rules/browser-in-words.ts';
import { idleLifeMs, lapsedKeptMs, seenEveryMs, sessionLifeMs } from '../rules/operator-life.ts';
import type { Grant } from '../rules/rights-at.ts';
import { operatorRefusal } from './operator-refusal.ts';

type Queries = Pick<Database, 'kysely'>;
type Seen = Pick<RequestContext, 'protocol' | 'now' | 'header'>;

interface ScopedGrant extends Grant {
  scope: GrantScope;
}

/** What a grant is limited to; one that cannot be read to no booth at all. */
export function readScope(stored: unknown): GrantScope {
  return readStored(grantScopeSchema, stored).output ?? { booths: [] };
}

/** Whoever is signed in. */
export interface Operator {
  operatorId: number;
  name: string;
  mail: string;
  grants: readonly ScopedGrant[];
  /** When a second factor was shown in this session, and when they last proved who they are. */
  factorAt: Instant | undefined;
  provedAt: Instant | undefined;
  /** The organiser of the demo, whom anybody may be: they have no secrets, and count as proven. */
  isOfDemo: boolean;
  /** The key by which a program calls in their name. */
  apiKey?: { keyId: number; isProven: boolean };
}

/** An address that belongs to nobody. */
export const demoMail = 'organiser@demo.invalid';

/** Browsers take `__Host-` only over https, where no neighbour of this host can set it. */
const nameOf = ({ protocol }: Pick<RequestContext, 'protocol'>): string =>
  protocol === 'https' ? '__Host-hiroba-console' : 'hiroba-console';

function cookieOf(seen: Seen, token: string, seconds: number): string {
  const secure = seen.protocol === 'https' ? '; Secure' : '';
  return `${nameOf(seen)}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

/** Opens a session and answers its cookie. A browser that was signed in gets a new one, and its old one ends. */
export async function openConsoleSession(
  queries: Queries,
  operatorId: number,
  seen: Seen,
  factor: 'password' | 'both',
): Promise<string> {
  const token = newSecretToken();
  const at = new Date(seen.now);
  await endConsoleSession(queries, seen);
  await queries.kysely
    .insertInto('operator_session')
    .values({
      token_hash: hashSecret(token),
      operator_id: operatorId,
      created_at: at,
      seen_at: at,
      expires_at: new Date(seen.now + sessionLifeMs),
      factor_at: factor === 'both' ? at : null,
      proved_at: at,
      ...browserInWords(seen.header('user-agent')),
    })
    .execute();
  return cookieOf(seen, token, Math.floor(sessionLifeMs / 1_000));
}

/**
 * Gives the session of this browser a new token after its operator has shown more of themselves; the old token ends. How
 * long the session lasts does not change.
 */
export async function renewConsoleSession(
  { kysely }: Queries,
  operatorId: number,
  seen: Seen,
  shown: 'secondFactor' | 'password',
): Promise<string> {
  const token = newSecretToken();
  const at = new Date(seen.now);
  const { rows } = await sql<{ expires_at: Date }>`
    update operator_session set token_hash = ${hashSecret(token)}, seen_at = ${at}, proved_at = ${at},
      factor_at = case when ${shown === 'secondFactor'}::boolean then ${at}::timestamptz else factor_at end
    where token_hash = ${hashSecret(tokenOf(seen) ?? '')} and operator_id = ${operatorId}
    returning expires_at`.execute(kysely);
  const [row] = rows;
  if (row === undefined) throw operatorRefusal('notSignedIn');
  return cookieOf(seen, token, Math.max(1, Math.floor((row.expires_at.getTime() - seen.now) / 1_000)));
}

/** Ends the sessions of an operator in all other browsers, or one of them; answers to how many. */
export async function endOtherConsoleSessions(
  kysely: Database['kysely'],
  operatorId: number,
  seen: Pick<Seen, 'protocol' | 'header'>,
  sessionId?: number,
): Promise<number> {
  const { numDeletedRows } = await kysely
    .deleteFrom('operator_session')
    .where('operator_id', '=', operatorId)
    .where('token_hash', '!=', sessionHashOf(seen))
    .$if(sessionId !== undefined, (others) => others.where('session_id', '=', sessionId!))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ends the session of this browser; answers the cookie that forgets it. */
export async function endConsoleSession({ kysely }: Queries, seen: Seen): Promise<string> {
  const token = tokenOf(seen);
  if (token !== undefined) {
    await kysely.deleteFrom('operator_session').where('token_hash', '=', hashSecret(token)).execute();
  }
  return cookieOf(seen, '', 0);
}

/** By what a session is known in the database; of nobody who is signed in, a hash that no session has. */
export function sessionHashOf(seen: Pick<Seen, 'protocol' | 'header'>): string {
  return hashSecret(tokenOf(seen) ?? '');
}

function tokenOf(seen: Pick<Seen, 'protocol' | 'header'>): string | undefined {
  const token = readCookie(seen.header('cookie') ?? '', nameOf(seen));
  return token === undefined || token === '' || token.length > 100 ? undefined : token;
}

interface Row {
  operator_id: number;
  name: string;
  mail: string;
  seen_at: Date;
  factor_at: Date | null;
  proved_at: Date | null;
  grants: HeldGrant[];
}

/** A grant as a query gathers it. */
export interface HeldGrant extends Grant {
  held: unknown;
}

/** Who is signed in; read at each call, so that a suspended operator, an ended session and a lost grant count at once. */
export async function readOperator({ kysely }: Queries, seen: Seen): Promise<Operator | undefined> {
  const token = tokenOf(seen);
  if (token === undefined) return undefined;
  const tokenHash = hashSecret(token);
  const { rows } = await sql<Row>`
    select o.operator_id, o.name, o.mail, s.seen_at, s.factor_at, s.proved_at, coalesce((
      select jsonb_agg(jsonb_build_object('siteKey', g.site_key, 'role', g.role, 'held', g.scope))
      from operator_grant g where g.operator_id = o.operator_id and g.suspended_at is null
    ), '[]') as grants
    from operator_session s join operator o on o.operator_id = s.operator_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${new Date(seen.now)}
      and s.seen_at > ${new Date(seen.now - idleLifeMs)} and o.suspended_at is null`.execute(kysely);
  const row = rows[0];
  if (row === undefined) return undefined;
  if (seen.now - row.seen_at.getTime() > seenEveryMs) {
    await kysely
      .updateTable('operator_session')
      .set({ seen_at: new Date(seen.now) })
      .where('token_hash', '=', tokenHash)
      .execute();
  }
  const { operator_id: operatorId, name, mail } = row;
  const grants = row.grants.map(({ siteKey, role, held }) => ({ siteKey, role, scope: readScope(held) }));
  return {
    operatorId,
    name,
    mail,
    grants,
    factorAt: row.factor_at?.getTime(),
    provedAt: row.proved_at?.getTime(),
    isOfDemo: mail === demoMail,
  };
}

/** Removes what is over; called each hour. */
export async function sweepOperators({ kysely }: Queries, now: Instant): Promise<void> {
  const at = new Date(now);
  await kysely
    .deleteFrom('operator_session')
    .where((where) => where.or([where('expires_at', '<', at), where('seen_at', '<', new Date(now - idleLifeMs))]))
    .execute();
  await kysely
    .deleteFrom('operator_link')
    .where('expires_at', '<', at)
    .where(({ or, eb }) =>
      or([
        eb('role', '<>', 'exhibitor'),
        eb('mail', 'is', null),
        eb('used_at', 'is not', null),
        eb('expires_at', '<', new Date(now - lapsedKeptMs)),
      ]),
    )
    .execute();
  await kysely.deleteFrom('operator_preview').where('expires_at', '<', at).execute();
  await kysely.deleteFrom('operator_challenge').where('expires_at', '<', at).execute();
  await kysely.deleteFrom('operator_reset').where('ends_at', '<', at).execute();
  await kysely.deleteFrom('operator_mail_change').where('expires_at', '<', at).execute();
  await kysely.deleteFrom('operator_new_password').where('expires_at', '<', at).execute();
}
