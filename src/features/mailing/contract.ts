import { readMailAddress } from '#kernel/mail-address.ts';
import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { searchMax } from '#kernel/console/list-limits.ts';
import { languageCodes } from '#kernel/language.ts';
import { answersBodyMaxBytes, idMax } from '#kernel/limits.ts';
import { dateTimeSchema, idSchema, localizedTextSchema } from '#kernel/schema.ts';
import { audienceKinds, purposes } from './rules/audience.ts';
import { buttonChoices } from './rules/mailing-document.ts';
import { bodyMax, contactMax, subjectMax } from './rules/mailing-limits.ts';
import { mailingStates, recipientStates } from './rules/mailing-states.ts';

const textIn = (most: number) =>
  v.object(v.entriesFromList(languageCodes, v.exactOptional(v.pipe(v.string(), maxLetters(most)))));

/** Also reads what an earlier release has stored. */
export const mailingDocument = v.object({
  audience: v.object({
    kind: v.picklist(audienceKinds),
    ticket: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}-\d{1,9}$/))),
  }),
  purpose: v.picklist(purposes),
  subject: textIn(subjectMax),
  body: textIn(bodyMax),
  button: v.picklist(buttonChoices),
  replyTo: v.pipe(v.string(), v.transform(readMailAddress), maxLetters(254)),
  contact: v.pipe(v.string(), maxLetters(contactMax)),
});

const personal = { may: 'sell', proof: 'secondFactor' } as const;
const done = v.object({ done: v.literal(true) });
const after = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,10}$/),
    v.check((id) => Number(id) <= idMax),
  ),
);

/** How many went where. */
const counts = v.object({
  waiting: v.number(),
  held: v.number(),
  sent: v.number(),
  failed: v.number(),
  suppressed: v.number(),
  withoutAddress: v.number(),
});
export type MailingCounts = v.InferOutput<typeof counts>;

const listed = {
  mailingId: v.number(),
  state: v.picklist(mailingStates),
  audience: v.object({ kind: v.picklist(audienceKinds), ticket: v.nullable(v.string()) }),
  subject: textIn(subjectMax),
  madeBy: v.string(),
  changedAt: v.string(),
  /** When it will begin to go, as long as it waits for that. */
  plannedAt: v.nullable(v.string()),
  /** When it began to go. */
  sentAt: v.nullable(v.string()),
  sentBy: v.nullable(v.string()),
  endedAt: v.nullable(v.string()),
};
const listedMailing = v.object(listed);
export type ListedMailing = v.InferOutput<typeof listedMailing>;

export const listMailings = consoleEndpoint({
  name: 'listMailingsOfSite',
  method: 'GET',
  path: 'sites/{site}/mails',
  summary: 'The mails of a site to many people, drafts among them, the newest first.',
  query: v.object({ after }),
  answer: v.object({ entries: v.array(listedMailing), next: v.nullable(v.string()) }),
  ...personal,
});

export const readMailingDesk = consoleEndpoint({
  name: 'readMailingDesk',
  method: 'GET',
  path: 'sites/{site}/mails/desk',
  summary: 'What a mail of the site can be: its languages, whom it can be for, and where a test goes.',
  answer: v.object({
    /** Null: the site was never published, so nobody has anything to do with it. */
    languages: v.nullable(v.array(v.picklist(languageCodes))),
    isEvent: v.boolean(),
    audiences: v.array(v.picklist(audienceKinds)),
    tickets: v.array(v.object({ key: v.string(), title: localizedTextSchema })),
    /** The address of whoever asks. */
    ownMail: v.string(),
    /** News need a link that ends them: they cannot go while the server does not know its own address. */
    knowsItsAddress: v.boolean(),
  }),
  ...personal,
});

export const makeMailing = consoleEndpoint({
  name: 'makeMailing',
  method: 'POST',
  path: 'sites/{site}/mails',
  summary:
    'Begins a mail: an empty one, a copy of another, or one that tells of the changed time or place of the event.',
  bodyKind: 'json',
  body: v.variant('from', [
    v.object({ from: v.literal('nothing') }),
    v.object({ from: v.literal('change') }),
    v.object({ from: v.literal('copy'), mailingId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(idMax)) }),
  ]),
  answer: v.object({ mailingId: v.number() }),
  statuses: [409],
  ...personal,
});

export const readMailing = consoleEndpoint({
  name: 'readMailing',
  method: 'GET',
  path: 'sites/{site}/mails/{mailingId}',
  summary: 'A mail with its texts and, once it goes, how many went where.',
  answer: v.object({
    ...listed,
    edition: v.number(),
    document: mailingDocument,
    counts,
    /** Why somebody was left out, or what mail servers said, with how many; the most first. */
    reasons: v.array(v.object({ reason: v.string(), number: v.number() })),
  }),
  ...personal,
});

export const saveMailing = consoleEndpoint({
  name: 'saveMailing',
  method: 'POST',
  path: 'sites/{site}/mails/{mailingId}',
  summary:
    'Keeps a draft as it is typed. 409 where somebody else changed it meanwhile, or where it is no draft any more.',
  bodyKind: 'json',
  bodyMaxBytes: answersBodyMaxBytes,
  body: v.object({ edition: idSchema, document: mailingDocument }),
  answer: v.object({ edition: v.number() }),
  statuses: [409],
  ...personal,
});

export const removeMailing = consoleEndpoint({
  name: 'removeMailing',
  method: 'POST',
  path: 'sites/{site}/mails/{mailingId}/remove',
  summary: 'Removes a draft. 409 for a mail that was sent.',
  bodyKind: 'json',
  body: v.object({}),
  answer: done,
  statuses: [409],
  ...personal,
});

export const countRecipients = consoleEndpoint({
  name: 'countRecipientsOfMailing',
  method: 'GET',
  path: 'sites/{site}/mails/{mailingId}/audience',
  summary: 'How many would get a draft now, by the language that each reads; counted no further than 10,000.',
  answer: v.object({
    addresses: v.number(),
    isMore: v.boolean(),
    withoutAddress: v.number(),
    /** They want no news, or their address was refused for good. */
    optedOut: v.number(),
    bounced: v.number(),
    languages: v.array(v.object({ language: v.picklist(languageCodes), number: v.number() })),
  }),
  ...personal,
});

export const previewMailing = consoleEndpoint({
  name: 'previewMailing',
  method: 'GET',
  path: 'sites/{site}/mails/{mailingId}/preview',
  summary:
    'The subject of a mail as a made-up reader of a language gets it, and where the mail itself can be looked at.',
  query: v.object({ language: v.picklist(languageCodes) }),
  answer: v.object({
    /** The language that such a reader gets. */
    language: v.picklist(languageCodes),
    subject: v.string(),
    from: v.string(),
    /** On this host; for an hour. `?scheme=dark` shows it in the dark. */
    path: v.string(),
  }),
  statuses: [409],
  ...personal,
});

export const testMailing = consoleEndpoint({
  name: 'testMailing',
  method: 'POST',
  path: 'sites/{site}/mails/{mailingId}/test',
  summary: 'Sends a draft to whoever asks, and to nobody else, with a made-up reader.',
  bodyKind: 'json',
  body: v.object({ language: v.picklist(languageCodes) }),
  answer: v.object({ to: v.string() }),
  statuses: [409, 429],
  ...personal,
});

export const sendMailing = consoleEndpoint({
  name: 'sendMailing',
  method: 'POST',
  path: 'sites/{site}/mails/{mailingId}/send',
  summary:
    'Sends a draft to its audience, once, now or at a time within 400 days. 409 where it was sent before, changed meanwhile, or is not ready.',
  bodyKind: 'json',
  body: v.object({
    edition: idSchema,
    /** The readers agreed to news. */
    isAgreed: v.boolean(),
    /** Without it, now. */
    at: v.optional(dateTimeSchema),
  }),
  answer: done,
  statuses: [409],
  may: 'sell',
  proof: 'recent',
});

export const takeMailingBack = consoleEndpoint({
  name: 'takeMailingBack',
  method: 'POST',
  path: 'sites/{site}/mails/{mailingId}/take-back',
  summary: 'Makes a draft again of a mail that waits for its time. 409 where none of it waits, or it has begun to go.',
  bodyKind: 'json',
  body: v.object({}),
  answer: done,
  statuses: [409],
  ...personal,
});

export const stopMailing = consoleEndpoint({
  name: 'stopMailing',
  method: 'POST',
  path: 'sites/{site}/mails/{mailingId}/stop',
  summary: 'Stops a mail that goes out: whatever has not left stays, and can be sent later.',
  bodyKind: 'json',
  body: v.object({}),
  answer: done,
  statuses: [409],
  ...personal,
});

export const resumeMailing = consoleEndpoint({
  name: 'resumeMailing',
  method: 'POST',
  path: 'sites/{site}/mails/{mailingId}/resume',
  summary: 'Goes on with a mail that was stopped, with those who have not got it.',
  bodyKind: 'json',
  body: v.object({}),
  answer: done,
  statuses: [409],
  may: 'sell',
  proof: 'recent',
});

export const listRecipients = consoleEndpoint({
  name: 'listRecipientsOfMailing',
  method: 'GET',
  path: 'sites/{site}/mails/{mailingId}/recipients',
  summary: 'Who got a mail and who did not, by the beginning of the address; the look is logged.',
  query: v.object({
    q: v.optional(v.pipe(v.string(), maxLetters(searchMax))),
    state: v.optional(v.picklist(recipientStates)),
    /** `next` of the page before. */
    after: v.optional(v.pipe(v.string(), maxLetters(254))),
  }),
  answer: v.object({
    entries: v.array(
      v.object({
        mail: v.string(),
        language: v.picklist(languageCodes),
        state: v.picklist(recipientStates),
        reason: v.string(),
        at: v.string(),
      }),
    ),
    next: v.nullable(v.string()),
  }),
  ...personal,
});

export const readChangeToTell = consoleEndpoint({
  name: 'readChangeToTell',
  method: 'GET',
  path: 'sites/{site}/mails/change',
  summary:
    'Whether the last publication changed the time or the place of an event that people have tickets for, and no mail tells of it yet.',
  answer: v.object({
    isToTell: v.boolean(),
    /** The mail that was begun for it. */
    mailingId: v.nullable(v.number()),
  }),
  may: 'see',
});
