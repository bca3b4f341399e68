import type { Instant } from '#kernel/clock.ts';
import { formatInstant } from '#kernel/period.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import { usedTime } from '../rules/coupon-period.ts';
import { couponMessages as texts } from './coupon-messages.ts';

/** 404: there is no such coupon, or it is not public yet. */
export function refuseInvalid(): Refusal {
  return new Refusal(status.notFound, (language) => texts[language].refusals.invalid);
}

/** 410: its period is over. */
export function refuseExpired(): Refusal {
  return new Refusal(status.gone, (language) => texts[language].refusals.expired);
}

/** 409: the member used it before, and when. */
export function refuseUsed(usedAt: Instant, now: Instant): Refusal {
  const at = formatInstant(usedAt);
  return new Refusal(
    status.conflict,
    (language) => texts[language].refusals.used(usedTime(at, now, language)),
    undefined,
    () => ({ reason: 'couponUsed', usedAt: at }),
  );
}
