import * as v from 'valibot';
import { endpoint } from '#kernel/endpoint.ts';

const picture = v.object({ path: v.string(), width: v.number(), height: v.number(), alt: v.optional(v.string()) });

export const webPageContentSchema = v.object({
  detailId: v.number(),
  title: v.string(),
  /** Safe HTML. */
  body: v.string(),
  image: v.nullable(picture),
  /** Whether the page has a contact form (PROFILE-045). */
  hasContact: v.boolean(),
});
export type WebPageContent = v.InferOutput<typeof webPageContentSchema>;

/** The preview of a page that is not saved yet. */
export const temporaryWebPageSchema = v.object({
  title: v.string(),
  body: v.string(),
  image: v.nullable(v.object({ file: picture })),
});
export type TemporaryWebPage = v.InferOutput<typeof temporaryWebPageSchema>;

const shared = {
  method: 'GET',
  answer: v.object({ contents: v.array(webPageContentSchema) }),
  statuses: [403, 404, 461],
  behindDoors: true,
} as const;

export const listPortalWebPage = endpoint({
  ...shared,
  name: 'listPortalWebPage',
  path: 'portal_web_page/{portalId}/{contentId}',
  summary: 'The pages of a web page content of a portal; a content with one page is that page [WEBPAGE-005].',
});

export const listEventWebPage = endpoint({
  ...shared,
  name: 'listEventWebPage',
  path: 'web_page/{portalId}/{eventId}/{contentId}',
  summary: 'The pages of a web page content of an event; a content with one page is that page [WEBPAGE-006].',
});

export const readPortalWebPage = endpoint({
  ...shared,
  name: 'readPortalWebPage',
  path: 'portal_web_page/{portalId}/{contentId}/{detailId}',
  summary: 'One page of a web page content of a portal, as contents[0] [WEBPAGE-005].',
});

export const readEventWebPage = endpoint({
  ...shared,
  name: 'readEventWebPage',
  path: 'web_page/{portalId}/{eventId}/{contentId}/{detailId}',
  summary: 'One page of a web page content of an event, as contents[0] [WEBPAGE-006].',
});
