import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { aheadKinds } from '#kernel/ahead.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idSchema } from '#kernel/schema.ts';

const folderItem = v.object({
  myFolderItemId: v.number(),
  name: v.string(),
  /** A path inside the site, or `/media/…` below its base. */
  path: v.string(),
  /** The size of a stored file in bytes; null for a page. */
  size: v.nullable(v.number()),
  /** ISO 8601, in Tokyo time. */
  savedAt: v.string(),
});
export type MyFolderItem = v.InferOutput<typeof folderItem>;

/** Letters of the name of what is saved. */
export const folderNameMax = 200;
const readMax = 2_000;
const typed = (most: number) => v.optional(v.pipe(v.string(), maxLetters(most, readMax)), '');

const aheadSchema = v.object({
  kind: v.picklist(aheadKinds),
  title: v.string(),
  about: v.string(),
  place: v.string(),
  startDate: v.nullable(v.string()),
  endDate: v.nullable(v.string()),
  count: v.number(),
  /** The page that it leads to, with its query, inside its site. */
  path: v.string(),
  /** Its event, where a portal tells it. */
  event: v.nullable(v.object({ portalId: v.number(), eventId: v.number(), ownDomain: v.nullable(v.string()) })),
});

export const readNextUp = endpoint({
  name: 'readNextUp',
  who: 'member',
  at: 'site',
  method: 'GET',
  path: 'mypage/next_up/{portalId}[/{eventId}]',
  summary:
    'What is next for the member: the ticket that they come with, the talks, sessions and streams of favourites that follow, and messages that are not read [MYPAGE-014].',
  answer: v.object({
    ticket: v.nullable(aheadSchema),
    coming: v.array(aheadSchema),
    messages: v.array(aheadSchema),
  }),
});
export const readMyFolder = endpoint({
  name: 'readMyFolder',
  who: 'member',
  at: 'site',
  method: 'GET',
  path: 'my_folder/{portalId}[/{eventId}]',
  summary:
    'The files and links that the member has saved at this site, newest first; 404 if my folder is off [MYPAGE-013].',
  answer: v.array(folderItem),
});

export const saveToMyFolder = endpoint({
  name: 'saveToMyFolder',
  who: 'member',
  at: 'site',
  method: 'POST',
  path: 'my_folder/add/{portalId}[/{eventId}]',
  summary:
    'Saves a path of this host under a name; a path that is already saved gets the new name and time. 409: the folder is full [MYPAGE-013].',
  body: v.object({ name: typed(folderNameMax), path: typed(readMax) }),
  answer: folderItem,
  statuses: [409],
});

export const removeFromMyFolder = endpoint({
  name: 'removeFromMyFolder',
  who: 'member',
  at: 'site',
  method: 'POST',
  path: 'my_folder/remove/{portalId}[/{eventId}]',
  summary: 'Removes an item from the member’s folder; the call also succeeds if the item is already gone [MYPAGE-013].',
  body: v.object({ my_folder_item_id: idSchema }),
  answer: v.object({ done: v.literal(true) }),
});
