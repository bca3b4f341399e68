import type { PublishedSite } from '#features/site/server.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { oncePerRequest } from '#server/http/once-per-request.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { createRateLimit } from '#server/limits/rate-limit.ts';
import { isConsoleUserKey, isForConsoleUsers } from '../rules/web-access.ts';

export interface ConsoleUsers {
  /** Whether the key is valid at the site; throws 429 to an address that tries many unknown ones. */
  exists(site: PublishedSite, consoleUser: string | undefined, context: RequestContext): Promise<boolean>;
  /** Refuses a content that is limited to console users to everybody else, with 403. */
  guardContent(site: PublishedSite, contentId: number, context: RequestContext): Promise<void>;
}

const unknownTriesPerMinute = 30;

export function createConsoleUsers(database: Database, clock: Clock): ConsoleUsers {
  const tries = createRateLimit(unknownTriesPerMinute, 60_000, clock);

  const exists: ConsoleUsers['exists'] = async (site, consoleUser, context) => {
    if (!isConsoleUserKey(consoleUser)) return false;
    if (!tries.take(context.clientAddress)) throw refuse('tooMany');
    const known = await isKnown(database, site, consoleUser);
    if (known) tries.giveBack(context.clientAddress);
    return known;
  };
  /** Several limited contents may be asked about in one request: that is one try. */
  const once = oncePerRequest<boolean>();
  const isOfSite = (site: PublishedSite, context: RequestContext): Promise<boolean> =>
    once(context, site.siteKey, () => exists(site, context.consoleUser, context));

  return {
    exists,
    async guardContent(site, contentId, context) {
      if (!isForConsoleUsers(site.modules, contentId)) return;
      if (!(await isOfSite(site, context))) throw refuse('forbidden');
    },
  };
}

async function isKnown(database: Database, site: PublishedSite, consoleUser: string): Promise<boolean> {
  const found = await database.kysely
    .selectFrom('console_user')
    .select(['portal_id', 'event_id'])
    .where('console_user', '=', consoleUser)
    .executeTakeFirst();
  if (found === undefined || found.portal_id !== site.portalId) return false;
  return found.event_id === null || found.event_id === site.eventId;
}
