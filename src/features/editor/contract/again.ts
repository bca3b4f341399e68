import * as v from 'valibot';
import { idSchema } from '#kernel/schema.ts';
import { orderMax } from '../rules/site-basics.ts';

/** An item that was taken out a moment ago: its number, and how many stood before it. */
export const againSchema = v.object({
  detailId: idSchema,
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(orderMax)),
});
