import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { textsBodyMaxBytes } from '#kernel/limits.ts';
import { idSchema } from '#kernel/schema.ts';
import { reportReasons } from '../rules/safety/report-rules.ts';

/** Why, and in the words of who reports. */
export const reportFields = {
  reason: v.picklist(reportReasons),
  /** Longer than anything valid, so that the broken rule names the problem and not this limit. */
  text: v.optional(v.pipe(v.string(), maxLetters(10_000)), ''),
};

export const reportPerson = endpoint({
  name: 'reportPerson',
  // A person whom the organiser has blocked or suspended may report too.
  who: 'member',
  at: 'content',
  method: 'POST',
  path: 'live_chat/report/{portalId}[/{eventId}]/{contentId}/{dataSourceId}',
  summary:
    'Reports a person to the organiser, or one of their messages with up to five messages around it. Reporting the same message again changes nothing.',
  body: v.object({
    userId: idSchema,
    ...reportFields,
    /** The reported message, in a room that the caller is in. */
    roomId: v.optional(idSchema),
    index: v.optional(v.pipe(idSchema, v.minValue(1))),
  }),
  bodyMaxBytes: textsBodyMaxBytes,
  answer: v.object({ reported: v.literal(true) }),
  statuses: [429],
});
