import * as v from 'valibot';
import { profileItemSchema } from '#features/profile/contract.ts';
import { pictureSchema } from '#kernel/schema.ts';
import { checkinMethods, ticketTypes } from '../rules/sale/ticket.ts';

const maybe = <S extends v.GenericSchema>(schema: S) => v.nullable(schema);
const date = maybe(v.string());
const ids = v.array(v.number());
const slot = v.object({
  ticketSlotId: v.number(),
  name: v.string(),
  checkinPeriodStart: date,
  checkinPeriodEnd: date,
});
const multiplePrice = v.object({
  ticketMultiplePriceId: v.number(),
  name: v.string(),
  price: v.number(),
  isPay: v.boolean(),
});

/** A ticket as it is sold, in the language of the call (TICKET-006..018). Amounts are whole yen. */
export const ticketContentSchema = v.object({
  ticketId: v.number(),
  contentId: v.number(),
  title: v.string(),
  /** Safe HTML. */
  description: v.string(),
  image: maybe(pictureSchema),
  ticketType: v.picklist(ticketTypes),
  price: v.number(),
  isPay: v.boolean(),
  visiblePeriod: v.boolean(),
  visibleStartDate: date,
  visibleEndDate: date,
  enableSalesPeriod: v.boolean(),
  salesPeriodStart: date,
  salesPeriodEnd: date,
  enableNumberSold: v.boolean(),
  remainNumber: v.number(),
  /** Whether lists may say that few are left. */
  enableFewLeft: v.boolean(),
  enablePurchasablenumber: v.boolean(),
  purchasableNumber: v.number(),
  enableMultiplePrice: v.boolean(),
  multiplePrices: v.array(multiplePrice),
  enableCheckinUserForm: v.boolean(),
  enableEntryUserForm: v.boolean(),
  checkinProfiles: v.array(profileItemSchema),
  enableParentTicket: v.boolean(),
  parentTicketIds: ids,
  largeCategoryIds: ids,
  middleCategoryIds: ids,
  smallCategoryIds: ids,
  slots: v.array(slot),
  requiredSelectSlotNumber: v.number(),
  dynamicCheckinPeriod: v.boolean(),
  checkinPeriodDays: v.number(),
  checkinPeriodStart: date,
  checkinPeriodEnd: date,
  enableUnlimitCheckin: v.boolean(),
  enableExternalQr: v.boolean(),
  /** Where the organiser's own code is shown; null: in their app. */
  externalQr: maybe(v.object({ name: v.string(), url: maybe(v.string()) })),
  checkinMethod: v.picklist(checkinMethods),
  cancelPeriodStart: date,
  cancelPeriodEnd: date,
  cancelFee: v.number(),
  enableTransfer: v.boolean(),
  /** Of a lottery. */
  drawAt: date,
  updatedAt: date,
});
export type TicketContent = v.InferOutput<typeof ticketContentSchema>;
