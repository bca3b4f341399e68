import type { Member } from '#kernel/member.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { PublishedSite } from './site-store.ts';

/** One request at one site. */
export interface Visit {
  site: PublishedSite;
  context: RequestContext;
  /**
   * The member of the access token, read when it is first needed; undefined for a visitor and for a member of another
   * realm. Throws 551 for an expired token and 552 for one whose session has ended.
   */
  member(): Promise<Member | undefined>;
}

export type MemberOf = (context: RequestContext, site: PublishedSite) => Promise<Member | undefined>;

export function openVisit(site: PublishedSite, context: RequestContext, memberOf: MemberOf): Visit {
  let reading: Promise<Member | undefined> | undefined;
  return { site, context, member: () => (reading ??= memberOf(context, site)) };
}
