import { useEffect, useState } from 'react';
import type { Instant } from '#kernel/clock.ts';
import { formatTime, parseInstant } from '#kernel/period.ts';
import { serverClock } from '#web/api/server-clock.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SuccessIcon } from '#web/ui/page-icons.tsx';
import type { Coupon, CouponSign, CouponUse } from '../contract.ts';
import { usedTime } from '../rules/coupon-period.ts';
import { ageOf, greenMs, isGreen } from '../rules/shown-use.ts';
import { couponTexts } from './coupon-texts.ts';
import { SignOfDay } from './sign-of-day.tsx';

interface UsedScreenProps {
  coupon: Coupon;
  shop: string;
  use: Omit<CouponUse, 'couponId'>;
  onClose: () => void;
}

/** Green for three minutes by the server's clock, then grey. It is never green again once it is left. */
export function UsedScreen({ coupon, shop, use, onClose }: UsedScreenProps) {
  const language = useLanguage();
  const say = useTexts(couponTexts);
  const now = useServerSeconds();
  const isRestored = useIsRestored();
  const usedAt = parseInstant(use.usedAt) ?? now;
  const sign = isGreen(usedAt, now) && !isRestored ? use.sign : null;
  const time = usedTime(use.usedAt, now, language);
  return (
    <Dialog
      open
      className={classNames('hb-coupon-screen hb-light', sign === null ? 'hb-coupon-grey' : 'hb-coupon-green')}
      title={sign === null ? say.usedAt(time) : say.screen.usedNow}
      // A slip of the finger does not end what cannot be shown again.
      dismissable={sign === null}
      onClose={onClose}
    >
      <div className="hb-coupon-shown">
        <div className="hb-coupon-what">
          <p className="hb-coupon-shop">{shop}</p>
          {coupon.benefit ? <p className="hb-coupon-worth">{coupon.benefit}</p> : null}
          <p className="hb-coupon-name">{coupon.title}</p>
        </div>
        {sign === null ? <p>{say.refusals.used(time)}</p> : <Proof sign={sign} usedAt={usedAt} now={now} />}
        {use.number === '' ? null : (
          <p className="hb-coupon-number">
            <span>{say.screen.number}</span>
            <b>{use.number}</b>
          </p>
        )}
        <Button wide onClick={onClose}>
          {say.screen.close}
        </Button>
      </div>
    </Dialog>
  );
}

/** What a picture cannot show: how long ago, a clock that runs, and the sign that only staff know beforehand. */
function Proof({ sign, usedAt, now }: { sign: CouponSign; usedAt: Instant; now: Instant }) {
  const say = useTexts(couponTexts);
  const { unit, count } = ageOf(usedAt, now);
  return (
    <>
      <p className="hb-coupon-age">
        <SuccessIcon />
        <b>{unit === 'second' ? say.screen.seconds(count) : say.screen.minutes(count)}</b>
        <span>{say.screen.usedHere(withSeconds(usedAt))}</span>
      </p>
      <p className="hb-coupon-clock">
        <span>{say.screen.clock}</span>
        <b>{withSeconds(now)}</b>
      </p>
      <SignOfDay {...sign} />
      <p className="hb-coupon-until">{say.screen.greenUntil(withSeconds(usedAt + greenMs))}</p>
    </>
  );
}

/** HH:mm:ss in Tokyo. */
function withSeconds(instant: Instant): string {
  return `${formatTime(instant)}:${String(Math.floor(instant / 1_000) % 60).padStart(2, '0')}`;
}

/** The server's time, each second. */
function useServerSeconds(): Instant {
  const [now, setNow] = useState(() => serverClock.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(serverClock.now()), 1_000);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}

/** Whether the visitor left the page and came back to a kept copy of it. */
function useIsRestored(): boolean {
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => {
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) setIsRestored(true);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return isRestored;
}
