import * as v from 'valibot';
import { endpoint } from '#kernel/endpoint.ts';
import { languageCodes } from '#kernel/language.ts';
import { idSchema, pageQuery, pictureSchema } from '#kernel/schema.ts';
import { signColors } from './rules/day-sign.ts';

const event = '{portalId}/{eventId}';
const content = `${event}/{contentId}`;

export const couponSchema = v.object({
  /** The detailId of its address. */
  couponId: v.number(),
  title: v.string(),
  /** What it is worth, in a few letters. '' without. */
  benefit: v.string(),
  shop: v.string(),
  image: v.nullable(pictureSchema),
  visiblePeriod: v.boolean(),
  visibleStartDate: v.nullable(v.string()),
  visibleEndDate: v.nullable(v.string()),
});
export type Coupon = v.InferOutput<typeof couponSchema>;

/** With its conditions: safe HTML. */
export const couponDetailSchema = v.object({ ...couponSchema.entries, body: v.string() });
export type CouponDetail = v.InferOutput<typeof couponDetailSchema>;

export const listCoupons = endpoint({
  name: 'listCoupons',
  who: 'anyone',
  at: 'content',
  method: 'GET',
  path: `coupon/${content}`,
  summary: 'The coupons of a content that are public now, in the organiser’s order [COUPON-002, COUPON-010].',
  query: v.object(pageQuery),
  answer: v.array(couponSchema),
  paged: true,
});

export const readCoupon = endpoint({
  name: 'readCoupon',
  who: 'anyone',
  at: 'detail',
  method: 'GET',
  path: `coupon/${content}/{detailId}`,
  summary: 'One coupon with its conditions [COUPON-010].',
  answer: couponDetailSchema,
});

const signSchema = v.object({
  color: v.picklist(signColors),
  /** In the language of the site, which its staff read. */
  word: v.string(),
  language: v.picklist(languageCodes),
  /** The same word in the language of the visitor. */
  ownWord: v.string(),
});
export type CouponSign = v.InferOutput<typeof signSchema>;

const useSchema = v.object({
  couponId: v.number(),
  /** ISO 8601, in Tokyo time. */
  usedAt: v.string(),
  /** Four digits that tell two used coupons apart. */
  number: v.string(),
  /** The sign of the day of use; null when the three minutes of the green screen are over. */
  sign: v.nullable(signSchema),
});
export type CouponUse = v.InferOutput<typeof useSchema>;

export const consumeCoupon = endpoint({
  name: 'consumeCoupon',
  who: 'activeMember',
  at: 'content',
  method: 'POST',
  path: `coupon/consume/${content}`,
  summary:
    'Uses a coupon, once for each member. A call with the same `key` gets the same answer; with another key it is refused with 409, the reason `couponUsed` and `usedAt`. 404 for an invalid coupon, 410 for an expired one [COUPON-004, COUPON-010].',
  body: v.object({
    couponId: idSchema,
    /** Made by the page that asks, so that a lost answer is no second use. */
    key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,64}$/)),
  }),
  answer: useSchema,
  statuses: [409, 410],
});

export const readCouponSign = endpoint({
  name: 'readCouponSign',
  who: 'staff',
  at: 'site',
  method: 'GET',
  path: `coupon/staff/${event}`,
  summary:
    'For staff: the colour and the word of the day, which a coupon shows for three minutes after its use. In the first minutes of a day the answer also has those of the day before [COUPON-010].',
  answer: v.object({
    signs: v.array(
      v.object({
        /** As `2026-11-20`. */
        day: v.string(),
        color: v.picklist(signColors),
        /** By language: what visitors see in theirs. */
        words: v.record(v.string(), v.string()),
      }),
    ),
    /** ISO 8601: when the next sign begins. */
    until: v.string(),
  }),
});
export type CouponSigns = v.InferOutput<typeof readCouponSign.answer>;

/** The coupons that the member has used at this site. */
export const usedCouponsSchema = v.array(v.object({ contentId: v.number(), couponId: v.number(), usedAt: v.string() }));

declare module '#kernel/personal-facts.ts' {
  interface PersonalFacts {
    coupon: v.InferOutput<typeof usedCouponsSchema>;
  }
}
