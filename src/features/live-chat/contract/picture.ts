import * as v from 'valibot';
import { endpoint } from '#kernel/endpoint.ts';
import { fileSchema } from '#kernel/schema.ts';

const place = '{portalId}[/{eventId}]/{contentId}/{dataSourceId}';

export const uploadChatPicture = endpoint({
  name: 'uploadChatPicture',
  who: 'activeMember',
  at: 'content',
  method: 'POST',
  path: `live_chat/picture/${place}`,
  summary:
    'Uploads a picture of a chat. It is encoded anew within 2048 px and without its metadata, and has no address [CHAT-047].',
  /** One file in the field `image`; its bytes decide what it is. */
  body: v.object({ image: v.optional(v.any()) }),
  bodyKind: 'multipart',
  answer: v.object({
    /** Names the picture in commit/image, for its owner only. */
    temp_path: v.string(),
  }),
  statuses: [429, 503],
});

/** As `image` of a message has it. */
export const chatPictureSchema = v.object({ id: v.string(), width: v.number(), height: v.number() });
export type ChatPicture = v.InferOutput<typeof chatPictureSchema>;

export const commitChatImage = endpoint({
  name: 'commitChatImage',
  who: 'activeMember',
  at: 'site',
  method: 'POST',
  path: '{portalId}[/{eventId}]/commit/image/',
  summary:
    'Keeps an uploaded picture of a chat and answers the stored file, which a message names; a repeat answers the same. 422 for a temp_path of others [CHAT-047].',
  body: v.object({ temp_path: v.optional(v.pipe(v.string(), v.maxLength(200)), '') }),
  answer: chatPictureSchema,
});

export const readChatPicture = endpoint({
  name: 'readChatPicture',
  who: 'member',
  at: 'content',
  method: 'GET',
  path: `live_chat/picture/${place}/{picture}`,
  summary: 'A picture for its owner and for those in its room, whole or as a thumbnail; 404 for others.',
  query: v.object({ size: v.optional(v.picklist(['whole', 'thumbnail']), 'whole') }),
  fileType: 'image/webp',
  answer: fileSchema,
});
