import * as v from 'valibot';
import { purchasedTicketSchema } from '#features/ticket/contract.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { idSchema, mailAddressSchema, numberSchema } from '#kernel/schema.ts';
import { listed, myTicketsSchema, portalTicketsSchema } from './contract/ticket.ts';

export {
  type MyTickets,
  myTicketsSchema,
  type PassedOnTicket,
  type PortalApplication,
  type PortalPassedOn,
  type PortalTicket,
  type PortalTickets,
  portalTicketsSchema,
  type TicketOrder,
  type UnprocessedTicket,
} from './contract/ticket.ts';

const maybe = <S extends v.GenericSchema>(schema: S) => v.nullable(schema);
const site = '{portalId}/{eventId}';
const content = `${site}/{contentId}`;
// A buyer keeps the ticket and its entry, even when the content that sold it is closed to them.
const read = { method: 'GET' } as const;
const write = { method: 'POST', statuses: [409, 410] } as const;
const ticketBody = v.object({ purchasedTicketId: idSchema });
/** Of an address as it was pasted, with what stands around it. */
const mailLettersMax = 1_000;

export const listMyTickets = endpoint({
  ...read,
  ...listed,
  name: 'listMyTickets',
  who: 'member',
  at: 'site',
  path: `mypage/ticket/${site}[/{contentId}]`,
  summary:
    'The tickets of a member at an event, or those of one content, with those that the member has passed on. With `page` in pages of 40 where there are more than 60 [TICKET-027].',
  answer: myTicketsSchema,
});

export const listPortalTickets = endpoint({
  ...read,
  ...listed,
  name: 'listPortalTickets',
  who: 'member',
  at: 'site',
  path: 'mypage/portal_ticket/{portalId}',
  summary:
    'The tickets of a member at all events of a portal, with `page` as at an event; 404 where mypage.isShowMyTicket is off [MYPAGE-011].',
  answer: portalTicketsSchema,
});

export const cancelTicket = endpoint({
  ...write,
  name: 'cancelTicket',
  who: 'activeMember',
  at: 'site',
  path: `ticket/cancel/${content}`,
  summary:
    'Cancels a ticket; 409 with a reason outside of the cancel period, or if the ticket cannot be cancelled [TICKET-116].',
  body: ticketBody,
  answer: v.object({
    purchasedTicketId: v.number(),
    canceled: v.literal(1),
    refund: v.object({ amount: v.number(), way: v.picklist(['card', 'byHand', 'none']) }),
  }),
});

const transfer = v.object({
  purchasedTicketId: v.number(),
  transferCode: maybe(v.string()),
  transferUrl: maybe(v.string()),
  transferStatus: maybe(v.picklist(['TRANSFERRING', 'TRANSFERRED'])),
  expiresAt: maybe(v.string()),
});

export const transferTicket = endpoint({
  ...write,
  name: 'transferTicket',
  who: 'activeMember',
  at: 'site',
  path: `ticket/transfer/${content}`,
  summary:
    'Makes a link, valid for 48 hours, with which another member receives the ticket [TRANSFER-003, TRANSFER-010].',
  body: ticketBody,
  answer: transfer,
});

export const cancelTransfer = endpoint({
  ...write,
  name: 'cancelTransfer',
  who: 'activeMember',
  at: 'site',
  path: `ticket/transfer/cancel/${content}`,
  summary: 'Cancels a transfer that nobody has received; the ticket stays with its owner [TRANSFER-004].',
  body: ticketBody,
  answer: transfer,
});

export const returnTicket = endpoint({
  ...write,
  name: 'returnTicket',
  who: 'activeMember',
  at: 'site',
  path: `ticket/transfer/return/${content}`,
  summary: 'Gives a received ticket back to its purchaser [TRANSFER-005].',
  body: ticketBody,
  answer: transfer,
});

export const mailTransfer = endpoint({
  ...write,
  name: 'mailTransfer',
  who: 'activeMember',
  at: 'site',
  path: `ticket/transfer/mail/${content}`,
  summary:
    'Sends the link of a running transfer by mail to the person whom the ticket is for; 409 without one, 429 after many mails.',
  body: v.object({ ...ticketBody.entries, mail: v.pipe(v.string(), maxLetters(mailLettersMax), mailAddressSchema) }),
  answer: v.object({ purchasedTicketId: v.number() }),
  statuses: [409, 410, 429],
});

const offered = v.object({
  contentId: v.number(),
  /** Who gives it, as their profile names them; '' where it does not. */
  giverName: v.string(),
  /** Until somebody receives the ticket, its number and its QR code are left out. */
  ticket: purchasedTicketSchema,
  /** Null once the ticket was received. */
  expiresAt: maybe(v.string()),
});

export const readTransfer = endpoint({
  ...read,
  name: 'readTransfer',
  who: 'visitor',
  at: 'site',
  path: `ticket/transfer/receive/${site}`,
  summary:
    'The ticket that a transfer link offers, without its QR code; 410 if the link is no longer valid [TRANSFER-010, TRANSFER-011].',
  query: v.object({ code: v.pipe(v.string(), maxLetters(200)) }),
  answer: offered,
  statuses: [410],
});

export const receiveTicket = endpoint({
  ...write,
  name: 'receiveTicket',
  who: 'activeMember',
  at: 'site',
  path: `ticket/transfer/receive/${site}`,
  summary: 'Receives the ticket of a transfer link [TRANSFER-006].',
  body: v.object({ code: v.pipe(v.string(), maxLetters(200)) }),
  answer: offered,
});

/** A ticket at the gate. `problem` says why the gate does not open. */
export const atGate = v.object({
  purchasedTicketId: v.number(),
  title: v.string(),
  code: v.string(),
  /** The name of the price. '' where the ticket has one price. */
  priceName: v.string(),
  /** The slot that the ticket won. '' without a slot. */
  slotName: v.string(),
  /** '' when no name is known. */
  holderName: v.string(),
  /** The company or school of the holder. '' where no form asks for it. */
  affiliation: v.string(),
  checkinCount: v.number(),
  lastCheckinAt: maybe(v.string()),
  /** Its last check-in can still be taken back by its code. */
  mayUndo: v.boolean(),
  /** Yen to collect now for all tickets of the order. An order that is paid at the venue is paid at once. */
  toCollect: v.number(),
  /**
   * Yen for all tickets of the order that a bank transfer was to bring and has not. Staff collect them or let the ticket
   * in all the same.
   */
  awaited: v.number(),
  /** In words. */
  problem: maybe(v.string()),
  /** What staff should know although the gate opens, in words. */
  notice: maybe(v.string()),
});
export type TicketAtGate = v.InferOutput<typeof atGate>;

export const lookUpTicket = endpoint({
  ...read,
  name: 'lookUpTicket',
  who: 'staff',
  at: 'site',
  path: `ticket/checkin/${content}`,
  summary: 'The ticket of a scanned QR code or a typed number, for reception staff [ACCESS-059].',
  query: v.object({ code: v.pipe(v.string(), maxLetters(500)) }),
  answer: atGate,
});

export const checkInTicket = endpoint({
  ...write,
  name: 'checkInTicket',
  who: 'staff',
  at: 'site',
  path: `ticket/checkin/${content}`,
  summary:
    'Checks a ticket in, for reception staff. `collected` repeats the `toCollect` or the `awaited` that the staff saw and collected; without it a ticket whose transfer is awaited comes in unpaid. 409 with a reason if the ticket does not open the gate, or if the sum to collect has changed [ACCESS-059, TICKET-077].',
  body: v.object({
    purchasedTicketId: idSchema,
    code: v.pipe(v.string(), maxLetters(500)),
    /** In yen. */
    collected: v.optional(v.pipe(numberSchema, v.integer(), v.minValue(0)), 0),
  }),
  answer: atGate,
});

export const undoCheckIn = endpoint({
  ...write,
  name: 'undoCheckIn',
  who: 'staff',
  at: 'site',
  path: `ticket/checkin/undo/${content}`,
  summary:
    'Takes the last check-in of a ticket back, within five minutes after it, for reception staff; money that was collected stays recorded. 409 later.',
  body: v.object({ purchasedTicketId: idSchema, code: lookUpTicket.query.entries.code }),
  answer: atGate,
  statuses: [409],
});

/** By which a device works that has opened a link for staff. */
export const linkToken = v.pipe(v.string(), v.minLength(20), maxLetters(100));
const openedReception = {
  /** What the organiser calls the link. */
  name: v.string(),
  until: v.string(),
  gates: v.array(v.object({ contentId: v.number(), title: v.string() })),
  /** Visitors are found by name. */
  mayFind: v.boolean(),
  /** Where the console opened it for an operator: the page of the console that did, as a path on this host. */
  consolePath: maybe(v.string()),
};
const openedSchema = v.object(openedReception);
export type OpenedReception = v.InferOutput<typeof openedSchema>;

export const enterReception = endpoint({
  name: 'enterReception',
  who: 'anyone',
  at: 'outside',
  method: 'POST',
  path: 'reception/{portalId}/{eventId}/enter',
  summary:
    'Opens a link for staff on this device, and answers the token by which the device works; 410 when the link is over, has not begun, or never was.',
  body: v.object({ token: linkToken }),
  answer: v.object({ ...openedReception, gateToken: v.string() }),
  statuses: [410, 429],
});

export const readReception = endpoint({
  name: 'readReception',
  who: 'anyone',
  at: 'outside',
  method: 'POST',
  path: 'reception/{portalId}/{eventId}',
  summary: 'The gates of a device that has opened a link for staff; 410 when the link is over.',
  body: v.object({ gateToken: linkToken }),
  answer: openedSchema,
  statuses: [410],
});

export const lookUpAtReception = endpoint({
  name: 'lookUpAtReception',
  who: 'anyone',
  at: 'outside',
  method: 'POST',
  path: `reception/${content}/look`,
  summary: 'The ticket of a code, as `lookUpTicket` answers it, for a device that has opened a link for staff.',
  body: v.object({ gateToken: linkToken, code: lookUpTicket.query.entries.code }),
  answer: atGate,
  statuses: [410],
});

export const checkInAtReception = endpoint({
  name: 'checkInAtReception',
  who: 'anyone',
  at: 'outside',
  method: 'POST',
  path: `reception/${content}/checkin`,
  summary: 'Checks a ticket in, as `checkInTicket` does, for a device that has opened a link for staff.',
  body: v.object({
    gateToken: linkToken,
    ...checkInTicket.body.entries,
    /** Made by the device: asked again after a lost answer, it is the same check-in. */
    entryKey: v.optional(v.pipe(v.string(), v.uuid())),
  }),
  answer: atGate,
  statuses: [409, 410],
});

export const undoAtReception = endpoint({
  name: 'undoAtReception',
  who: 'anyone',
  at: 'outside',
  method: 'POST',
  path: `reception/${content}/undo`,
  summary: 'Takes a check-in back, as `undoCheckIn` does, for a device that has opened a link for staff.',
  body: v.object({ gateToken: linkToken, ...undoCheckIn.body.entries }),
  answer: atGate,
  statuses: [409, 410],
});
