import type { LanguageCode } from '#kernel/language.ts';
import type { Instant } from '#kernel/clock.ts';
import { formatTime, parseInstant, type PeriodState, periodState, startOfTokyoDay } from '#kernel/period.ts';
import { shownDay } from '#kernel/shown-date.ts';

export interface CouponPeriod {
  /** Whether visibleStartDate and visibleEndDate limit when it is shown and used. */
  visiblePeriod: boolean;
  visibleStartDate?: string | null | undefined;
  visibleEndDate?: string | null | undefined;
}

/** Both ends belong to the period; an end without a time is the whole day. */
export function couponState(
  { visiblePeriod, visibleStartDate, visibleEndDate }: CouponPeriod,
  now: Instant,
): PeriodState {
  if (!visiblePeriod) return 'within';
  return periodState({ start: visibleStartDate ?? undefined, end: visibleEndDate ?? undefined }, now);
}

/** A coupon is shown only inside its public period (COUPON-002). */
export function isCouponShown(coupon: CouponPeriod, now: Instant): boolean {
  return couponState(coupon, now) === 'within';
}

/** When a coupon was used, as short as today allows: `14:05`, on another day `11.23 14:05`. */
export function usedTime(usedAt: string, now: Instant, language: LanguageCode): string {
  const instant = parseInstant(usedAt) ?? now;
  const time = formatTime(instant);
  return startOfTokyoDay(instant) === startOfTokyoDay(now) ? time : `${shownDay(instant, language)} ${time}`;
}
