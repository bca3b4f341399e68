import type { SiteIdentity } from '#kernel/site-path.ts';
import { siteKey } from '../rules/site-key.ts';
import { blankDocument } from './blank-document.ts';
import type { PublishedSite } from './site-store.ts';

/** A site without any data: the same for a site that was never published and one that does not exist. */
export function blankSite({ portalId, eventId }: SiteIdentity): PublishedSite {
  return {
    siteKey: siteKey({ portalId, eventId }),
    portalId,
    eventId,
    ownDomain: undefined,
    revision: 0,
    version: 'published',
    document: blankDocument({ portalId, eventId }),
    modules: [],
    isWithdrawn: false,
    passcode: undefined,
  };
}
