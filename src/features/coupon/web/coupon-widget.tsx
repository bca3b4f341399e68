import { pageSizeMax, widgetSize } from '#kernel/limits.ts';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { ModuleEntry } from '#web/site/page-module.ts';
import { Section } from '#web/ui/section.tsx';
import type { Coupon } from '../contract.ts';
import type { CouponWidget } from '../documents.ts';
import { listCoupons } from './coupon-calls.ts';
import { CouponCards } from './coupon-cards.tsx';
import { couponTexts } from './coupon-texts.ts';

type Module = ModuleEntry<Partial<CouponWidget>>;

export const texts = [couponTexts];

export async function load(context: PageContext, module: Module): Promise<Coupon[] | undefined> {
  const count = module.widget.numberOfDisplay ?? widgetSize;
  const { data } = await listCoupons(context, module.contentId, { per_page: count === 0 ? pageSizeMax : count });
  return data.length === 0 ? undefined : data;
}

export function Widget({ module, data }: { module: Module; data: Coupon[] }) {
  const context = usePageContext();
  const say = useTexts(couponTexts);
  const { contentId } = module;
  const href = pageHref(context, 'moduleList', { moduleCode: 'coupon', contentId });
  return (
    <Section title={module.title || say.title} more={{ href, label: say.all }}>
      <CouponCards coupons={data} contentId={contentId} heading="h3" />
    </Section>
  );
}
