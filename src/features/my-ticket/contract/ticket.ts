import * as v from 'valibot';
import { eventLabelSchema } from '#features/site/contract.ts';
import { purchasedTicketSchema, ticketContentSchema } from '#features/ticket/contract.ts';
import { purchasedStatuses } from '#features/ticket/rules/purchased/purchased-status.ts';
import { list, maxLetters } from '#kernel/bounded-schema.ts';
import { idMax, pageSizeMax } from '#kernel/limits.ts';
import { pageQuery } from '#kernel/schema.ts';

/* What the lists of my tickets tell: that of an event, and that of a portal, which opens no gate. */

const maybe = <S extends v.GenericSchema>(schema: S) => v.nullable(schema);

/** One application to a lottery that is not drawn yet (TICKET-026). */
const unprocessed = v.object({
  orderId: v.string(),
  ticketId: v.number(),
  contentId: v.number(),
  number: v.number(),
  entrantId: v.string(),
  enableExtraSlot: v.boolean(),
  /** Until when it can be withdrawn; null once applications have closed. */
  withdrawUntil: maybe(v.string()),
  /** The slots of the application, the first choice first. */
  details: v.array(v.object({ priority: v.number(), ticketSlotId: v.number(), name: v.string() })),
  tickets: v.array(purchasedTicketSchema),
});
export type UnprocessedTicket = v.InferOutput<typeof unprocessed>;

export const myTicketsSchema = v.object({
  /** True for the fixed sample tickets that a previewer of a draft sees (TICKET-103). They belong to no member. */
  isSample: v.boolean(),
  /** All tickets of the member except those that are ordered and not paid. */
  purchasedTickets: v.array(purchasedTicketSchema),
  /** The tickets that are ordered and not paid. They have isUnpaidTicket. */
  unpaidTickets: v.array(purchasedTicketSchema),
  unprocessedTickets: v.array(unprocessed),
  /** The tickets above as they are on sale now. A ticket that is not on sale any more is missing. */
  ticketContents: v.array(ticketContentSchema),
  usedTicketDiscountCodes: v.array(v.object({ purchasedTicketId: v.number(), code: v.string() })),
  /**
   * The tickets that the member bought and somebody else has received. They have no number, no QR code, and nothing of
   * their holder.
   */
  passedOnTickets: v.array(v.object({ ...purchasedTicketSchema.entries, receivedAt: maybe(v.string()) })),
});
export type MyTickets = v.InferOutput<typeof myTicketsSchema>;
export type PassedOnTicket = MyTickets['passedOnTickets'][number];

/** What a list shows, in its order: a ticket by its id, or an application by that of its first ticket. */
const orderSchema = v.array(v.object({ status: v.picklist([...purchasedStatuses, 'passed_on']), name: v.number() }));
export type TicketOrder = v.InferOutput<typeof orderSchema>;

/** All tickets; with `page` those of a page, and of more than 60 `order` names all; with `tickets` those of these names. */
export const listed = {
  query: v.object({
    page: pageQuery.page,
    tickets: v.optional(
      v.pipe(
        v.string(),
        maxLetters(2_000),
        v.regex(/^\d{1,10}(,\d{1,10})*$/),
        v.transform((text) => text.split(',').map(Number)),
        list(v.pipe(v.number(), v.maxValue(idMax)), pageSizeMax),
      ),
    ),
  }),
  beside: v.object({ order: v.optional(orderSchema) }),
};

const {
  ticketContentSnapshot: _sold,
  transferCode: _code,
  transferUrl: _url,
  ...listedFields
} = purchasedTicketSchema.entries;

/** A ticket in the list of a portal, without its number, its QR code and the link of its transfer: they open a gate. */
const portalTicket = v.object({
  ...listedFields,
  eventId: v.number(),
  code: v.literal(''),
  qrString: v.null(),
  /** The ticket has a QR code, which its event shows. */
  isCodeWithheld: v.boolean(),
  ticketContentSnapshot: v.pick(ticketContentSchema, [
    'contentId',
    'title',
    'ticketType',
    'multiplePrices',
    'slots',
    'requiredSelectSlotNumber',
    'dynamicCheckinPeriod',
    'checkinPeriodDays',
    'enableUnlimitCheckin',
    'enableExternalQr',
    'drawAt',
  ]),
});
export type PortalTicket = v.InferOutput<typeof portalTicket>;

const portalPassedOn = v.object({ ...portalTicket.entries, receivedAt: maybe(v.string()) });
export type PortalPassedOn = v.InferOutput<typeof portalPassedOn>;

const portalApplication = v.object({ ...unprocessed.entries, eventId: v.number(), tickets: v.array(portalTicket) });
export type PortalApplication = v.InferOutput<typeof portalApplication>;

export const portalTicketsSchema = v.object({
  isSample: v.boolean(),
  /** Each event of which something is listed. */
  events: v.array(eventLabelSchema),
  purchasedTickets: v.array(portalTicket),
  unpaidTickets: v.array(portalTicket),
  unprocessedTickets: v.array(portalApplication),
  passedOnTickets: v.array(portalPassedOn),
});
export type PortalTickets = v.InferOutput<typeof portalTicketsSchema>;
