import {
  accountRefusal,
  refuseBlocked,
  refuseOtherMember,
  requireActiveMember,
  requireMember,
} from '#features/account/server.ts';
import { type GuardContent, refuseInPreview } from '#features/doors/server.ts';
import {
  hasLocks,
  refuseWithdrawn,
  type Say,
  sayIn,
  type SiteDoors,
  spokenLanguage,
  type Visit,
} from '#features/site/server.ts';
import type { Endpoint, Where, Who } from '#kernel/endpoint.ts';
import { isRecord } from '#kernel/is-record.ts';
import type { Member } from '#kernel/member.ts';
import { flagSchema } from '#kernel/schema.ts';
import { parseId, type SiteIdentity, siteOf } from '#kernel/site-path.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { Entrance } from '#server/http/served-endpoint.ts';
import * as v from 'valibot';

/** What a call about a site has found on its way. */
interface EnteredCall {
  context: RequestContext;
  site: Visit['site'];
  visit: Visit;
  member: Member | undefined;
  say: Say;
}
export type CallEntrance = (...call: Parameters<Entrance>) => Promise<{ context: RequestContext } | EnteredCall>;

type Params = Parameters<Entrance>[1];
type Query = Parameters<Entrance>[2];

/**
 * Every call passes here before its handler. The contract says which site the call is about, which doors and locks it
 * passes, and who may make it. The handler is given the site, the member and the words that were found on the way.
 */
export function createCallEntrance(doors: SiteDoors, guardContent: GuardContent): CallEntrance {
  const enterSite: Record<Exclude<Where, 'nowhere'>, SiteDoors['enter']> = {
    outside: doors.look,
    account: doors.lookPublished,
    pastPasscode: doors.enterPastPasscode,
    site: doors.enter,
    content: doors.enter,
    detail: doors.enter,
  };
  return async (endpoint, params, query, request) => {
    const { who, at } = endpoint;
    const context = asksForDraft(endpoint, query) ? { ...request, isDraft: true } : request;
    if (context.isDraft && endpoint.method === 'POST' && !endpoint.isInDrafts) throw refuseInPreview(endpoint);
    if (at === 'nowhere') return { context };
    const visit = await enterSite[at](identityOf(endpoint, params, query, context), context);
    const { site } = visit;
    if ((at === 'content' || at === 'detail') && hasLocks(visit)) {
      if (site.isWithdrawn) throw refuseWithdrawn();
      const idIn = (name: string) => (params[name] === undefined ? undefined : Number(params[name]));
      const contentId = idIn('contentId');
      if (contentId !== undefined) await guardContent(visit, contentId, at === 'detail' ? idIn('detailId') : undefined);
    }
    if (who !== 'anyone') await refuseOtherMember(visit);
    const member = await admit[who](visit);
    // A preview of the console has a clock of its own.
    return {
      context: visit.context,
      site,
      visit,
      member,
      say: sayIn(site.document, spokenLanguage(site.document, context.language)),
    };
  };
}

const admit: Record<Who, (visit: Visit) => Promise<Member | undefined>> = {
  anyone: () => Promise.resolve(undefined),
  visitor: (visit) => visit.member(),
  async activeVisitor(visit) {
    const member = await visit.member();
    refuseBlocked(member);
    return member;
  },
  member: requireMember,
  activeMember: requireActiveMember,
  async staff(visit) {
    const member = await requireActiveMember(visit);
    if (!member.isStaff) throw accountRefusal('staffOnly');
    return member;
  },
  // Only previewers get to the draft, and a preview link is not a member.
  previewer: () => Promise.resolve(undefined),
};

/** A call for previewers asks for the draft, and a call whose query says so. */
function asksForDraft({ who, query: schema }: Endpoint, query: Query): boolean {
  if (who === 'previewer') return true;
  const entries = schema !== undefined && 'entries' in schema ? schema.entries : undefined;
  const isAsked = isRecord(entries) && 'is_draft' in entries;
  return isAsked && v.safeParse(flagSchema, query['is_draft']).output === true;
}

/** The site that the path names; without one, the site that the query names; else the site of the host. */
function identityOf(
  { isOfPortal }: Endpoint,
  params: Params,
  query: Query,
  { hostSite }: RequestContext,
): SiteIdentity {
  const { portalId, eventId } = params as Partial<SiteIdentity>;
  const idIn = (name: string): number | undefined => {
    const id = query[name];
    return typeof id === 'string' || typeof id === 'number' ? parseId(String(id)) : undefined;
  };
  const named =
    portalId === undefined
      ? siteOf(hostSite, { portalId: idIn('portal_id'), eventId: idIn('event_id') })
      : { portalId, eventId };
  return isOfPortal ? { portalId: named.portalId } : named;
}
