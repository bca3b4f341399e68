/** A coupon as it is counted. */
export interface CountedCoupon {
  couponId: number;
  title: string;
  shop: string;
}

export interface DayOfUse {
  couponId: number;
  /** The Tokyo day, yyyy-MM-dd. */
  day: string;
  uses: number;
}

export interface UsesWords {
  coupon: string;
  title: string;
  shop: string;
  total: string;
}

/**
 * How often each coupon was used, as a table: a line for each coupon, even an unused one, and a column for each day
 * with a use. A coupon that is no longer shown keeps a line under its number.
 */
export function usesTable(coupons: readonly CountedCoupon[], used: readonly DayOfUse[], words: UsesWords): string[][] {
  const days = [...new Set(used.map(({ day }) => day))].toSorted();
  const shown = new Set(coupons.map(({ couponId }) => couponId));
  const gone = [...new Set(used.map(({ couponId }) => couponId))]
    .filter((couponId) => !shown.has(couponId))
    .toSorted((one, other) => one - other);
  const lines = [...coupons, ...gone.map((couponId) => ({ couponId, title: '', shop: '' }))];
  return [
    [words.coupon, words.title, words.shop, words.total, ...days],
    ...lines.map(({ couponId, title, shop }) => {
      const own = new Map(used.filter((one) => one.couponId === couponId).map(({ day, uses }) => [day, uses]));
      const total = [...own.values()].reduce((sum, uses) => sum + uses, 0);
      return [String(couponId), title, shop, ...[total, ...days.map((day) => own.get(day) ?? 0)].map(String)];
    }),
  ];
}
