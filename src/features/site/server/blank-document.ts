import * as v from 'valibot';
import { languageCodes } from '#kernel/language.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import { type SiteDocument, siteDocumentSchema } from '../documents.ts';

/** The settings of a site of which nothing is known, or may be shown. */
export function blankDocument({ portalId, eventId }: SiteIdentity): SiteDocument {
  return v.parse(siteDocumentSchema, {
    kind: eventId === undefined ? 'portal' : 'event',
    portalId,
    ...(eventId !== undefined && { eventId }),
    languages: [...languageCodes],
    webSetting: { title: { jpn: '' }, isRelease: false },
  });
}
