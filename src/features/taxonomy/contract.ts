import * as v from 'valibot';
import { endpoint } from '#kernel/endpoint.ts';
import { pictureSchema } from '#kernel/schema.ts';

export const taxonomyEntrySchema = v.object({
  detailId: v.number(),
  name: v.string(),
  /** The detailId of the one above it. */
  parentId: v.nullable(v.number()),
  description: v.string(),
  image: v.nullable(pictureSchema),
  /** A map to look at and to download; `bytes` is null where the file is missing. */
  map: v.nullable(v.object({ image: pictureSchema, bytes: v.nullable(v.number()) })),
});
export type TaxonomyEntry = v.InferOutput<typeof taxonomyEntrySchema>;

export const listTaxonomy = endpoint({
  name: 'listTaxonomy',
  who: 'anyone',
  at: 'content',
  method: 'GET',
  path: 'taxonomy/{portalId}/{eventId}/{contentId}',
  summary: 'The categories, divisions or places of an event, in the organiser’s order [SITE-028].',
  answer: v.array(taxonomyEntrySchema),
});
