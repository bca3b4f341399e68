import * as v from 'valibot';
import { playbackSchema, streamStatusSchema } from '#features/live-stream/contract.ts';
import { streamKinds } from '#features/live-stream/rules/stream-kind.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idSchema } from '#kernel/schema.ts';

const boothStreamEntries = {
  ...streamStatusSchema.entries,
  kind: v.picklist(streamKinds),
  /** The movieUuid of a channel, or the id of the video at YouTube or Brightcove; '' in lists for a booth for members. */
  id: v.string(),
  title: v.string(),
};

export const boothStreamSchema = v.object({
  ...boothStreamEntries,
  serverNow: v.number(),
  /** Changes with everything that the organiser wrote of the booth. */
  version: v.string(),
  /** Names the stream of a booth that has several, in a request to play it. */
  streamNumber: v.number(),
  brightcove: v.nullable(v.object({ accountId: v.string(), playerId: v.string() })),
});
export type BoothStreamAnswer = v.InferOutput<typeof boothStreamSchema>;

export const readBoothStream = endpoint({
  name: 'readBoothStream',
  who: 'anyone',
  at: 'content',
  method: 'GET',
  path: 'booth/stream/{portalId}/{eventId}/{contentId}/{boothId}',
  summary:
    'The current stream of a booth: the live one, otherwise the next one, otherwise the one that ended last. 404 for a booth without streams [BOOTH-033].',
  answer: boothStreamSchema,
});

export const listBoothStreams = endpoint({
  name: 'listBoothStreams',
  who: 'anyone',
  at: 'content',
  method: 'GET',
  path: 'booth/stream/{portalId}/{eventId}/{contentId}',
  summary: 'The current stream of each booth of a content that has one [BOOTH-034].',
  answer: v.object({
    serverNow: v.number(),
    streams: v.array(v.object({ boothId: v.number(), ...boothStreamEntries })),
  }),
});

export const requestBoothPlayback = endpoint({
  name: 'requestBoothPlayback',
  who: 'visitor',
  at: 'content',
  method: 'POST',
  path: 'booth/stream/playback_request/{portalId}/{eventId}/{contentId}/{boothId}',
  summary:
    'A token, valid for a minute, that opens the playlist of a booth’s stream, in the same way as live_stream/playback_request.',
  body: v.object({ streamNumber: v.optional(idSchema) }),
  answer: playbackSchema,
  statuses: [409, 410, 429],
});
