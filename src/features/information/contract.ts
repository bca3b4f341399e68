import * as v from 'valibot';
import { endpoint } from '#kernel/endpoint.ts';
import { pageQuery, pictureSchema } from '#kernel/schema.ts';

export const informationSchema = v.object({
  /** The detailId of its address. */
  informationId: v.number(),
  title: v.string(),
  category: v.string(),
  image: v.nullable(pictureSchema),
  publicPeriod: v.boolean(),
  publicStart: v.nullable(v.string()),
  publicEnd: v.nullable(v.string()),
  createdAt: v.string(),
  publishedAt: v.string(),
  isImmediatePublished: v.boolean(),
});
export type Information = v.InferOutput<typeof informationSchema>;

const neighbour = v.nullable(v.object({ informationId: v.number(), title: v.string() }));
export type InformationNeighbour = v.InferOutput<typeof neighbour>;

export const informationContentsSchema = v.object({
  /** The requested information with its text: safe HTML. */
  contents: v.array(v.object({ ...informationSchema.entries, body: v.string() })),
  newer: neighbour,
  older: neighbour,
});
export type InformationContents = v.InferOutput<typeof informationContentsSchema>;

const list = {
  method: 'GET',
  query: v.object(pageQuery),
  answer: v.array(informationSchema),
  paged: true,
} as const;

const detail = {
  method: 'GET',
  answer: informationContentsSchema,
} as const;

export const listPortalInformation = endpoint({
  ...list,
  name: 'listPortalInformation',
  who: 'anyone',
  at: 'content',
  path: 'portal_information/{portalId}/{contentId}',
  summary: 'The news of a portal that are public now, newest first [INFO-006].',
});

export const listEventInformation = endpoint({
  ...list,
  name: 'listEventInformation',
  who: 'anyone',
  at: 'content',
  path: 'event_information/{portalId}/{eventId}/{contentId}',
  summary: 'The news of an event that are public now, newest first [INFO-006].',
});

export const readPortalInformation = endpoint({
  ...detail,
  name: 'readPortalInformation',
  who: 'anyone',
  at: 'detail',
  path: 'portal_information/{portalId}/{contentId}/{detailId}',
  summary: 'One news article of a portal, with the articles before and after it [INFO-003].',
});

export const readEventInformation = endpoint({
  ...detail,
  name: 'readEventInformation',
  who: 'anyone',
  at: 'detail',
  path: 'event_information/{portalId}/{eventId}/{contentId}/{detailId}',
  summary: 'One news article of an event, with the articles before and after it [INFO-004].',
});
