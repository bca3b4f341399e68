import { useEffect, useState } from 'react';
import { status } from '#kernel/status.ts';
import { isCallError, isStatus, reasonOf } from '#web/api/call-error.ts';
import { saidOf } from '#web/api/said-of.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Coupon, CouponUse } from '../contract.ts';
import { confirmDelayMs } from '../rules/shown-use.ts';
import { consumeCoupon } from './coupon-calls.ts';
import { couponTexts } from './coupon-texts.ts';
import { LoginLink } from '#web/site/login-link.tsx';
import { UsedScreen } from './used-screen.tsx';

export interface UseScreenProps {
  coupon: Coupon;
  contentId: number;
  shop: string;
  /** Away from the press that opened the screen. */
  confirmAt: 'top' | 'bottom';
  useKey: string;
  onUsed: (usedAt: string) => void;
  onClose: () => void;
}

/** A white screen to show to the staff. Only here the coupon can be confirmed; then the screen is green, and later grey. */
export function UseScreen({ coupon, contentId, shop, confirmAt, useKey, onUsed, onClose }: UseScreenProps) {
  const context = usePageContext();
  const { screen: say } = useTexts(couponTexts);
  const [isReady, setIsReady] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const [use, setUse] = useState<Omit<CouponUse, 'couponId'>>();
  useEffect(() => {
    const timer = window.setTimeout(() => setIsReady(true), confirmDelayMs);
    return () => window.clearTimeout(timer);
  }, []);

  const confirm = async (): Promise<void> => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      const used = await consumeCoupon(context, contentId, { couponId: coupon.couponId, key: useKey });
      setUse(used);
      onUsed(used.usedAt);
    } catch (error) {
      const usedAt = usedBefore(error);
      if (usedAt === undefined) {
        setProblem(error);
      } else {
        setUse({ usedAt, number: '', sign: null });
        onUsed(usedAt);
      }
    } finally {
      setIsBusy(false);
    }
  };

  if (use !== undefined) return <UsedScreen coupon={coupon} shop={shop} use={use} onClose={onClose} />;
  return (
    <Dialog open className="hb-coupon-screen hb-light" title={say.title} closeLabel={say.close} onClose={onClose}>
      <div className="hb-coupon-asking" data-confirm={confirmAt}>
        <div className="hb-coupon-what">
          <p className="hb-coupon-shop">{shop}</p>
          {coupon.benefit ? <p className="hb-coupon-worth">{coupon.benefit}</p> : null}
          <p className="hb-coupon-name">{coupon.title}</p>
        </div>
        <div className="hb-coupon-confirm">
          <p>{say.confirmText}</p>
          {problem === undefined ? null : <Problem error={problem} />}
          <Button kind="primary" size="large" wide disabled={!isReady} busy={isBusy} onClick={() => void confirm()}>
            {isBusy ? say.confirming : say.confirm}
          </Button>
        </div>
        <Button kind="quiet" wide onClick={onClose}>
          {say.later}
        </Button>
      </div>
    </Dialog>
  );
}

/** When the coupon was used before; the refusal has the time. */
function usedBefore(error: unknown): string | undefined {
  return isCallError(error) && error.details?.reason === 'couponUsed' ? String(error.details['usedAt']) : undefined;
}

function Problem({ error }: { error: unknown }) {
  const { refusals: say, screen } = useTexts(couponTexts);
  const common = useTexts(commonTexts);
  if (reasonOf(error) === 'login') {
    return (
      <Notice kind="error">
        <p>{say.loginRequired}</p>
        <LoginLink>{screen.login}</LoginLink>
      </Notice>
    );
  }
  const isLost = isStatus(error, status.networkError, status.timeout);
  return <Notice kind="error">{isLost ? say.offline : saidOf(error, common, say.failure)}</Notice>;
}
