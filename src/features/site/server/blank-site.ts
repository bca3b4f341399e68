import * as v from 'valibot';
import { languageCodes } from '#kernel/language.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import { siteDocumentSchema } from '../documents.ts';
import { siteKey } from '../rules/site-key.ts';
import type { PublishedSite } from './site-store.ts';

/** A site without any data: the same for a site that was never published and one that does not exist. */
export function blankSite({ portalId, eventId }: SiteIdentity): PublishedSite {
  const kind = eventId === undefined ? 'portal' : 'event';
  return {
    siteKey: siteKey({ portalId, eventId }),
    portalId,
    eventId,
    ownDomain: undefined,
    revision: 0,
    version: 'published',
    document: v.parse(siteDocumentSchema, {
      kind,
      portalId,
      ...(eventId !== undefined && { eventId }),
      languages: [...languageCodes],
      webSetting: { title: { jpn: '' }, isRelease: false },
    }),
    modules: [],
    isWithdrawn: false,
    passcode: undefined,
  };
}
