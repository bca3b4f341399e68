import * as v from 'valibot';
import { endpoint } from '#kernel/endpoint.ts';
import { idSchema, pageQuery, pictureSchema } from '#kernel/schema.ts';
import { streamKinds } from './rules/stream-kind.ts';
import { streamStates } from './rules/stream-state.ts';

/** What never changes while pages are kept: no state and no remaining time. */
export const liveStreamSchema = v.object({
  liveStreamId: v.number(),
  title: v.string(),
  image: v.nullable(pictureSchema),
  startDate: v.string(),
  endDate: v.string(),
  kind: v.picklist(streamKinds),
  /** Of the video at YouTube or Brightcove; '' for a channel of this server, and in lists for a stream for members. */
  id: v.string(),
  details: v.object({
    /** Names the stream in the realtime channel. */
    firebaseKey: v.string(),
  }),
});
export type LiveStream = v.InferOutput<typeof liveStreamSchema>;

export const liveStreamDetailSchema = v.object({
  ...liveStreamSchema.entries,
  /** Changes with everything that the organiser wrote of it. */
  version: v.string(),
  /** HTML. */
  description: v.string(),
  brightcove: v.nullable(v.object({ accountId: v.string(), playerId: v.string() })),
});
export type LiveStreamDetail = v.InferOutput<typeof liveStreamDetailSchema>;

/** What is true only at the instant of the answer. */
export const streamStatusSchema = v.object({
  state: v.picklist(streamStates),
  secondsToStart: v.number(),
  secondsToEnd: v.number(),
});
export type StreamStatus = v.InferOutput<typeof streamStatusSchema>;

export const liveStreamStatusesSchema = v.object({
  serverNow: v.number(),
  streams: v.array(v.object({ liveStreamId: v.number(), ...streamStatusSchema.entries })),
});
export type LiveStreamStatuses = v.InferOutput<typeof liveStreamStatusesSchema>;

export const playbackSchema = v.object({
  live_stream_playback_request_token: v.string(),
  /** The address of the list, on this host; the token is its query `token`. */
  playlist: v.string(),
  expiresAt: v.number(),
  serverNow: v.number(),
});
export type Playback = v.InferOutput<typeof playbackSchema>;

/** A caption, with its times since 1970. */
export const captionsSchema = v.array(v.object({ start: v.number(), end: v.number(), text: v.string() }));

export const listLiveStreams = endpoint({
  name: 'listLiveStreams',
  who: 'anyone',
  at: 'content',
  method: 'GET',
  path: 'live_stream/{portalId}/{eventId}/{contentId}',
  summary: 'The live streams of a content: those that are live, those to come and those that have ended [STREAM-001].',
  query: v.object(pageQuery),
  answer: v.array(liveStreamSchema),
  paged: true,
});

export const readLiveStream = endpoint({
  name: 'readLiveStream',
  who: 'anyone',
  at: 'detail',
  method: 'GET',
  path: 'live_stream/{portalId}/{eventId}/{contentId}/{detailId}',
  summary: 'One live stream of a content [STREAM-002].',
  answer: liveStreamDetailSchema,
});

export const readLiveStreamStatuses = endpoint({
  name: 'readLiveStreamStatuses',
  who: 'anyone',
  at: 'content',
  method: 'GET',
  path: 'live_stream/status/{portalId}/{eventId}/{contentId}',
  summary: 'The state of each live stream of a content, and the time on the server [STREAM-003, STREAM-004].',
  answer: liveStreamStatusesSchema,
});

export const requestPlayback = endpoint({
  name: 'requestPlayback',
  who: 'visitor',
  at: 'content',
  method: 'POST',
  path: 'live_stream/playback_request/{portalId}/{eventId}/{contentId}',
  summary:
    'A token, valid for a minute, that opens the playlist of a live stream; it is also set as a cookie. Without `liveStreamId`, it is for the stream that is live [STREAM-008].',
  body: v.object({ liveStreamId: v.optional(idSchema) }),
  answer: playbackSchema,
  statuses: [409, 410, 429],
});
