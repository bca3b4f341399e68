import * as v from 'valibot';
import { endpoint } from '#kernel/endpoint.ts';
import { idSchema } from '#kernel/schema.ts';

const folderItem = v.object({
  myFolderItemId: v.number(),
  name: v.string(),
  /** Inside the site, or `/media/…` below its base. */
  path: v.string(),
  /** Of a stored file, in bytes; null for a page. */
  size: v.nullable(v.number()),
  /** ISO 8601, in Tokyo time. */
  savedAt: v.string(),
});
export type MyFolderItem = v.InferOutput<typeof folderItem>;

/** Longer than anything valid, so that what is wrong is said by the rule it breaks. */
const typed = v.optional(v.pipe(v.string(), v.maxLength(2_000)), '');
const statuses = [403, 404, 461, 551, 552] as const;

export const readMyFolder = endpoint({
  name: 'readMyFolder',
  method: 'GET',
  path: 'my_folder/{portalId}[/{eventId}]',
  summary:
    'The documents and links the member has saved at this site, the newest first; 404 where my folder is off [MYPAGE-013].',
  answer: v.array(folderItem),
  statuses,
  behindDoors: true,
});

export const saveToMyFolder = endpoint({
  name: 'saveToMyFolder',
  method: 'POST',
  path: 'my_folder/add/{portalId}[/{eventId}]',
  summary:
    'Saves a path of this host under a name; what is saved already gets the new name and time. 409: the folder is full [MYPAGE-013].',
  body: v.object({ name: typed, path: typed }),
  answer: folderItem,
  statuses: [...statuses, 409, 422],
  behindDoors: true,
});

export const removeFromMyFolder = endpoint({
  name: 'removeFromMyFolder',
  method: 'POST',
  path: 'my_folder/remove/{portalId}[/{eventId}]',
  summary: 'Removes one of the member’s own; what is gone already stays gone [MYPAGE-013].',
  body: v.object({ my_folder_item_id: idSchema }),
  answer: v.object({ done: v.literal(true) }),
  statuses: [...statuses, 422],
  behindDoors: true,
});
