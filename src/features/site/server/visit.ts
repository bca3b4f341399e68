import type { Caller, Member } from '#kernel/member.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { ItemPlace, PublishedSite } from './site-store.ts';

/** One request at one site. */
export interface Visit {
  site: PublishedSite;
  context: RequestContext;
  /**
   * The owner of the access token, read when it is first needed; undefined for a visitor and for a member of another
   * realm. Throws 551 for an expired token and 552 for one whose session has ended.
   */
  caller(): Promise<Caller>;
  /** The owner of the access token if they are a member. */
  member(): Promise<Member | undefined>;
}

export type CallerOf = (context: RequestContext, site: PublishedSite) => Promise<Caller>;

/** The items to which the pass of a preview is limited; undefined: it shows the whole draft. */
export type DraftItemsOf = (context: RequestContext) => Promise<readonly ItemPlace[] | undefined>;

export function openVisit(site: PublishedSite, context: RequestContext, callerOf: CallerOf): Visit {
  let reading: Promise<Caller> | undefined;
  const caller: Visit['caller'] = () => (reading ??= callerOf(context, site));
  return {
    site,
    context,
    caller,
    async member() {
      const found = await caller();
      return found === 'previewLink' ? undefined : found;
    },
  };
}
