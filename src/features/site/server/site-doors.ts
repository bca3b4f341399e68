import type { SiteIdentity } from '#kernel/site-path.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { PublishedSite, SiteStore } from './site-store.ts';

/** What stands between a visitor and a site, each exported by the feature that owns it; throws a refusal. */
export type Door = (site: PublishedSite, context: RequestContext) => void | Promise<void>;

export interface SiteDoors {
  /** The site of a call's address when its doors let the visitor in: 404 for an unknown site or the wrong tenant. */
  enter(identity: SiteIdentity, context: RequestContext): Promise<PublishedSite>;
  /** The site without asking its doors: for what is said before one may enter. */
  look(identity: SiteIdentity, context: RequestContext): Promise<PublishedSite>;
  mayEnter(site: PublishedSite, context: RequestContext): Promise<boolean>;
}

export function createSiteDoors(store: SiteStore, doors: readonly Door[]): SiteDoors {
  const ask = async (site: PublishedSite, context: RequestContext): Promise<void> => {
    for (const door of doors) await door(site, context);
  };
  const look = async (identity: SiteIdentity, context: RequestContext): Promise<PublishedSite> => {
    // Drafts are for previewers; nobody is one without an account.
    if (context.isDraft) throw refuse('forbidden');
    const site = await store.site(identity);
    if (site === undefined) throw refuse('notFound');
    return site;
  };
  return {
    look,
    async enter(identity, context) {
      const site = await look(identity, context);
      await ask(site, context);
      return site;
    },
    async mayEnter(site, context) {
      return ask(site, context).then(
        () => true,
        () => false,
      );
    },
  };
}
