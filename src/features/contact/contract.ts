import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { textsBodyMaxBytes } from '#kernel/limits.ts';
import { contactLimits } from './rules/contact-message.ts';

const typed = (most: number) => v.optional(v.pipe(v.string(), maxLetters(most, 20_000)), '');

export const sendContact = endpoint({
  name: 'sendContact',
  who: 'activeVisitor',
  at: 'detail',
  method: 'POST',
  path: 'contact/{portalId}[/{eventId}]/{contentId}/{detailId}',
  summary:
    'Sends a message to the contact of a page; at most five an hour from one address. 404: the page has no contact form [PROFILE-045].',
  body: v.object({
    name: typed(contactLimits.name),
    email: typed(1_000),
    contents: typed(contactLimits.contents),
  }),
  bodyMaxBytes: textsBodyMaxBytes,
  answer: v.object({ done: v.literal(true) }),
});
