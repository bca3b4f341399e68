import * as v from 'valibot';
import { list, maxLetters } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { languageCodes } from '#kernel/language.ts';
import { guestsPerCall } from '../rules/typed-guests.ts';

const mail = v.pipe(v.string(), v.trim(), maxLetters(254));

export const listGuests = consoleEndpoint({
  name: 'listGuestsOfSite',
  method: 'GET',
  path: 'sites/{site}/guests',
  summary:
    'The mail addresses that are invited to a site, a page at a time, all or those with a part of one; a single letter finds those that begin with it. Each look is in the log.',
  query: v.object({ search: v.optional(mail), after: v.optional(mail) }),
  answer: v.object({
    entries: v.array(
      v.object({
        mail: v.string(),
        /** When the last mail invited them; null: none did. */
        mailedAt: v.nullable(v.string()),
      }),
    ),
    /** `after` of the next page. */
    next: v.nullable(v.string()),
    /** How many were found, as far as it was counted; null behind the first page. */
    found: v.nullable(v.number()),
    /** Whether there are more than were counted. */
    isMoreFound: v.boolean(),
    /** How many of all guests got no mail yet, as far as it was counted; null behind the first page. */
    unmailed: v.nullable(v.number()),
    isMoreUnmailed: v.boolean(),
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

export const mailGuests = consoleEndpoint({
  name: 'mailGuestsOfSite',
  method: 'POST',
  path: 'sites/{site}/guests/mail',
  summary:
    'Invites guests by mail: those who are named, or all who got none yet. Nobody is mailed twice within an hour. A call mails a part of them and says how many are left. 409 where the site is not public, or the server does not know its address.',
  bodyKind: 'json',
  bodyMaxBytes: 256 * 1024,
  body: v.object({
    mails: v.optional(list(mail, guestsPerCall)),
    /** Of the mails, as far as the site speaks it. */
    language: v.optional(v.picklist(languageCodes)),
  }),
  answer: v.object({ sent: v.number(), left: v.number() }),
  statuses: [409],
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
