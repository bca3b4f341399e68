import * as v from 'valibot';
import { endpoint } from '#kernel/endpoint.ts';
import { pictureSchema } from '#kernel/schema.ts';

export const webPageContentSchema = v.object({
  detailId: v.number(),
  title: v.string(),
  /** Safe HTML. */
  body: v.string(),
  image: v.nullable(pictureSchema),
  /** Whether the page has a contact form (PROFILE-045). */
  hasContact: v.boolean(),
  /** In a list: who reads it has to log in, so the body is left out. */
  isForMembers: v.optional(v.boolean()),
});
export type WebPageContent = v.InferOutput<typeof webPageContentSchema>;

/** The preview of a page that is not saved yet. */
export const temporaryWebPageSchema = v.object({
  title: v.string(),
  body: v.string(),
  image: v.nullable(v.object({ file: pictureSchema })),
});
export type TemporaryWebPage = v.InferOutput<typeof temporaryWebPageSchema>;

const shared = {
  method: 'GET',
  answer: v.object({ contents: v.array(webPageContentSchema) }),
} as const;

export const listPortalWebPage = endpoint({
  ...shared,
  name: 'listPortalWebPage',
  who: 'anyone',
  at: 'content',
  path: 'portal_web_page/{portalId}/{contentId}',
  summary:
    'The pages of a web page content of a portal; the site shows the only page of a content directly [WEBPAGE-005].',
});

export const listEventWebPage = endpoint({
  ...shared,
  name: 'listEventWebPage',
  who: 'anyone',
  at: 'content',
  path: 'web_page/{portalId}/{eventId}/{contentId}',
  summary:
    'The pages of a web page content of an event; the site shows the only page of a content directly [WEBPAGE-006].',
});

export const readPortalWebPage = endpoint({
  ...shared,
  name: 'readPortalWebPage',
  who: 'anyone',
  at: 'detail',
  path: 'portal_web_page/{portalId}/{contentId}/{detailId}',
  summary: 'One page of a web page content of a portal, as contents[0] [WEBPAGE-005].',
});

export const readEventWebPage = endpoint({
  ...shared,
  name: 'readEventWebPage',
  who: 'anyone',
  at: 'detail',
  path: 'web_page/{portalId}/{eventId}/{contentId}/{detailId}',
  summary: 'One page of a web page content of an event, as contents[0] [WEBPAGE-006].',
});
