import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { profileEntrySchema } from '#features/profile/documents.ts';
import {
  contentReference,
  countingIf,
  countingWith,
  countingWithout,
  entryReference,
  fixedOnceSold,
  following,
  html,
  inSection,
  more,
  notAsked,
  opening,
  period,
  pictureOf,
  reference,
  severalLines,
  yen,
  endAfter,
} from '#kernel/field-meaning.ts';
import {
  type ModuleDocuments,
  nothingSchema,
  offFlag,
  pagedListSchema,
  visibleFlag,
  widgetCount,
} from '#kernel/module-documents.ts';
import { fieldRule } from '#kernel/field-rule.ts';
import {
  dateTimeSchema,
  idSchema,
  imageSchema,
  localizedTextSchema,
  mailAddressSchema,
  titleSchema,
} from '#kernel/schema.ts';
import { ticketItemRules } from './rules/lottery/ticket-item-rules.ts';
import { convenienceStores } from './rules/payment/convenience-store.ts';
import { purchaseTotalMax, ticketsPerPurchaseMax } from './rules/sale/purchase-limits.ts';
import { checkinMethods, ticketTypes } from './rules/sale/ticket.ts';

const text = v.optional(localizedTextSchema);
const date = v.optional(dateTimeSchema);
const categoryIds = v.optional(v.array(entryReference('categories')), []);
/** Whole yen: every ticket can be bought alone. */
const yenSchema = yen(purchaseTotalMax);
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));

/** How the list arranges its tickets (TICKET-004). */
export const displayTypes = ['Card', 'List'] as const;
export const categorySizes = ['large', 'middle', 'small'] as const;

const widgetSchema = v.strictObject({
  numberOfDisplay: widgetCount,
  titleVisible: visibleFlag,
  imageVisible: visibleFlag,
});
export type TicketWidget = v.InferOutput<typeof widgetSchema>;

const listSchema = v.strictObject({
  ...pagedListSchema.entries,
  displayType: v.optional(v.picklist(displayTypes), 'Card'),
});
export type TicketList = v.InferOutput<typeof listSchema>;

const categorySchema = v.strictObject({
  id: idSchema,
  size: v.picklist(categorySizes),
  name: localizedTextSchema,
  image: v.optional(imageSchema),
  /** The category above: a large one for a middle one, a middle one for a small one. */
  parentId: v.optional(entryReference('categories')),
});

const discountCodeSchema = v.strictObject({
  code: v.pipe(v.string(), v.trim(), v.minLength(1), maxLetters(64)),
  /** Yen off the price of each ticket. */
  discountPrice: v.optional(yenSchema, 0),
  isForFree: offFlag,
  availableCountPerPayments: v.optional(countSchema, 0),
  minimumAmount: v.optional(yenSchema, 0),
  targetTicketId: v.optional(reference('ticket')),
  /** How many payments may use it, over all buyers. */
  usesMax: v.optional(countSchema),
  usableFrom: date,
  usableUntil: v.optional(endAfter('usableFrom')),
});
export type DiscountCodeDocument = v.InferOutput<typeof discountCodeSchema>;

/** Whose account takes a transfer that the tickets wait for: the gateway's, or the organiser's own. */
const bankReceivers = ['Gateway', 'Organiser'] as const;

/** The payment methods that a buyer may choose. The first is chosen at first. */
const offeredMethods = ['CreditCard', 'ConvenienceStore', 'Bank', 'Local'] as const;

const paymentSchema = v.strictObject({
  methods: v.optional(v.pipe(v.array(v.picklist(offeredMethods)), v.minLength(1)), ['CreditCard']),
  convenienceStores: v.optional(v.array(v.picklist(convenienceStores)), [...convenienceStores]),
  /** Hours in which a buyer has to pay a number or a transfer (TICKET-109). */
  deadlineHours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60 * 24)), 72),
  /** The tickets come at once and the transfer later. Otherwise the money comes first. */
  isBankDeferred: v.optional(v.boolean(), true),
  /** Of a transfer that comes first. A deferred one goes to the organiser. */
  ...countingWithout('isBankDeferred', { bankReceiver: v.optional(v.picklist(bankReceivers), 'Gateway') }),
  /** The organiser's account. */
  bankAccount: severalLines(text),
  /** The text about payment at the venue. */
  localNote: severalLines(text),
  /** Gets a mail about every refund by hand, with the buyer's name and address. No call answers it. */
  organiserMail: v.optional(mailAddressSchema),
});

const receiptSchema = v.strictObject({
  issuerName: text,
  issuerAddress: severalLines(text),
  /** The number of a qualified invoice issuer: T and 13 digits. */
  registrationNumber: v.optional(v.pipe(v.string(), v.regex(/^T\d{13}$/, 'T and 13 digits'))),
});

/** The part of a ticket content that the platform reads (TICKET-019). */
const serverContentSchema = v.strictObject({
  ...more({
    /** Above the list (TICKET-126). */
    listDescription: v.optional(html()),
    entry: v.optional(
      v.strictObject({
        /** The label of the discount code field (TICKET-020). */
        discountCodeLabel: text,
        /** Questions to the buyer, beside the mail address. */
        profiles: v.optional(v.array(profileEntrySchema), []),
      }),
      {},
    ),
    /** The buyer agrees to it before a purchase. */
    terms: v.optional(v.strictObject({ title: text, body: html() })),
    /** How many of its tickets one order may have, all kinds together. */
    maxPerOrder: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ticketsPerPurchaseMax))),
    /** Shown after a purchase. */
    completePage: v.optional(v.strictObject({ title: text, body: v.optional(html()) }), {}),
    categories: v.optional(v.array(categorySchema), []),
    discountCodes: v.optional(v.array(discountCodeSchema), []),
  }),
  payment: v.optional(paymentSchema, {}),
  /** Who sells, and on what terms: the act on specified commercial transactions asks it of a sale for money. */
  seller: v.optional(html()),
  receipt: v.optional(receiptSchema, {}),
});
export type TicketServerContent = v.InferOutput<typeof serverContentSchema>;

const slotSchema = v.strictObject({
  ticketSlotId: v.pipe(idSchema, v.minValue(1)),
  name: text,
  /** Places that can be won. */
  capacity: countSchema,
  checkinPeriodStart: date,
  checkinPeriodEnd: date,
});

const priceSchema = v.strictObject({
  ticketMultiplePriceId: idSchema,
  name: localizedTextSchema,
  price: yenSchema,
  ...following('price', { isPay: v.optional(v.boolean()) }),
});

const lotterySchema = v.strictObject({
  /** When it is drawn. Applications close with the sales period. */
  drawAt: dateTimeSchema,
  /** Hours in which a winner whose card failed may pay in another way. */
  deadlineHours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60 * 24)), 72),
  /**
   * The public value that goes into the draw, in words: one text or one per language; '' is none
   * (docs/algorithms/lottery-draw.md).
   */
  publicValueSource: v.optional(v.union([v.string(), localizedTextSchema]), ''),
  /** Tickets that come free after the draw may be drawn again, among those who lost. The first draw keeps it. */
  drawsAgain: offFlag,
});

/** The place where the organiser's own QR code is shown, and the way there. */
const externalQrSchema = v.strictObject({
  name: localizedTextSchema,
  url: v.optional(v.pipe(v.string(), v.regex(/^https:\/\/[^\s/?#]+\S*$/i, 'an address that begins with https://'))),
});

const itemSchema = v.strictObject({
  /** The ticketId. */
  detailId: idSchema,
  title: titleSchema,
  description: v.optional(html()),
  image: v.optional(pictureOf(16 / 9)),
  ...more(inSection('sale', fixedOnceSold({ ticketType: v.optional(v.picklist(ticketTypes), 'NORMAL') }))),
  ...fixedOnceSold(countingWithout('enableMultiplePrice', { price: v.optional(yenSchema, 0) })),
  ...more({
    /** Without it a ticket is paid when its price is above 0. */
    ...inSection(
      'price',
      fixedOnceSold(countingWithout('enableMultiplePrice', following('price', { isPay: v.optional(v.boolean()) }))),
    ),
    ...inSection('sale', period('visiblePeriod', 'visibleStartDate', 'visibleEndDate')),
  }),
  ...fixedOnceSold(period('enableSalesPeriod', 'salesPeriodStart', 'salesPeriodEnd')),
  enableNumberSold: offFlag,
  /** The capacity, with `enableNumberSold`. A lottery takes it from its slots, or from here when it has none. */
  ...countingWith('enableNumberSold', { capacity: v.optional(countSchema, 0) }),
  ...more({
    ...inSection('sale', {
      /** Whether lists say that few are left. */
      enableFewLeft: visibleFlag,
      enablePurchasablenumber: offFlag,
      ...countingWith('enablePurchasablenumber', { purchasableNumber: v.optional(countSchema, 0) }),
    }),
    ...inSection(
      'price',
      fixedOnceSold({
        ...opening(
          { list: 'multiplePrices', id: 'ticketMultiplePriceId', name: 'name', takesOver: 'price' },
          { enableMultiplePrice: offFlag },
        ),
        ...countingWith('enableMultiplePrice', { multiplePrices: v.optional(v.array(priceSchema), []) }),
      }),
    ),
    ...inSection('companions', {
      enableCheckinUserForm: offFlag,
      ...countingWith('enableCheckinUserForm', {
        enableEntryUserForm: offFlag,
        /** Questions to companions. */
        checkinProfiles: v.optional(v.array(profileEntrySchema), []),
      }),
    }),
    ...inSection('sale', {
      enableParentTicket: offFlag,
      ...countingWith('enableParentTicket', { parentTicketIds: v.optional(v.array(reference('ticket')), []) }),
    }),
    ...inSection('categories', {
      largeCategoryIds: categoryIds,
      middleCategoryIds: categoryIds,
      smallCategoryIds: categoryIds,
    }),
    ...inSection(
      'lottery',
      countingIf('ticketType', ['LOTTERY'], {
        lottery: v.optional(lotterySchema),
        ...fixedOnceSold({ slots: v.optional(v.array(slotSchema), []) }),
        requiredSelectSlotNumber: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)), 0),
      }),
    ),
    ...inSection('admission', {
      ...fixedOnceSold({
        dynamicCheckinPeriod: offFlag,
        ...countingWith('dynamicCheckinPeriod', {
          checkinPeriodDays: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3_650)), 0),
        }),
        checkinPeriodStart: date,
        checkinPeriodEnd: date,
        enableUnlimitCheckin: offFlag,
      }),
      enableExternalQr: offFlag,
      ...countingWith('enableExternalQr', { externalQr: v.optional(externalQrSchema) }),
      checkinMethod: v.optional(v.picklist(checkinMethods), 'QR'),
    }),
    ...inSection('after', {
      ...fixedOnceSold({ cancelPeriodStart: date, cancelPeriodEnd: date, cancelFee: v.optional(yenSchema, 0) }),
      enableTransfer: visibleFlag,
    }),
    ...notAsked({ updatedAt: date }),
  }),
});
export type TicketItem = v.InferOutput<typeof itemSchema>;

/** What lists of events ask of a ticket. */
export const offerKeys = [
  'ticketType',
  'price',
  'isPay',
  'enableMultiplePrice',
  'multiplePrices',
  'visiblePeriod',
  'visibleStartDate',
  'visibleEndDate',
  'enableSalesPeriod',
  'salesPeriodStart',
  'salesPeriodEnd',
  'enableNumberSold',
  'capacity',
] as const satisfies readonly (keyof TicketItem)[];
export const offerSchema = v.pick(itemSchema, offerKeys);
export type OfferedTicket = v.InferOutput<typeof offerSchema>;

const ticketSchema = v.pipe(
  itemSchema,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- v.pipe takes a list of any length, and its types name each.
  ...(ticketItemRules.map((rule) => fieldRule<TicketItem>(...rule)) as [v.GenericPipeAction<TicketItem, TicketItem>]),
);

const exclusiveSchema = v.strictObject({
  contents: v.optional(
    v.array(
      v.strictObject({
        /** The ticket content that sells these. */
        contentId: contentReference('ticket'),
        tickets: v.pipe(v.array(v.strictObject({ id: reference('ticket', 'contentId') })), v.minLength(1)),
        purchasableCount: v.pipe(countSchema, v.minValue(1)),
      }),
    ),
    [],
  ),
});

export const ticketDocuments = [
  {
    moduleCode: 'ticket',
    widget: widgetSchema,
    list: listSchema,
    content: nothingSchema,
    serverContent: serverContentSchema,
    item: ticketSchema,
  },
  {
    moduleCode: 'ticket_exclusive_setting',
    widget: nothingSchema,
    list: nothingSchema,
    content: exclusiveSchema,
  },
] as const satisfies readonly ModuleDocuments[];

declare module '#kernel/module-documents.ts' {
  interface KnownDocuments {
    ticket: (typeof ticketDocuments)[0];
    ticket_exclusive_setting: (typeof ticketDocuments)[1];
  }
}
