import type { SiteInit } from '#features/site/web.ts';
import { rangeSign } from '#kernel/range-sign.ts';
import { saidDate, saidPeriod, unbroken } from '#kernel/said-date.ts';
import { EventZone } from '#web/site/event-zone.tsx';
import { pictureSizes } from '#web/site/picture-sizes.ts';
import { pageHref, type PageContext, useLanguage, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { LoadArguments, ModuleEntry, PageHead } from '#web/site/page-module.ts';
import { leadOf } from '#web/site/place-html.ts';
import { RichText } from '#web/site/rich-text.tsx';
import { SitePicture } from '#web/site/site-picture.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import type { CouponDetail } from '../contract.ts';
import { readCoupon } from './coupon-calls.ts';
import { CouponEnd } from './coupon-cards.tsx';
import { couponTexts } from './coupon-texts.ts';
import { UseCoupon } from './use-coupon.tsx';
import './coupon.css';
import './coupon-screen.css';

export const texts = [couponTexts];
const descriptionWidth = 240;

export function load(
  context: PageContext,
  module: ModuleEntry,
  { detailId }: LoadArguments & { detailId: number },
): Promise<CouponDetail> {
  return readCoupon(context, module.contentId, detailId);
}

export function head({ title, body, image }: CouponDetail): PageHead {
  return { title, description: leadOf(body, descriptionWidth), ...(image && { image }) };
}

/** One coupon: what it is worth, where and until when, and the button that uses it. */
export function Detail({ module, data }: { module: ModuleEntry; data: CouponDetail }) {
  const context = usePageContext<SiteInit>();
  const say = useTexts(couponTexts);
  const { contentId } = module;
  const { title, benefit, image, body } = data;
  const shop = data.shop || context.init.webSetting.title;
  const back = {
    href: pageHref(context, 'moduleList', { moduleCode: 'coupon', contentId }),
    label: module.title || say.backToList,
  };
  return (
    <PageFrame
      back={back}
      title={title}
      meta={benefit ? <span className="hb-coupon-benefit">{benefit}</span> : undefined}
      width="reading"
    >
      <div className="hb-coupon-detail">
        {image ? (
          <SitePicture className="hb-coupon-cover" picture={image} ratio="16-9" sizes={pictureSizes.article} priority />
        ) : null}
        <dl className="hb-coupon-facts">
          <div>
            <dt>{say.shop}</dt>
            <dd>{shop}</dd>
          </div>
          <div>
            <dt>{say.period}</dt>
            <dd>
              <UsePeriod coupon={data} />
              <EventZone />
            </dd>
          </div>
          <div>
            <dt>{say.times}</dt>
            <dd>{say.once}</dd>
          </div>
        </dl>
        {body ? (
          <section className="hb-coupon-conditions">
            <h2>{say.conditions}</h2>
            <RichText html={body} />
          </section>
        ) : null}
        <UseCoupon coupon={data} contentId={contentId} shop={shop} />
      </div>
    </PageFrame>
  );
}

function UsePeriod({ coupon }: { coupon: CouponDetail }) {
  const language = useLanguage();
  const { visiblePeriod, visibleStartDate: start, visibleEndDate: end } = coupon;
  if (!visiblePeriod || start === null) return <CouponEnd coupon={coupon} />;
  const gap = language === 'eng' || language === 'kor' ? ' ' : '';
  return unbroken(
    end === null ? saidDate(start, language) + gap + rangeSign[language] : saidPeriod(start, end, language),
  );
}
