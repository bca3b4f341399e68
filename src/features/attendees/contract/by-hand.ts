import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { noteLettersMax, reasonLettersMax } from '#features/my-ticket/rules/ticket-note.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { idSchema } from '#kernel/schema.ts';

/* An attendee who is checked in by hand, at the desk of the organiser. */

const ofTicket = { contentId: idSchema };
const person = { may: 'sell', proof: 'secondFactor' } as const;
const note = v.object({ text: v.string(), author: v.string(), at: v.string() });
export type AttendeeNote = v.InferOutput<typeof note>;

export const readAttendeeAtGate = consoleEndpoint({
  name: 'readAttendeeAtGate',
  method: 'GET',
  path: 'sites/{site}/attendees/{purchasedTicketId}/gate',
  summary: 'Whether an attendee can be checked in by hand, or that be taken back, and the notes at the ticket.',
  answer: v.object({
    contentId: v.number(),
    /** Why the gate does not open, in words; null: it does. */
    problem: v.nullable(v.string()),
    /** Yen to collect at the check-in. */
    toCollect: v.number(),
    /** Yen that a bank transfer was to bring and has not; they are collected, or it comes in all the same. */
    awaited: v.number(),
    checkinCount: v.number(),
    notes: v.array(note),
  }),
  ...person,
});

export const checkInByHand = consoleEndpoint({
  name: 'checkInByHand',
  method: 'POST',
  path: 'sites/{site}/attendees/{purchasedTicketId}/checkin',
  summary: 'Checks an attendee in by hand. 409 with the reason where the gate would not open.',
  bodyKind: 'json',
  body: v.object({ ...ofTicket, collected: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  answer: v.object({ checkinCount: v.number() }),
  statuses: [409],
  ...person,
});

export const undoByHand = consoleEndpoint({
  name: 'undoByHand',
  method: 'POST',
  path: 'sites/{site}/attendees/{purchasedTicketId}/undo',
  summary: 'Takes the last check-in of an attendee back, with the reason that the log has.',
  bodyKind: 'json',
  body: v.object({
    ...ofTicket,
    reason: v.pipe(v.string(), v.trim(), v.minLength(1), maxLetters(reasonLettersMax)),
  }),
  answer: v.object({ checkinCount: v.number() }),
  statuses: [409],
  ...person,
});

export const noteByHand = consoleEndpoint({
  name: 'noteByHand',
  method: 'POST',
  path: 'sites/{site}/attendees/{purchasedTicketId}/note',
  summary: 'Notes something at the ticket of an attendee, for the reception.',
  bodyKind: 'json',
  body: v.object({ text: v.pipe(v.string(), v.trim(), v.minLength(1), maxLetters(noteLettersMax)) }),
  answer: v.object({ notes: v.array(note) }),
  statuses: [409],
  ...person,
});
