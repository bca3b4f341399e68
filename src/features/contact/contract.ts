import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { textsBodyMaxBytes } from '#kernel/limits.ts';

/** Longer than anything valid, so that the field's own rule names the problem. */
const typed = v.optional(v.pipe(v.string(), maxLetters(20_000)), '');

export const sendContact = endpoint({
  name: 'sendContact',
  who: 'activeVisitor',
  at: 'detail',
  method: 'POST',
  path: 'contact/{portalId}[/{eventId}]/{contentId}/{detailId}',
  summary:
    'Sends a message to the contact of a page; at most five an hour from one address. 404: the page has no contact form [PROFILE-045].',
  body: v.object({ name: typed, email: typed, contents: typed }),
  bodyMaxBytes: textsBodyMaxBytes,
  answer: v.object({ done: v.literal(true) }),
});
