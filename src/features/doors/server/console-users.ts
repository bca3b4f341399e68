import { isSiteKey } from '#features/operator/server.ts';
import { type PublishedSite, siteKey, type Visit } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { createGuessGuard } from '#server/limits/guesses.ts';
import { isConsoleUserKey, isForConsoleUsers } from '../rules/web-access.ts';

export interface ConsoleUsers {
  /** Whether the key is valid at the site; throws 429 where many unknown ones were tried. */
  exists(site: PublishedSite, consoleUser: string | undefined, context: RequestContext): Promise<boolean>;
  /**
   * The contents that are closed to a visit. One lookup of the key serves all of them and counts as one try.
   */
  closedContents(visit: Visit, contentIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** The door of a content that is limited to console users: 403 for everybody else. */
  guardContent(visit: Visit, contentId: number): Promise<void>;
}

export function createConsoleUsers(database: Database): ConsoleUsers {
  const guard = createGuessGuard(database, 'consoleUser');

  const exists: ConsoleUsers['exists'] = async (site, consoleUser, context) => {
    if (!isConsoleUserKey(consoleUser)) return false;
    const isRight = (): Promise<boolean> => isKnown(database, site, consoleUser, context.now);
    // A page is made for all who ask for it: their tries would count together, and a key is too long to be guessed.
    if (context.clientAddress === '') return isRight();
    return guard.check({ context, about: site.siteKey }, consoleUser, isRight);
  };
  const closedContents: ConsoleUsers['closedContents'] = async ({ site, context }, contentIds) => {
    const limited = contentIds.filter((contentId) => isForConsoleUsers(site.modules, contentId));
    if (limited.length === 0) return new Set();
    const isOpen = await exists(site, context.consoleUser, context).catch((error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    });
    return new Set(isOpen ? [] : limited);
  };

  return {
    exists,
    closedContents,
    async guardContent({ site, context }, contentId) {
      if (!isForConsoleUsers(site.modules, contentId)) return;
      if (!(await exists(site, context.consoleUser, context))) throw refuse('forbidden');
    },
  };
}

async function isKnown(database: Database, site: PublishedSite, consoleUser: string, now: Instant): Promise<boolean> {
  const found = await database.kysely
    .selectFrom('console_user')
    .select(['portal_id', 'event_id'])
    .where('console_user', '=', consoleUser)
    .executeTakeFirst();
  if (found === undefined) {
    const portalKey = site.eventId === undefined ? null : siteKey({ portalId: site.portalId });
    return isSiteKey(database, consoleUser, { siteKey: site.siteKey, portalKey }, now);
  }
  if (found.portal_id !== site.portalId) return false;
  return found.event_id === null || found.event_id === site.eventId;
}
