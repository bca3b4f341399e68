import type { SiteIdentity } from '#kernel/site-path.ts';
import { status } from '#kernel/status.ts';
import { oncePerRequest } from '#server/http/once-per-request.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { PublishedSite, SiteStore } from './site-store.ts';

/** What stands between a visitor and a site, each exported by the feature that owns it; throws a refusal. */
export type Door = (site: PublishedSite, context: RequestContext) => void | Promise<void>;

/** Whether who asks may see the draft of a site; throws 551 and 552. */
export type MayPreview = (site: PublishedSite, context: RequestContext) => Promise<boolean>;

export interface SiteDoors {
  /**
   * The site of a call's address when its doors let the visitor in: 404 for an unknown site or the wrong tenant. In a
   * preview it is the draft, and its previewers pass every door.
   */
  enter(identity: SiteIdentity, context: RequestContext): Promise<PublishedSite>;
  /** The site without asking its doors: for what is said before one may enter. In a preview the draft. */
  look(identity: SiteIdentity, context: RequestContext): Promise<PublishedSite>;
  /** The same, the published version whatever is asked for: accounts are the same in a preview. */
  lookPublished(identity: SiteIdentity): Promise<PublishedSite>;
  /** Whether the doors let the visitor in; throws 551 and 552, which say nothing about doors. */
  mayEnter(site: PublishedSite, context: RequestContext): Promise<boolean>;
}

export function createSiteDoors(store: SiteStore, doors: readonly Door[], mayPreview: MayPreview): SiteDoors {
  const ask = async (site: PublishedSite, context: RequestContext): Promise<void> => {
    if (site.version === 'draft') return;
    for (const door of doors) await door(site, context);
  };
  const lookPublished: SiteDoors['lookPublished'] = async (identity) => {
    const site = await store.site(identity);
    if (site === undefined) throw refuse('notFound');
    return site;
  };
  const look: SiteDoors['look'] = async (identity, context) => {
    if (!context.isDraft) return lookPublished(identity);
    // Who may not see drafts learns nothing of them, not even whether there is one.
    const draft = context.accessToken === undefined ? undefined : await store.draft(identity);
    if (draft === undefined || !(await mayPreview(draft, context))) throw refuse('forbidden');
    return draft;
  };
  const enterAnew: SiteDoors['enter'] = async (identity, context) => {
    const site = await look(identity, context);
    await ask(site, context);
    return site;
  };
  /** The doors are asked once by a request, however often what answers it comes back to them. */
  const once = oncePerRequest<PublishedSite>();
  return {
    look,
    lookPublished,
    enter: (identity, context) =>
      once(context, `${identity.portalId}/${identity.eventId}`, () => enterAnew(identity, context)),
    mayEnter: (site, context) =>
      ask(site, context).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Refusal && closedDoors.includes(error.status)) return false;
          throw error;
        },
      ),
  };
}

const closedDoors: readonly number[] = [status.forbidden, status.passcodeRequired, status.tooMany];
