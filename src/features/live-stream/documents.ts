import * as v from 'valibot';
import { html, pictureOf } from '#kernel/field-meaning.ts';
import { type ModuleDocuments, offFlag, pagedListSchema, visibleFlag, widgetCount } from '#kernel/module-documents.ts';
import { dateTimeSchema, idSchema, titleSchema, youtubeIdSchema } from '#kernel/schema.ts';
import { storedTimes } from './rules/stream-state.ts';

/** The number of a Brightcove account, and the key of one of its players. */
export const brightcoveSchema = v.strictObject({
  accountId: v.pipe(v.string(), v.regex(/^\d{1,20}$/, 'the number of a Brightcove account, in quotes')),
  playerId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'the key of a Brightcove player')), 'default'),
});
export type Brightcove = v.InferOutput<typeof brightcoveSchema>;

/** Where the pictures of a stream come from. */
export const streamSourceSchema = v.variant('kind', [
  /** A channel of this server, which only viewers with a playback token can read. */
  v.strictObject({
    kind: v.literal('hls'),
    channel: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'the name of a channel: letters, digits, _ and -')),
  }),
  v.strictObject({
    kind: v.literal('youtube'),
    videoId: youtubeIdSchema,
  }),
  /** Its account and player stand in the content of the module. */
  v.strictObject({
    kind: v.literal('brightcove'),
    videoId: v.pipe(v.string(), v.regex(/^(ref:)?[\w-]{1,60}$/, 'the id of a Brightcove video')),
  }),
]);

/** When and from where a stream is sent: also the part of a booth that sends one. */
export const streamEntries = {
  startDate: dateTimeSchema,
  endDate: dateTimeSchema,
  source: streamSourceSchema,
};

/** A stream is live for a while. */
export function endsAfterStart(stream: { startDate: string; endDate: string }): boolean {
  const { start, end } = storedTimes(stream);
  return start < end;
}

export const contentSchema = v.strictObject({ brightcove: v.optional(brightcoveSchema) });
export type LiveStreamContent = v.InferOutput<typeof contentSchema>;

const widgetSchema = v.strictObject({
  numberOfDisplay: widgetCount,
  titleVisible: visibleFlag,
  imageVisible: visibleFlag,
  timeVisible: visibleFlag,
  /** Also streams that have ended. */
  endedVisible: offFlag,
});
export type LiveStreamWidget = v.InferOutput<typeof widgetSchema>;

const itemSchema = v.pipe(
  v.strictObject({
    detailId: idSchema,
    title: titleSchema,
    description: v.optional(html()),
    image: v.optional(pictureOf(16 / 9)),
    ...streamEntries,
  }),
  v.check((stream) => endsAfterStart(stream), 'an endDate after startDate'),
);
export type LiveStreamItem = v.InferOutput<typeof itemSchema>;

export const liveStreamDocuments = [
  {
    moduleCode: 'live_stream',
    widget: widgetSchema,
    list: pagedListSchema,
    content: contentSchema,
    item: itemSchema,
  },
] as const satisfies readonly ModuleDocuments[];

declare module '#kernel/module-documents.ts' {
  interface KnownDocuments {
    live_stream: (typeof liveStreamDocuments)[0];
  }
}
