import * as v from 'valibot';
import { cardTokenMax } from '#features/payment/rules/card-provider.ts';
import { answersSchema, profileItemSchema } from '#features/profile/contract.ts';
import { list, maxLetters } from '#kernel/bounded-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { fileSchema, flagSchema, idSchema, numberSchema, pageQuery, pictureSchema } from '#kernel/schema.ts';
import { drawQuery } from './contract/lottery.ts';
import { orderSchema } from './contract/purchased.ts';
import { ticketContentSchema } from './contract/sale.ts';
import { categorySizes, displayTypes } from './documents.ts';
import { convenienceStores } from './rules/payment/convenience-store.ts';
import { addresseeMax } from './rules/flow/purchase-post-data.ts';
import { paymentMethods } from './rules/payment/payment-method.ts';
import { ticketsPerPurchaseMax } from './rules/sale/purchase-limits.ts';
import { sellingLabels } from './rules/sale/selling-label.ts';
import { ticketTypes } from './rules/sale/ticket.ts';

export * from './contract/purchased.ts';
export { type TicketContent, ticketContentSchema } from './contract/sale.ts';

const maybe = <S extends v.GenericSchema>(schema: S) => v.nullable(schema);
const ids = v.array(v.number());

/** The settings of a ticket content apart from its tickets (TICKET-019). */
const saleSettings = v.object({
  list: v.object({ displayType: v.picklist(displayTypes), numberOfDisplayWeb: v.number() }),
  entry: v.object({
    discountCodeLabel: v.string(),
    /** Whether the sale has discount codes at all. */
    takesDiscountCodes: v.boolean(),
    profiles: v.array(profileItemSchema),
  }),
  /** null: there are no terms. `body` is safe HTML. */
  terms: maybe(v.object({ title: v.string(), body: v.string() })),
  /** Who sells, as safe HTML; '' where nothing is said. */
  seller: v.string(),
  completePage: v.object({ title: v.string(), body: v.string() }),
  payment: v.object({
    methods: v.array(v.picklist(paymentMethods)),
    convenienceStores: v.array(v.picklist(convenienceStores)),
    deadlineHours: v.number(),
    isBankDeferred: v.boolean(),
    localNote: v.string(),
  }),
  exclusionGroups: v.array(v.object({ tickets: v.array(v.object({ id: v.number() })), purchasableCount: v.number() })),
  /** How many tickets of the content one order may have; null: as many as any order. */
  maxPerOrder: maybe(v.number()),
  /** The status of each ticketId, for a visitor who has not applied (TICKET-125). */
  status: v.record(v.string(), v.picklist(sellingLabels)),
});
export type SaleSettings = v.InferOutput<typeof saleSettings>;

const orderSettings = v.pick(saleSettings, ['completePage', 'payment']);
export type OrderSettings = v.InferOutput<typeof orderSettings>;

export const ticketListSchema = v.object({
  tickets: v.array(v.object({ ticketContent: ticketContentSchema, remainingCount: maybe(v.number()) })),
  /** Safe HTML, above the list (TICKET-126). */
  listDescription: v.string(),
  settings: saleSettings,
});
export type TicketListAnswer = v.InferOutput<typeof ticketListSchema>;

export const ticketCategorySchema = v.object({
  id: v.number(),
  size: v.picklist(categorySizes),
  name: v.string(),
  image: maybe(pictureSchema),
  parentId: maybe(v.number()),
  ticketIds: ids,
});
export type TicketCategory = v.InferOutput<typeof ticketCategorySchema>;

const date = maybe(v.string());
const path = '{portalId}/{eventId}/{contentId}';
const write = {
  method: 'POST',
  bodyKind: 'json',
  statuses: [402, 409, 503],
} as const;
const typed = (most: number) => v.optional(v.pipe(v.string(), maxLetters(most)), '');

export const listTickets = endpoint({
  name: 'listTickets',
  who: 'anyone',
  at: 'content',
  method: 'GET',
  path: `ticket/${path}`,
  summary:
    'The tickets of a content that are on display, or only those in ticket_ids, with the places left of each [TICKET-112, CART-007].',
  query: v.object({
    ticket_ids: v.optional(list(idSchema, 100)),
    type: v.optional(v.picklist(ticketTypes)),
    per_page: pageQuery.per_page,
    page: pageQuery.page,
  }),
  answer: ticketListSchema,
  paged: true,
});

export const listTicketCategories = endpoint({
  name: 'listTicketCategories',
  who: 'anyone',
  at: 'content',
  method: 'GET',
  path: `ticket/category/${path}/{ticketId}`,
  summary:
    'The categories of one ticket of a content; ticketId 0 answers those of all tickets [TICKET-113, TICKET-114].',
  answer: v.object({ categories: v.array(ticketCategorySchema) }),
});

export const findDiscountCode = endpoint({
  name: 'findDiscountCode',
  who: 'visitor',
  at: 'content',
  method: 'GET',
  path: `ticket/discount_code/${path}`,
  summary:
    'Checks a discount code. 404: it is unknown or outside its period; 409: it is used up; 429: too many wrong guesses [DISCOUNT-003, DISCOUNT-004].',
  query: v.object({
    code: v.pipe(v.string(), maxLetters(200)),
    ticket_ids: v.optional(list(idSchema, 100)),
  }),
  answer: v.object({
    code: v.string(),
    discountPrice: v.number(),
    availableCountPerPayments: v.number(),
    target: maybe(v.object({ ticketId: v.number() })),
    isForFree: v.boolean(),
    minimumAmount: v.number(),
  }),
  statuses: [409],
});

/** A member's tickets, which limits, exclusion groups and parent tickets count. Empty for a visitor. */
export const readHoldings = endpoint({
  name: 'readHoldings',
  who: 'visitor',
  at: 'content',
  method: 'GET',
  path: `ticket/holdings/${path}`,
  summary:
    'The caller’s tickets of a content: owned (including those that may still become theirs), issued (the owned ones that count as parent tickets), bought (including held ones) and applied for [CART-009].',
  answer: v.object({
    ownedTicketIds: ids,
    issuedTicketIds: ids,
    boughtNumbers: v.array(v.object({ ticketId: v.number(), number: v.number() })),
    appliedTicketIds: ids,
    /** The numbers of purchases that the member has begun and not paid; they warn the member against buying twice. */
    openOrderIds: v.array(v.string()),
  }),
});

export const readLastAnswers = endpoint({
  name: 'readLastAnswers',
  who: 'activeMember',
  at: 'content',
  method: 'GET',
  path: `ticket/last_answers/${path}`,
  summary:
    'What the caller answered in their last purchases to the questions about themselves that a content asks its buyers: name, address, telephone, affiliation. Never what was said of companions.',
  answer: v.object({
    purchaserInfo: v.array(
      v.object({
        entryFormKey: v.string(),
        answerMethod: v.string(),
        textValue: v.string(),
        selectorValue: v.array(v.object({ key: v.string(), value: v.string() })),
      }),
    ),
  }),
});

/** Room for the answers of the holders of all tickets. */
const purchaseBodyMaxBytes = 1024 * 1024;

const purchaseItem = v.object({
  ticketId: idSchema,
  ticketType: v.picklist(ticketTypes),
  ticketMultiplePriceId: v.optional(maybe(idSchema), null),
  lotterySetting: v.optional(maybe(list(v.object({ priority: idSchema, ticketSlotId: idSchema }), 20)), null),
  checkinUserEmail: typed(1_000),
  checkinUserInfo: v.optional(answersSchema, []),
  updatedAt: v.optional(maybe(v.pipe(v.string(), maxLetters(100))), null),
  price: numberSchema,
  originalPrice: numberSchema,
});

/** How the order is paid. `cardId` is one of the member's cards, `token` a card for one payment. */
const paymentFields = {
  paymentMethod: v.optional(v.picklist(paymentMethods), 'CreditCard'),
  cardId: v.optional(maybe(idSchema), null),
  token: typed(cardTokenMax),
  tokenKey: typed(cardTokenMax),
  convenienceStore: v.optional(maybe(v.picklist(convenienceStores)), null),
};

export const purchaseTickets = endpoint({
  ...write,
  name: 'purchaseTickets',
  who: 'activeVisitor',
  at: 'content',
  path: `ticket/purchase/${path}`,
  summary:
    'Buys tickets or applies to a lottery. Header ticket-token: a key of 22 to 64 letters and digits, made with the cart; calls with the same key make one order. 409 has the reason `cart` and lists `problems` (PurchaseProblem) that prevent the purchase. 402 (refused), 408 (timed out) and 503 (maintenance) have the reason `payment`, and `orderId` if places are held [TICKET-115].',
  body: v.object({
    enableExtraSlot: v.optional(flagSchema, false),
    hasLottery: v.optional(flagSchema, false),
    purchaserEmail: typed(1_000),
    purchaserInfo: v.optional(answersSchema, []),
    purchaseList: v.optional(list(purchaseItem, 2 * ticketsPerPurchaseMax), []),
    ...paymentFields,
    addressee: typed(addresseeMax),
    includeReceipt: v.optional(flagSchema, false),
    ticketDiscountCode: v.optional(maybe(v.pipe(v.string(), maxLetters(200))), null),
  }),
  bodyMaxBytes: purchaseBodyMaxBytes,
  answer: orderSchema,
});

// The calls of an order belong to the site: a content that is closed later hides neither its orders nor their payment.
export const readOrder = endpoint({
  name: 'readOrder',
  who: 'visitor',
  at: 'site',
  method: 'GET',
  path: `ticket/order/${path}/{orderNumber}`,
  summary:
    'The state of an order. Only its purchaser can read a member’s order; anybody with the number can read a visitor’s [TICKET-121].',
  answer: orderSchema,
});

export const readOrderSettings = endpoint({
  name: 'readOrderSettings',
  who: 'anyone',
  at: 'site',
  method: 'GET',
  path: `ticket/order_settings/${path}/{orderNumber}`,
  summary:
    'The organiser’s texts for the buyer of an order: the thanks, and how to pay; 404 without such an order [TICKET-019].',
  answer: orderSettings,
});

export const payOrder = endpoint({
  ...write,
  name: 'payOrder',
  who: 'activeVisitor',
  at: 'site',
  path: `ticket/payment/${path}`,
  summary:
    'Pays an order whose places are held and whose last attempt failed, with the same or another payment method. 409 has the reason `order` and the current `order`, if the order does not wait for a payment [TICKET-123].',
  body: v.object({ orderId: v.pipe(v.string(), maxLetters(64)), ...paymentFields }),
  answer: orderSchema,
});

export const leaveOrder = endpoint({
  ...write,
  name: 'leaveOrder',
  who: 'visitor',
  at: 'site',
  path: `ticket/leave/${path}`,
  summary: 'Gives up an unpaid order and frees its places, unless the outcome of a payment is still open [TICKET-120].',
  body: v.object({ orderId: v.pipe(v.string(), maxLetters(64)) }),
  answer: orderSchema,
});

export const withdrawApplication = endpoint({
  method: 'POST',
  statuses: [409],
  name: 'withdrawApplication',
  who: 'activeMember',
  at: 'site',
  path: `ticket/withdraw/${path}`,
  summary:
    'Withdraws an application to a lottery while applications are open; the member may apply again. An application that lost leaves the further draws. A second call changes nothing. 409 once applications have closed, or no draw is left (docs/algorithms/lottery-draw.md).',
  body: v.object({ orderId: v.pipe(v.string(), maxLetters(64)) }),
  answer: v.object({ orderId: v.string() }),
});

const announcementSchema = v.object({
  version: v.string(),
  secretHash: v.string(),
  /** The last second in which applications are taken. It does not change after the announcement. */
  closesAt: v.string(),
  publicValueSource: v.string(),
  listHash: maybe(v.string()),
});

export const readLotteryDraw = endpoint({
  name: 'readLotteryDraw',
  who: 'visitor',
  at: 'site',
  method: 'GET',
  path: `ticket/lottery/${path}/{ticketId}`,
  summary:
    'The announcement of a lottery: the hashes, the closing and the source of the public value; after the draw also its seed (docs/algorithms/lottery-draw.md).',
  answer: v.object({
    announcement: announcementSchema,
    drawAt: date,
    drawnAt: date,
    /** null before the draw. After it there is the record. */
    seed: maybe(v.string()),
    /** The number of the caller's application; null without one. */
    entrantId: maybe(v.string()),
    /** Tickets that come free after the draw may be drawn again among those who lost. */
    drawsAgain: v.boolean(),
    /** The further draws that were made, and the one that may come, which has no seed. */
    further: v.array(
      v.object({ number: v.number(), announcement: announcementSchema, drawnAt: date, seed: maybe(v.string()) }),
    ),
    /** The caller's order that takes part in a further draw until it is withdrawn; null: none does. */
    waitingOrder: maybe(v.string()),
  }),
});

export const readLotteryRecord = endpoint({
  name: 'readLotteryRecord',
  who: 'anyone',
  at: 'site',
  method: 'GET',
  path: `ticket/lottery/record/${path}/{ticketId}`,
  summary:
    'The record of a draw, with which anybody can repeat the draw (docs/algorithms/lottery-draw.md); `draw` is the number of a further one. It never changes, so it is compressed and has an ETag; 404 before the draw.',
  query: drawQuery,
  fileType: 'application/json',
  answer: fileSchema,
});
