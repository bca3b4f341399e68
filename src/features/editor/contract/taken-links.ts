import * as v from 'valibot';
import { list } from '#kernel/bounded-schema.ts';
import { linksBackMax, orderMax } from '../rules/site-basics.ts';
import { changesSchema, partQuery } from './part-change.ts';

/** Links that went with what they led to, so that they can come back with it. */
export const takenLinks = list(
  v.object({
    part: partQuery,
    /** What brings them back. */
    changes: changesSchema,
    /** Of a part that was nothing but a link: all of it, and how many stood before it. */
    whole: v.optional(
      v.object({
        value: v.record(v.string(), v.unknown()),
        at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(orderMax)),
      }),
    ),
  }),
  linksBackMax,
);
export type TakenLink = v.InferOutput<typeof takenLinks>[number];
