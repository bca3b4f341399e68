import * as v from 'valibot';
import { endpoint } from '#kernel/endpoint.ts';
import { pageQuery, pictureSchema } from '#kernel/schema.ts';

export const siteLinkSchema = v.object({
  detailId: v.number(),
  name: v.string(),
  /** Of a speaker; '' of others. */
  affiliation: v.string(),
  thumbnail: v.nullable(pictureSchema),
  description: v.string(),
  /** null: it leads nowhere. */
  url: v.nullable(v.string()),
  isExternal: v.boolean(),
  visible: v.boolean(),
  visiblePeriod: v.boolean(),
  visibleStartDate: v.nullable(v.string()),
  visibleEndDate: v.nullable(v.string()),
});
export type SiteLink = v.InferOutput<typeof siteLinkSchema>;

const speakerSessionSchema = v.object({
  contentId: v.number(),
  detailId: v.number(),
  title: v.string(),
  startDate: v.string(),
  endDate: v.string(),
});
export type SpeakerSession = v.InferOutput<typeof speakerSessionSchema>;

export const siteLinkDetailSchema = v.object({
  ...siteLinkSchema.entries,
  /** Of a speaker: the sessions in which they speak, in the order of time. */
  sessions: v.array(speakerSessionSchema),
});
export type SiteLinkDetail = v.InferOutput<typeof siteLinkDetailSchema>;

/** The preview of a link that is not saved yet. */
export const temporaryLinkPageSchema = v.object({ url: v.string(), isExternal: siteLinkSchema.entries.isExternal });
export type TemporaryLinkPage = v.InferOutput<typeof temporaryLinkPageSchema>;

export const listSiteLinks = endpoint({
  name: 'listSiteLinks',
  who: 'anyone',
  at: 'content',
  method: 'GET',
  path: 'united_web_link/{portalId}[/{eventId}]/{contentId}',
  summary: 'The links of a content that are visible now, in the organiser’s order [LINK-014].',
  query: v.object(pageQuery),
  answer: v.object({ items: v.array(siteLinkSchema) }),
  paged: true,
});

export const readSiteLink = endpoint({
  name: 'readSiteLink',
  who: 'anyone',
  at: 'detail',
  method: 'GET',
  path: 'united_web_link/{portalId}[/{eventId}]/{contentId}/detail/{detailId}',
  summary: 'One link of a content [LINK-014]; of a speaker also the sessions in which they speak.',
  answer: siteLinkDetailSchema,
});
