import * as v from 'valibot';
import { list, maxLetters } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { idSchema, idTextSchema, streamedFileSchema } from '#kernel/schema.ts';
import { searchMax } from '#kernel/console/list-limits.ts';
import { tableFileTypes } from '#kernel/table-file.ts';
import { columnsMax } from './rules/attendee-limits.ts';
import { attendeeStates, attendeeWishes } from './rules/attendee-state.ts';
import { badgeLayoutNames } from './rules/badge-layout.ts';

/** Which attendees; every part that is given has to hold. */
const filter = {
  /** Looked for in the name, the kana, the mail address, and the numbers of the ticket and the order. */
  q: v.optional(v.pipe(v.string(), maxLetters(searchMax))),
  /** `60-3`: ticket 3 of content 60. */
  ticket: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}-\d{1,9}$/))),
  /** A slot of this ticket. */
  slot: v.optional(idSchema),
  wish: v.optional(v.picklist(attendeeWishes)),
};
const filterSchema = v.object(filter);
export type AttendeeFilter = v.InferOutput<typeof filterSchema>;

const shown = {
  purchasedTicketId: v.number(),
  /** The number of the ticket, as it is printed. */
  code: v.string(),
  /** Who has the ticket now; '': nobody asked, or the member has left. */
  name: v.string(),
  kana: v.string(),
  mail: v.string(),
  ticket: v.string(),
  priceName: v.string(),
  slotName: v.string(),
  state: v.picklist(attendeeStates),
  isTransferred: v.boolean(),
  /** Whole yen that are still to be paid for it: at the venue, or by a transfer. */
  owed: v.number(),
  /** When they came in last, and the name of the link by which staff let them in. */
  checkedInAt: v.nullable(v.string()),
  gate: v.string(),
  orderNumber: v.string(),
};
const listedAttendee = v.object(shown);
export type ListedAttendee = v.InferOutput<typeof listedAttendee>;

const personal = { may: 'sell', proof: 'secondFactor' } as const;

export const listAttendees = consoleEndpoint({
  name: 'listAttendeesOfSite',
  method: 'GET',
  path: 'sites/{site}/attendees',
  summary: 'Who has a ticket of an event, or had one that was cancelled; the ticket that was ordered last comes first.',
  query: v.object({
    ...filter,
    /** `next` of the page before. */
    after: v.optional(idTextSchema),
  }),
  answer: v.object({
    entries: v.array(listedAttendee),
    next: v.nullable(v.string()),
    /** How many were found, as far as it was counted; null behind the first page. */
    found: v.nullable(v.number()),
    /** Whether there are more than were counted. */
    isMoreFound: v.boolean(),
  }),
  ...personal,
});

const column = v.object({ id: v.string(), label: v.string(), of: v.picklist(['ticket', 'buyer', 'companion']) });

export const readAttendeeDesk = consoleEndpoint({
  name: 'readAttendeeDesk',
  method: 'GET',
  path: 'sites/{site}/attendees/desk',
  summary:
    'What the list of attendees can be cut down to, and the columns of its file: the caller’s last choice is marked.',
  answer: v.object({
    tickets: v.array(
      v.object({
        contentId: v.number(),
        ticketId: v.number(),
        title: v.string(),
        slots: v.array(v.object({ slotId: v.number(), name: v.string() })),
      }),
    ),
    columns: v.array(column),
    chosen: v.array(v.string()),
    /** Questions whose answer a badge can show, and the one that asks for the company. */
    questions: v.array(v.object({ key: v.string(), label: v.string() })),
    company: v.nullable(v.string()),
  }),
  ...personal,
});

const answer = v.object({ question: v.string(), answer: v.string() });

export const readAttendee = consoleEndpoint({
  name: 'readAttendeeOfSite',
  method: 'GET',
  path: 'sites/{site}/attendees/{purchasedTicketId}',
  summary: 'One attendee with the answers to the forms, in their order and words, and when they came in.',
  answer: v.object({
    ...shown,
    price: v.number(),
    orderedAt: v.string(),
    canceledAt: v.nullable(v.string()),
    isTransferring: v.boolean(),
    /** Whoever bought still has the ticket. */
    isWithBuyer: v.boolean(),
    buyer: v.object({ name: v.string(), kana: v.string(), mail: v.string(), answers: v.array(answer) }),
    /** Of whoever comes along; empty where nobody was asked. */
    companion: v.array(answer),
    checkins: v.array(v.object({ at: v.string(), gate: v.string() })),
  }),
  ...personal,
});

const columns = v.pipe(list(v.pipe(v.string(), maxLetters(80)), columnsMax), v.minLength(1));
const wishedFile = v.variant('kind', [
  v.object({ kind: v.literal('csv'), columns }),
  v.object({ kind: v.literal('xlsx'), columns }),
  v.object({
    kind: v.literal('badges'),
    layout: v.picklist(badgeLayoutNames),
    /** The question whose answer stands below the name; '' for none. */
    question: v.pipe(v.string(), maxLetters(64)),
    /** Of this attendee alone. */
    purchasedTicketId: v.optional(idSchema),
  }),
]);
export type WishedFile = v.InferOutput<typeof wishedFile>;

export const makeAttendeeFile = consoleEndpoint({
  name: 'makeAttendeeFile',
  method: 'POST',
  path: 'sites/{site}/attendees/export',
  summary:
    'Prepares a file of the attendees that the filter finds: a table as CSV or XLSX, whose columns are kept for the next time, or badges as PDF. 409 where there are none, or too many.',
  bodyKind: 'json',
  body: v.object({ filter: filterSchema, file: wishedFile }),
  answer: v.object({
    /** Where it is, on this host: for the caller alone, once, and for ten minutes. */
    path: v.string(),
    rows: v.number(),
  }),
  statuses: [409],
  may: 'sell',
  proof: 'recent',
});

export const fetchAttendeeFile = consoleEndpoint({
  name: 'fetchAttendeeFile',
  method: 'GET',
  path: 'sites/{site}/attendees/export/{token}',
  summary: 'The file that its caller asked for, made while it is sent. 404 for anybody else, and the second time.',
  fileType: tableFileTypes,
  answer: streamedFileSchema,
  changes: true,
  statuses: [404],
  ...personal,
});
