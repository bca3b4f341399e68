import type { Personal } from '#features/account/web.ts';
import { saidDate, unbroken } from '#kernel/said-date.ts';
import { pictureSizes } from '#web/site/picture-sizes.ts';
import { useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import { usePersonal } from '#web/site/personal.ts';
import { PageLink } from '#web/site/site-link.tsx';
import { SitePicture } from '#web/site/site-picture.tsx';
import { useServerNow } from '#web/site/use-server-now.ts';
import { TicketIcon } from '#web/ui/icons.tsx';
import type { Coupon } from '../contract.ts';
import { usedTime } from '../rules/coupon-period.ts';
import { couponTexts } from './coupon-texts.ts';
import './coupon.css';

export interface CouponCardsProps {
  coupons: readonly Coupon[];
  contentId: number;
  /** The level of the coupons' headings, below that of the page or of the section. */
  heading?: 'h2' | 'h3';
}

/** Coupons as cards. What the member has used says so when their data has come; the place for it is kept. */
export function CouponCards({ coupons, contentId, heading = 'h2' }: CouponCardsProps) {
  const usedAt = useUsedCoupons(contentId);
  return (
    <ul className="hb-coupons">
      {coupons.map((coupon) => (
        <li key={coupon.couponId}>
          <CouponCard coupon={coupon} contentId={contentId} usedAt={usedAt.get(coupon.couponId)} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

/** When the member used the coupons of a content, by their ids. */
export function useUsedCoupons(contentId: number): ReadonlyMap<number, string> {
  const { personal } = usePersonal<Personal>();
  const used = personal?.coupon.filter((one) => one.contentId === contentId) ?? [];
  return new Map(used.map(({ couponId, usedAt }) => [couponId, usedAt]));
}

interface CouponCardProps {
  coupon: Coupon;
  contentId: number;
  usedAt: string | undefined;
  heading: 'h2' | 'h3';
}

function CouponCard({ coupon, contentId, usedAt, heading: Heading }: CouponCardProps) {
  const language = useLanguage();
  const say = useTexts(couponTexts);
  const now = useServerNow();
  const { couponId, title, benefit, shop, image } = coupon;
  return (
    <article className="hb-card hb-coupon" data-used={usedAt === undefined ? undefined : ''}>
      {image ? (
        <SitePicture className="hb-coupon-picture" picture={image} alt="" ratio="16-9" sizes={pictureSizes.card} />
      ) : (
        <span className="hb-coupon-blank">
          <TicketIcon />
        </span>
      )}
      <div className="hb-coupon-text">
        {benefit ? <p className="hb-coupon-benefit">{benefit}</p> : null}
        <Heading className="hb-card-title">
          <PageLink
            className="hb-card-link"
            page="moduleDetail"
            params={{ moduleCode: 'coupon', contentId, detailId: couponId }}
          >
            {title}
          </PageLink>
        </Heading>
        {shop ? <p className="hb-card-lead">{shop}</p> : null}
        <p className="hb-coupon-foot">
          <CouponEnd coupon={coupon} />
        </p>
        {usedAt === undefined ? null : <p className="hb-coupon-mark">{say.usedAt(usedTime(usedAt, now, language))}</p>}
      </div>
    </article>
  );
}

/** Until when a coupon can be used, in words. */
export function CouponEnd({ coupon }: { coupon: Pick<Coupon, 'visiblePeriod' | 'visibleEndDate'> }) {
  const { language, now } = usePageContext();
  const say = useTexts(couponTexts);
  const end = coupon.visiblePeriod ? unbroken(saidDate(coupon.visibleEndDate, language, now)) : '';
  return end === '' ? say.noLimit : say.until(end);
}
