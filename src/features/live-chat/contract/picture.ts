import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
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
    'Uploads a picture for a chat. The server encodes it again without metadata, at most 2048 px wide and high; nobody can fetch it yet [CHAT-047].',
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
  path: '{portalId}[/{eventId}]/commit/image',
  summary:
    'Keeps an uploaded picture and answers the stored file, which a message can name; a second call answers the same file. 422 for a temp_path of somebody else [CHAT-047].',
  body: v.object({ temp_path: v.optional(v.pipe(v.string(), maxLetters(200)), '') }),
  answer: chatPictureSchema,
});

export const readChatPicture = endpoint({
  name: 'readChatPicture',
  who: 'member',
  at: 'content',
  method: 'GET',
  path: `live_chat/picture/${place}/sent/{picture}`,
  summary: 'A picture, whole or as a thumbnail, for its owner and the people in its room; 404 for everybody else.',
  query: v.object({ size: v.optional(v.picklist(['whole', 'thumbnail']), 'whole') }),
  fileType: 'image/webp',
  answer: fileSchema,
});
