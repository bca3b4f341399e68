import { type MouseEvent, useState } from 'react';
import { randomUuid } from '#kernel/random-id.ts';
import { importPart } from '#web/parts/import-part.ts';
import { useLanguage, useTexts } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { useLater } from '#web/site/use-later.ts';
import { useServerNow } from '#web/site/use-server-now.ts';
import { cryptoRandom } from '#web/storage/crypto-random.ts';
import { Button } from '#web/ui/button.tsx';
import type { Coupon } from '../contract.ts';
import { usedTime } from '../rules/coupon-period.ts';
import { awayFrom } from '../rules/shown-use.ts';
import { useUsedCoupons } from './coupon-cards.tsx';
import { couponTexts } from './coupon-texts.ts';
import { LoginLink } from '#web/site/login-link.tsx';
import type { UseScreenProps } from './use-screen.tsx';

const loadScreen = () =>
  importPart(() => import('./use-screen.tsx')).then(({ UseScreen: Part }) => ({ texts: [couponTexts], Part }));

interface UseCouponProps {
  coupon: Coupon;
  contentId: number;
  shop: string;
}

/** An opened screen: where its confirmation stands, and the key of its use. */
interface Opened {
  confirmAt: 'top' | 'bottom';
  key: string;
}

/** The first press: a member gets the screen for the staff, a visitor the login (COUPON-004). Used, it is grey. */
export function UseCoupon({ coupon, contentId, shop }: UseCouponProps) {
  const language = useLanguage();
  const say = useTexts(couponTexts);
  const now = useServerNow();
  const { isLoggedIn, reload } = usePersonal();
  const stored = useUsedCoupons(contentId).get(coupon.couponId);
  const [opened, setOpened] = useState<Opened & { isOpen: boolean }>();
  const [usedHere, setUsedHere] = useState<string>();
  const Screen = useLater<UseScreenProps>(opened !== undefined, loadScreen, () => setOpened(undefined));
  const usedAt = usedHere ?? stored;
  const open = (event: MouseEvent): void => {
    const confirmAt = awayFrom(event.currentTarget.getBoundingClientRect().top, window.innerHeight);
    // A screen that is opened again asks with the key of the first time: its answer may have been lost.
    setOpened({ confirmAt, key: opened?.key ?? randomUuid(cryptoRandom), isOpen: true });
  };
  return (
    <div className="hb-action-bar hb-coupon-bar">
      {usedAt === undefined ? (
        <>
          <p className="hb-coupon-hint">{isLoggedIn ? say.useHint : say.refusals.loginRequired}</p>
          {isLoggedIn ? (
            <Button kind="primary" size="large" wide onClick={open}>
              {say.use}
            </Button>
          ) : (
            <LoginLink kind="primary" size="large" wide>
              {say.loginToUse}
            </LoginLink>
          )}
        </>
      ) : (
        <>
          <p className="hb-coupon-hint">{say.usedText}</p>
          <p className="hb-coupon-used">{say.usedAt(usedTime(usedAt, now, language))}</p>
        </>
      )}
      {opened?.isOpen && Screen !== undefined ? (
        <Screen
          coupon={coupon}
          contentId={contentId}
          shop={shop}
          confirmAt={opened.confirmAt}
          useKey={opened.key}
          onUsed={(at) => {
            setUsedHere(at);
            void reload();
          }}
          onClose={() => setOpened({ ...opened, isOpen: false })}
        />
      ) : null}
    </div>
  );
}
