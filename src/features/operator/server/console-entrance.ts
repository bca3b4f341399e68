import { sql } from 'kysely';
import { type ConsoleEndpoint, type ConsoleProof, siteKeyOfName } from '#kernel/console/console-endpoint.ts';
import type { GrantScope } from '#kernel/console/grant-scope.ts';
import type { OperatorRight } from '#kernel/console/operator-role.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { Entrance } from '#server/http/served-endpoint.ts';
import { createProcessLimit } from '#server/limits/process-limit.ts';
import { keyInHeader } from '../rules/api-key.ts';
import { proofNeeded } from '../rules/proof-needed.ts';
import { boothsAt, rightsAt } from '../rules/rights-at.ts';
import { readKeyHolder } from './api-keys.ts';
import { type Operator, readOperator } from './console-session.ts';
import { operatorRefusal, proofRefusal } from './operator-refusal.ts';
import { hasSecondFactor, readOwnFactors, waysOf } from './second-factors.ts';

/** What a call about a site has found on its way. */
export interface EnteredSite {
  siteKey: string;
  portalId: number;
  eventId: number | undefined;
  /** `portal/1`, whose grants count for its events. */
  portalKey: string | null;
  rights: ReadonlySet<OperatorRight>;
  /** The booths that an exhibitor keeps there. */
  booths: GrantScope['booths'];
}

interface EnteredConsole {
  context: RequestContext;
  operator?: Operator;
  site?: EnteredSite;
}

/**
 * Every call of the console passes here before its handler: it comes from a page of the console, its caller is signed
 * in, and has the right that the contract asks for at the site that the path names. A site without any right of theirs
 * is not found, as one that does not exist.
 */
export function createConsoleEntrance(database: Database, isDemo: boolean): Entrance<ConsoleEndpoint> {
  const keyLimit = createProcessLimit(database, 'apiKey');
  const readProgram = async (key: string | null, context: RequestContext): Promise<Operator> => {
    const program = key === null ? undefined : await readKeyHolder(database, key, context.now);
    if (program === undefined) throw operatorRefusal('keyIsOver');
    keyLimit.take({ context, about: String(program.apiKey?.keyId) });
    return program;
  };
  return async ({ may, method, proof }, params, _query, context): Promise<EnteredConsole> => {
    // The own domains of sites show nothing but their sites.
    if (context.hostSite.kind !== 'shared') throw refuse('notFound');
    const key = keyInHeader(context.header('authorization'));
    // A browser sends no key of its own accord, so a call with one needs no proof of where its page is from.
    if (method === 'POST' && key === undefined) refuseForeign(context);
    if (may === 'anyone') return { context };
    const operator = await (key === undefined ? readOperator(database, context) : readProgram(key, context));
    // The organiser of the demo is nobody where the demo is not.
    if (operator === undefined || (operator.isOfDemo && !isDemo)) throw operatorRefusal('notSignedIn');
    if (may === 'operator') {
      if (operator.apiKey !== undefined) throw operatorRefusal('notForKeys');
      await refuseUnproven(database, proof, operator, context);
      return { context, operator };
    }
    const site = await enterSite(database, operator, String(params['site']));
    if (site === undefined || site.rights.size === 0) throw refuse('notFound');
    if (may !== 'anyRight' && !site.rights.has(may)) throw operatorRefusal('noRight');
    await refuseUnproven(database, proof, operator, context);
    if (may === 'exhibit') refuseOtherBooths(site, params);
    return { context, operator, site };
  };
}

/** Whoever exhibits finds their own booths alone; another one is as one that does not exist. */
function refuseOtherBooths(
  { booths }: EnteredSite,
  params: Readonly<Record<string, string | number | undefined>>,
): void {
  const { contentId, detailId } = params;
  if (contentId === undefined) return;
  const isOwn = booths.some((booth) => booth.contentId === contentId && booth.detailId === detailId);
  if (!isOwn) throw refuse('notFound');
}

/** Says what the operator has to show first, and by what they can. */
export async function refuseUnproven(
  database: Database,
  proof: ConsoleProof | undefined,
  operator: Operator,
  context: RequestContext,
): Promise<void> {
  if (proof === undefined) return;
  if (operator.apiKey !== undefined) {
    if (!operator.apiKey.isProven) throw operatorRefusal('keyIsLimited');
    return;
  }
  if (operator.isOfDemo) return;
  const { factorAt, provedAt } = operator;
  // Who has shown a second factor has one.
  if (proofNeeded(proof, { factorAt, provedAt, hasSecondFactor: true }, context.now) === undefined) return;
  const factors = await readOwnFactors(database, operator.operatorId);
  const needed = proofNeeded(proof, { factorAt, provedAt, hasSecondFactor: hasSecondFactor(factors) }, context.now);
  if (needed !== undefined) throw proofRefusal(needed, waysOf(factors, context));
}

/** A browser says with every POST where its page is from; the console's pages are from this very host. */
function refuseForeign({ header, protocol, host }: RequestContext): void {
  const isJson = /^(application\/json|multipart\/form-data)\b/i.test(header('content-type') ?? '');
  // No form of another page can send this header.
  const isAsked = header('console-call') === '1';
  if (header('origin') !== `${protocol}://${host}` || !isJson || !isAsked) throw operatorRefusal('foreignOrigin');
}

/** The site that an address names, and what the operator may do there. */
export async function enterSite(
  { kysely }: Database,
  { grants }: Operator,
  siteName: string,
): Promise<EnteredSite | undefined> {
  const siteKey = siteKeyOfName(siteName);
  if (siteKey === undefined) return undefined;
  const { rows } = await sql<{ portal_id: number; event_id: number | null; portal_key: string | null }>`
    select portal_id, event_id, portal_key from site where site_key = ${siteKey} and rehearsal_of is null`.execute(
    kysely,
  );
  const row = rows[0];
  if (row === undefined) return undefined;
  const { portal_id: portalId, event_id: eventId, portal_key: portalKey } = row;
  const placed = { siteKey, portalKey };
  const rights = rightsAt(grants, placed);
  return { ...placed, portalId, eventId: eventId ?? undefined, rights, booths: boothsAt(grants, siteKey) };
}
