import * as v from 'valibot';
import { list, maxLetters } from '#kernel/bounded-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idMax, pageSizeMax } from '#kernel/limits.ts';
import { flagSchema, idSchema, pageQuery, pictureSchema } from '#kernel/schema.ts';
import { favoriteMax } from './rules/favorite-list.ts';

/** `updateDate` is ISO 8601, in Tokyo time. */
const favorite = v.object({
  contentId: v.number(),
  detailId: v.number(),
  moduleId: v.number(),
  /** ISO 8601, in Tokyo time. */
  updateDate: v.string(),
});

const face = v.object({
  title: v.string(),
  image: v.nullable(pictureSchema),
  /** Null for what has no time, as a booth. */
  startDate: v.nullable(v.string()),
  endDate: v.nullable(v.string()),
  /** Its place, hall or stand; '' without one. */
  place: v.string(),
});
/** How a favourite looks in a list; its module knows it. */
export type FavoriteFace = v.InferOutput<typeof face>;

const shownFavorite = v.object({
  ...favorite.entries,
  moduleCode: v.string(),
  /** The title of its content. */
  contentTitle: v.string(),
  /** Null if its module no longer has it or no longer shows it. */
  face: v.nullable(face),
});
export type ShownFavorite = v.InferOutput<typeof shownFavorite>;

export const setFavorites = endpoint({
  name: 'setFavorites',
  who: 'activeMember',
  at: 'site',
  method: 'POST',
  path: 'favorite/{portalId}/{eventId}',
  summary:
    'Makes a booth or a session a favourite of the member, or removes it. `isFavorite` is the wanted state; without it, the call toggles. The body is a list of one item. After a login it may bring all favourites of the visitor; items that the event no longer has are skipped. 404 if the event has none of the items, 409 if there are too many [FAV-002].',
  bodyKind: 'json',
  body: v.pipe(
    list(
      v.object({ contentId: idSchema, detailId: idSchema, moduleId: idSchema, isFavorite: v.optional(flagSchema) }),
      favoriteMax,
    ),
    v.minLength(1),
  ),
  bodyMaxBytes: 128 * 1024,
  answer: v.array(v.object({ ...favorite.entries, isFavorite: v.boolean() })),
  statuses: [409, 410],
});

/** Details as `contentId/detailId`, with commas between them. */
const detailsInQuery = v.pipe(
  v.string(),
  maxLetters(2_000),
  v.regex(/^\d{1,10}\/\d{1,10}(,\d{1,10}\/\d{1,10})*$/),
  v.transform((text) => text.split(',')),
  list(
    v.pipe(
      v.string(),
      v.check((key) => key.split('/').every((id) => Number(id) <= idMax), 'ids of details'),
    ),
    pageSizeMax,
  ),
);

export const listFavorites = endpoint({
  name: 'listFavorites',
  who: 'member',
  at: 'site',
  method: 'GET',
  path: 'favorite/{portalId}/{eventId}',
  summary:
    'The favourites of the member at this event, newest first, with what a list shows of each; 404 if favourites are off. With `page` they are in the order of their page: what is on or coming leads. More than 60 then come in pages of 40, and `order` names all; `details` asks for those of another page, so that pages fit together when a favourite goes [FAV-013].',
  query: v.object({ page: pageQuery.page, details: v.optional(detailsInQuery) }),
  answer: v.array(shownFavorite),
  beside: v.object({ order: v.optional(v.array(v.string())) }),
});

export const favoritesSchema = v.array(favorite);

declare module '#kernel/personal-facts.ts' {
  interface PersonalFacts {
    favorite: v.InferOutput<typeof favoritesSchema>;
  }
}
