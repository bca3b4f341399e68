import * as v from 'valibot';
import { html, period, pictureOf } from '#kernel/field-meaning.ts';
import { type ModuleDocuments, nothingSchema, pagedListSchema, widgetCount } from '#kernel/module-documents.ts';
import { idSchema, titleSchema } from '#kernel/schema.ts';

const widgetSchema = v.strictObject({ numberOfDisplay: widgetCount });
export type CouponWidget = v.InferOutput<typeof widgetSchema>;

const itemSchema = v.strictObject({
  /** The couponId of the calls (COUPON-001). */
  detailId: idSchema,
  title: titleSchema,
  /** What it is worth, in a few letters: 100円引き. */
  benefit: v.optional(titleSchema),
  /** Who takes it; the site without it. */
  shop: v.optional(titleSchema),
  image: v.optional(pictureOf(16 / 9)),
  /** The conditions. */
  body: v.optional(html()),
  /** Whether visibleStartDate and visibleEndDate limit when it is shown and used (COUPON-002). */
  ...period('visiblePeriod', 'visibleStartDate', 'visibleEndDate'),
});
export type CouponItem = v.InferOutput<typeof itemSchema>;

export const couponDocuments = [
  {
    moduleCode: 'coupon',
    widget: widgetSchema,
    list: pagedListSchema,
    content: nothingSchema,
    item: itemSchema,
  },
] as const satisfies readonly ModuleDocuments[];

declare module '#kernel/module-documents.ts' {
  interface KnownDocuments {
    coupon: (typeof couponDocuments)[0];
  }
}
