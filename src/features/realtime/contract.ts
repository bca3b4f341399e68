import * as v from 'valibot';
import { list, maxLetters } from '#kernel/bounded-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { topicsMax } from '#kernel/realtime/limits.ts';
import { topicLengthMax } from '#kernel/realtime/topics.ts';
import { flagSchema } from '#kernel/schema.ts';

const at = v.union([v.pipe(v.number(), v.safeInteger(), v.minValue(0)), v.pipe(v.string(), maxLetters(100))]);
const topic = v.pipe(v.string(), maxLetters(topicLengthMax));

const frame = v.union([
  v.object({ topic: v.string(), at: v.string(), state: v.unknown() }),
  v.object({ topic: v.string(), from: v.number(), at: v.number(), events: v.array(v.object({ at: v.number() })) }),
  v.object({ topic: v.string(), at: v.number(), isReset: v.literal(true) }),
  v.object({ topic: v.string(), refused: v.number() }),
]);

export const pollTopics = endpoint({
  name: 'pollTopics',
  who: 'visitor',
  at: 'site',
  method: 'POST',
  path: 'realtime/{portalId}[/{eventId}]',
  summary:
    'What is new in topics of the realtime channel since the given positions, for browsers whose network blocks websockets. The server waits up to 25 seconds for news before it answers [CHAT-049]. 429 where 8,000 pages of one network address are open.',
  bodyKind: 'json',
  body: v.object({
    /** The epoch that was answered with the positions. */
    epoch: v.optional(v.pipe(v.string(), maxLetters(100))),
    topics: v.optional(list(v.object({ topic, at: v.optional(at) }), topicsMax), []),
    /** Answers at once also when nothing is new. */
    isBrief: v.optional(flagSchema, true),
  }),
  bodyMaxBytes: 64 * 1024,
  answer: v.object({
    epoch: v.string(),
    now: v.number(),
    /** docs/calls.md explains them. */
    frames: v.array(frame),
  }),
  statuses: [429],
  isInDrafts: true,
});
