import { readPreview } from '#features/operator/server.ts';
import { type CallerOf, siteKey, type VisitorPorts } from '#features/site/server.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import { Refusal } from '#server/http/refusal.ts';

/** A token that is no member's may be the pass of a preview in the console; of a portal it shows the drafts of its events too. */
export function withPreviews(database: Pick<Database, 'kysely'>, callerOf: CallerOf): CallerOf {
  return async (context, site) => {
    try {
      return await callerOf(context, site);
    } catch (error) {
      const isUnknown = error instanceof Refusal && error.status === status.sessionEnded;
      if (!isUnknown || !context.isDraft || context.accessToken === undefined) throw error;
      const shown = await readPreview(database, context.accessToken, context.now);
      if (shown === undefined) throw error;
      const isOfSite = [site.siteKey, siteKey({ portalId: site.portalId })].includes(shown.siteKey);
      return isOfSite ? 'previewLink' : undefined;
    }
  };
}

/** An exhibitor sees the drafts of their own booths, and the rest as it is public. */
export function draftViewOf(database: Pick<Database, 'kysely'>): NonNullable<VisitorPorts['draftViewOf']> {
  return async ({ accessToken, now }) => {
    const pass = accessToken === undefined ? undefined : await readPreview(database, accessToken, now);
    return pass && { items: pass.booths, at: pass.at, as: pass.as };
  };
}
