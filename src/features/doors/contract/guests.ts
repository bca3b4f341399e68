import * as v from 'valibot';
import { list } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { guestsPerCall } from '../rules/typed-guests.ts';

const mail = v.pipe(v.string(), v.trim(), v.maxLength(254));

export const listGuests = consoleEndpoint({
  name: 'listGuestsOfSite',
  method: 'GET',
  path: 'sites/{site}/guests',
  summary: 'The mail addresses that are invited to a site, a page at a time; each look is in the log.',
  query: v.object({ search: v.optional(mail), after: v.optional(mail) }),
  answer: v.object({
    entries: v.array(v.string()),
    /** `after` of the next page. */
    next: v.nullable(v.string()),
    total: v.number(),
  }),
  may: 'edit',
  proof: 'secondFactor',
});

export const inviteGuests = consoleEndpoint({
  name: 'inviteGuestsToSite',
  method: 'POST',
  path: 'sites/{site}/guests',
  summary: 'Invites mail addresses to a site, at once; 422 names those that are none, and nobody is invited then.',
  bodyKind: 'json',
  bodyMaxBytes: 256 * 1024,
  body: v.object({ mails: list(mail, guestsPerCall) }),
  answer: v.object({ added: v.number() }),
  may: 'edit',
  proof: 'secondFactor',
});

export const removeGuest = consoleEndpoint({
  name: 'removeGuestOfSite',
  method: 'POST',
  path: 'sites/{site}/guests/remove',
  summary: 'Withdraws an invitation, at once; 404 where there is none.',
  bodyKind: 'json',
  body: v.object({ mail }),
  answer: v.object({ done: v.literal(true) }),
  may: 'edit',
  proof: 'secondFactor',
});
