import {
  type ChangeWarning,
  goneItems,
  numberOf,
  placeOf,
  type SiteChange,
} from '#features/site/rules/changes/site-change.ts';

interface CouponUses {
  contentId: number;
  couponId: number;
  uses: number;
}

/** Coupons that visitors have used, and that a publication takes away. */
export function couponWarnings(change: SiteChange, uses: readonly CouponUses[]): ChangeWarning[] {
  const isGone = goneItems(change, 'coupon');
  return uses
    .map(({ contentId, couponId, uses: count }) => ({ contentId, detailId: couponId, count }))
    .filter(isGone)
    .map(({ count, ...place }) => ({
      kind: 'couponGone',
      place: placeOf({ moduleCode: 'coupon', ...place }),
      happens: `it was used by ${numberOf(count, 'visitor')}; who counts on it no longer finds it, and the table of uses leaves it out`,
      instead:
        'end it with visiblePeriod: true and a visibleEndDate, and write the uses to a file first: hiroba coupon',
      values: { visitors: count },
    }));
}
