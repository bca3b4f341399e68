import type { LanguageCode } from '#kernel/language.ts';
import type { Instant } from '#kernel/clock.ts';
import {
  type Bounds,
  boundless,
  boundsOf,
  formatTime,
  parseInstant,
  type PeriodState,
  startOfTokyoDay,
  stateWithin,
} from '#kernel/period.ts';
import { shownDay } from '#kernel/shown-date.ts';

export interface CouponPeriod {
  /** Whether visibleStartDate and visibleEndDate limit when it is shown and used. */
  visiblePeriod: boolean;
  visibleStartDate?: string | null | undefined;
  visibleEndDate?: string | null | undefined;
}

/** A coupon is shown only inside its public period (COUPON-002); an end without a time is the whole day. */
export function couponBounds({ visiblePeriod, visibleStartDate, visibleEndDate }: CouponPeriod): Bounds {
  if (!visiblePeriod) return boundless;
  return boundsOf({ start: visibleStartDate ?? undefined, end: visibleEndDate ?? undefined });
}

export function couponState(coupon: CouponPeriod, now: Instant): PeriodState {
  return stateWithin(couponBounds(coupon), now);
}

/** When a coupon was used, as short as today allows: `14:05`, on another day `11.23 14:05`. */
export function usedTime(usedAt: string, now: Instant, language: LanguageCode): string {
  const instant = parseInstant(usedAt) ?? now;
  const time = formatTime(instant);
  return startOfTokyoDay(instant) === startOfTokyoDay(now) ? time : `${shownDay(instant, language)} ${time}`;
}
