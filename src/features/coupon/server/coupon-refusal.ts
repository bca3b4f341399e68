import type { Instant } from '#kernel/clock.ts';
import { formatInstant } from '#kernel/period.ts';
import { status } from '#kernel/status.ts';
import { Refusal } from '#server/http/refusal.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { usedTime } from '../rules/coupon-period.ts';
import chi from '../texts/chi.ts';
import eng from '../texts/eng.ts';
import jpn, { type CouponTexts } from '../texts/jpn.ts';
import kor from '../texts/kor.ts';
import zhtw from '../texts/zhtw.ts';

/** 404: there is no such coupon, or it is not public yet. */
export function refuseInvalid(): Refusal {
  return new Refusal(status.notFound, (language) => couponMessages[language].refusals.invalid);
}

/** 410: its period is over. */
export function refuseExpired(): Refusal {
  return new Refusal(status.gone, (language) => couponMessages[language].refusals.expired);
}

/** 409: the member used it before, and when. */
export function refuseUsed(usedAt: Instant, now: Instant): Refusal {
  const at = formatInstant(usedAt);
  return new Refusal(
    status.conflict,
    (language) => couponMessages[language].refusals.used(usedTime(at, now, language)),
    undefined,
    () => ({ reason: 'couponUsed', usedAt: at }),
  );
}

export const couponMessages: Record<LanguageCode, CouponTexts> = { jpn, eng, chi, zhtw, kor };
