import { sql } from 'kysely';
import { type ConsoleEndpoint, siteKeyOfName } from '#kernel/console/console-endpoint.ts';
import type { OperatorRight } from '#kernel/console/operator-role.ts';
import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { Entrance } from '#server/http/served-endpoint.ts';
import { rightsAt } from '../rules/rights-at.ts';
import { type Operator, readOperator } from './console-session.ts';
import { operatorRefusal } from './operator-refusal.ts';

/** What a call about a site has found on its way. */
export interface EnteredSite {
  siteKey: string;
  portalId: number;
  eventId: number | undefined;
  rights: ReadonlySet<OperatorRight>;
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
export function createConsoleEntrance(database: Database): Entrance<ConsoleEndpoint> {
  return async ({ may, method }, params, _query, context): Promise<EnteredConsole> => {
    // The own domains of sites show nothing but their sites.
    if (context.hostSite.kind !== 'shared') throw refuse('notFound');
    if (method === 'POST') refuseForeign(context);
    if (may === 'anyone') return { context };
    const operator = await readOperator(database, context);
    if (operator === undefined) throw operatorRefusal('notSignedIn');
    if (may === 'operator') return { context, operator };
    const site = await enterSite(database, operator, String(params['site']));
    if (site === undefined || site.rights.size === 0) throw refuse('notFound');
    if (!site.rights.has(may)) throw operatorRefusal('noRight');
    return { context, operator, site };
  };
}

/** A browser says with every POST where its page is from; the console's pages are from this very host. */
function refuseForeign({ header, protocol, host }: RequestContext): void {
  const isJson = /^(application\/json|multipart\/form-data)\b/i.test(header('content-type') ?? '');
  // No form of another page can send this header.
  const isAsked = header('console-call') === '1';
  if (header('origin') !== `${protocol}://${host}` || !isJson || !isAsked) throw operatorRefusal('foreignOrigin');
}

/** The site that an address names, and what the operator may do there. */
async function enterSite(
  { kysely }: Database,
  { grants }: Operator,
  siteName: string,
): Promise<EnteredSite | undefined> {
  const siteKey = siteKeyOfName(siteName);
  if (siteKey === undefined) return undefined;
  const { rows } = await sql<{ portal_id: number; event_id: number | null; portal_key: string | null }>`
    select portal_id, event_id, portal_key from site where site_key = ${siteKey}`.execute(kysely);
  const row = rows[0];
  if (row === undefined) return undefined;
  const rights = rightsAt(grants, { siteKey, portalKey: row.portal_key });
  return { siteKey, portalId: row.portal_id, eventId: row.event_id ?? undefined, rights };
}
