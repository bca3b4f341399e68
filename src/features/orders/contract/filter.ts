import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { paymentMethods } from '#features/ticket/rules/payment/payment-method.ts';
import { searchMax } from '#kernel/console/list-limits.ts';
import { orderWishes } from '../rules/order-standing.ts';

const day = v.pipe(v.string(), v.isoDate());

/** Which orders; every part that is given has to hold. */
export const orderFilter = {
  q: v.optional(v.pipe(v.string(), maxLetters(searchMax))),
  wish: v.optional(v.picklist(orderWishes)),
  method: v.optional(v.picklist(paymentMethods)),
  /** `60-3`: ticket 3 of content 60. */
  ticket: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}-\d{1,9}$/))),
  /** The first and the last day of ordering, in Japan. */
  from: v.optional(day),
  to: v.optional(day),
};
const filterSchema = v.object(orderFilter);
export type OrderFilter = v.InferOutput<typeof filterSchema>;
