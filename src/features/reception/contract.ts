import * as v from 'valibot';
import { atGate, checkInTicket, linkToken } from '#features/my-ticket/contract.ts';
import { noteLettersMax, reasonLettersMax } from '#features/my-ticket/rules/ticket-note.ts';
import { list, maxLetters } from '#kernel/bounded-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idSchema, millisecondsSchema } from '#kernel/schema.ts';
import { entryOutcomes } from './rules/judge-entry.ts';
import { codeLettersMax, joinedAtOnce, searchLettersMax } from './rules/reception-limits.ts';

/* The calls of a device that has opened a link for staff, beside those of its gate (features/my-ticket). */

const site = '{portalId}/{eventId}';
const gate = `${site}/{contentId}`;
const call = { who: 'anyone', at: 'outside', method: 'POST' } as const;
/** Blanks alone are nothing. */
const text = (most: number) => v.pipe(v.string(), maxLetters(most), v.regex(/\S/));
const ofTicket = { gateToken: linkToken, purchasedTicketId: idSchema };

export const visitorStates = ['notYet', 'entered', 'canceled'] as const;

const foundVisitor = v.object({
  purchasedTicketId: v.number(),
  contentId: v.number(),
  name: v.string(),
  kana: v.string(),
  /** As it was sold, with its price and its slot. */
  ticket: v.string(),
  /** The end of the number, by which two of the same name are told apart. */
  numberEnd: v.string(),
  state: v.picklist(visitorStates),
  checkedInAt: v.nullable(v.string()),
});
export type FoundVisitor = v.InferOutput<typeof foundVisitor>;

export const findVisitors = endpoint({
  ...call,
  name: 'findVisitors',
  path: `reception/${site}/find`,
  summary:
    'Visitors by their name, its kana, or a number, at the gates of a link that may find them; their mail addresses and answers are neither searched nor told.',
  body: v.object({ gateToken: linkToken, q: text(searchLettersMax) }),
  answer: v.object({ entries: v.array(foundVisitor), isMore: v.boolean() }),
  statuses: [403, 410, 429],
});

const note = v.object({ text: v.string(), author: v.string(), at: v.string() });

const opened = v.object({ ticket: atGate, notes: v.array(note) });
export type OpenedVisitor = v.InferOutput<typeof opened>;

export const openVisitor = endpoint({
  ...call,
  name: 'openVisitor',
  path: `reception/${gate}/visitor`,
  summary: 'The ticket of a visitor who was found, as the gate shows it, with its notes.',
  body: v.object(ofTicket),
  answer: opened,
  statuses: [403, 410],
});

export const checkInVisitor = endpoint({
  ...call,
  name: 'checkInVisitor',
  path: `reception/${gate}/visitor/checkin`,
  summary: 'Checks a visitor who was found in without a code, as `checkInTicket` does with one.',
  body: v.object({ ...ofTicket, collected: checkInTicket.body.entries.collected }),
  answer: atGate,
  statuses: [403, 409, 410],
});

export const undoVisitor = endpoint({
  ...call,
  name: 'undoVisitor',
  path: `reception/${gate}/visitor/undo`,
  summary: 'Takes the last check-in of a day back, with the reason that the log has.',
  body: v.object({ ...ofTicket, reason: text(reasonLettersMax) }),
  answer: atGate,
  statuses: [403, 409, 410],
});

export const noteVisitor = endpoint({
  ...call,
  name: 'noteVisitor',
  path: `reception/${gate}/visitor/note`,
  summary: 'Notes something at a ticket, for whoever opens it next.',
  body: v.object({ ...ofTicket, text: text(noteLettersMax) }),
  answer: v.object({ notes: v.array(note) }),
  statuses: [403, 409, 410],
});

export const printBadge = endpoint({
  ...call,
  name: 'printBadge',
  path: `reception/${gate}/visitor/badge`,
  summary: 'The badge of one visitor, as PDF for a label printer, in base64: its address cannot have the token.',
  body: v.object(ofTicket),
  answer: v.object({ name: v.string(), pdf: v.string() }),
  statuses: [403, 410, 429],
});

export const fetchGateList = endpoint({
  ...call,
  name: 'fetchGateList',
  path: `reception/${site}/list`,
  summary:
    'The tickets of the gates of a link, for a device that may lose its network: codes as keyed hashes, with when and how often each comes in; signed. 409 where there are too many.',
  body: v.object({ gateToken: linkToken }),
  answer: v.object({
    /** JSON, in the shape of `GateList`; signed as it stands. */
    list: v.string(),
    /** ECDSA over P-256 with SHA-256, in base64. */
    signature: v.string(),
    /** The key by which the device checks it: raw, in base64. */
    publicKey: v.string(),
  }),
  statuses: [409, 410, 429],
});

const entry = v.object({
  /** Made by the device for this entry: sent again, it is the same one. */
  key: v.pipe(v.string(), v.uuid()),
  listKey: v.pipe(v.string(), maxLetters(64)),
  contentId: idSchema,
  purchasedTicketId: idSchema,
  code: text(codeLettersMax),
  /** By the clock of the device, in milliseconds. */
  at: millisecondsSchema,
});

const joined = v.object({
  key: v.string(),
  outcome: v.picklist(entryOutcomes),
  /** Of a double entry the other one; of a ticket that changed, when it did. */
  otherAt: v.nullable(v.string()),
  otherGate: v.nullable(v.string()),
});
export type JoinedAnswer = v.InferOutput<typeof joined>;

export const joinEntries = endpoint({
  ...call,
  name: 'joinEntries',
  path: `reception/${site}/join`,
  summary:
    'Takes whom a gate let in without a network, each once however often it is sent, and says of each what became of it. A link that was ended meanwhile still tells of those before.',
  bodyKind: 'json',
  body: v.object({
    gateToken: linkToken,
    /** The same in all calls of a device, to tell devices of one link apart. */
    device: v.pipe(v.string(), v.uuid()),
    /** The clock of the device as it sends this. */
    deviceNow: entry.entries.at,
    entries: v.pipe(list(entry, joinedAtOnce), v.minLength(1)),
  }),
  answer: v.object({ entries: v.array(joined) }),
  statuses: [410],
});

const doubt = v.object({
  gateEntryId: v.number(),
  outcome: v.picklist(entryOutcomes),
  ticket: v.string(),
  numberEnd: v.string(),
  gate: v.string(),
  scannedAt: v.string(),
  joinedAt: v.string(),
  otherAt: v.nullable(v.string()),
  otherGate: v.nullable(v.string()),
  /** Who has looked into it; null: nobody yet. */
  settledBy: v.nullable(v.string()),
});
export const doubtSchema = doubt;
export type GateDoubt = v.InferOutput<typeof doubt>;

export const listDoubts = endpoint({
  ...call,
  name: 'listDoubts',
  path: `reception/${site}/doubts`,
  summary: 'Entries without a network, at the gates of a link, about which somebody has to decide: the latest first.',
  body: v.object({ gateToken: linkToken }),
  answer: v.object({ entries: v.array(doubt) }),
  statuses: [410],
});

export const boardSchema = v.object({
  at: v.string(),
  title: v.string(),
  checkedIn: v.number(),
  expected: v.number(),
  tickets: v.array(v.object({ title: v.string(), checkedIn: v.number(), expected: v.number() })),
  gates: v.array(v.object({ name: v.string(), checkedIn: v.number() })),
  /** The last quarters of an hour, the present one last. */
  quarters: v.array(v.object({ from: v.string(), checkedIn: v.number() })),
  sessions: v.array(v.object({ from: v.string(), until: v.string(), title: v.string(), venue: v.string() })),
});
export type Board = v.InferOutput<typeof boardSchema>;

export const readBoard = endpoint({
  ...call,
  name: 'readBoard',
  path: `reception/${site}/board`,
  summary:
    'How many have come, for a screen on a wall: no personal data. Asked as often as one likes, it is counted once a second.',
  body: v.object({ gateToken: linkToken }),
  answer: boardSchema,
  statuses: [410],
});
