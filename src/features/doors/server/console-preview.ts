import { readPreview } from '#features/operator/server.ts';
import { type CallerOf, siteKey, type VisitorPorts } from '#features/site/server.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';

interface ConsolePreviews {
  /** A token that is no member's may be the pass of a preview; of a portal it shows the drafts of its events too. */
  callerOf: CallerOf;
  /** An exhibitor sees the drafts of their own booths, and the rest as it is public. */
  draftViewOf: NonNullable<VisitorPorts['draftViewOf']>;
}

/** The previews of the console, for calls whose token may be the pass of one. */
export function createConsolePreviews(database: Pick<Database, 'kysely'>, callerOf: CallerOf): ConsolePreviews {
  /** Who calls and what they see are asked for apart; the pass of a call is read once. */
  const read = new WeakMap<RequestContext, ReturnType<typeof readPreview>>();
  const passOf = async (context: RequestContext): ReturnType<typeof readPreview> => {
    const { accessToken, now } = context;
    if (accessToken === undefined) return undefined;
    const pass = read.get(context) ?? readPreview(database, accessToken, now);
    read.set(context, pass);
    return pass;
  };
  return {
    async callerOf(context, site) {
      try {
        return await callerOf(context, site);
      } catch (error) {
        const isUnknown = error instanceof Refusal && error.status === status.sessionEnded;
        if (!isUnknown || !context.isDraft) throw error;
        const shown = await passOf(context);
        if (shown === undefined) throw error;
        const isOfSite = [site.siteKey, siteKey({ portalId: site.portalId })].includes(shown.siteKey);
        return isOfSite ? 'previewLink' : undefined;
      }
    },
    async draftViewOf(context) {
      const pass = await passOf(context);
      if (pass === undefined) return undefined;
      const { siteKey: ofSite, booths, at, as, version } = pass;
      return { items: booths, at, as, old: version && { siteKey: ofSite, version } };
    },
  };
}
