import { useEffect } from 'react';
import type { Personal } from '#features/account/web.ts';
import { pageSize } from '#kernel/limits.ts';
import type { PagedList } from '#kernel/module-documents.ts';
import { pagePath } from '#kernel/page.ts';
import { type PageContext, pageHref, siteHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { readPage } from '#web/site/paged-list.ts';
import type { LoadArguments, ModuleEntry, PageHead } from '#web/site/page-module.ts';
import { usePersonal } from '#web/site/personal.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { TicketIcon } from '#web/ui/icons.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import type { Coupon } from '../contract.ts';
import { listCoupons } from './coupon-calls.ts';
import { CouponCards } from './coupon-cards.tsx';
import { couponTexts } from './coupon-texts.ts';

type Module = ModuleEntry<unknown, Partial<PagedList>>;

interface Data {
  coupons: Coupon[];
  page: number;
  pages: number;
}

export const texts = [couponTexts];

export async function load(context: PageContext, module: Module, { query }: LoadArguments): Promise<Data> {
  const { contentId } = module;
  const per_page = module.list.numberOfDisplayWeb ?? pageSize;
  const { list, page, pages } = await readPage(withKeptPage(query, contentId), (wanted) =>
    listCoupons(context, contentId, { page: wanted, per_page }),
  );
  return { coupons: list.data, page, pages };
}

export function head({ coupons }: Data, module: Module, context: PageContext): PageHead {
  return { title: module.title || couponTexts.of(context.language).title, names: coupons.map(({ title }) => title) };
}

export function List({ module, data }: { module: Module; data: Data }) {
  const context = usePageContext();
  const say = useTexts(couponTexts);
  const { contentId } = module;
  const { coupons, page, pages } = data;
  // The address always names the page: one without is answered with the page that was shown last.
  const path = `/${pagePath('moduleList', { moduleCode: 'coupon', contentId })}`;
  const hrefOf = (one: number): string => siteHref(context, `${path}?page=${one}`);
  const here = hrefOf(page);
  useEffect(() => {
    keepPage(contentId, page);
    if (pages > 1 && !new URLSearchParams(window.location.search).has('page')) {
      window.history.replaceState(window.history.state, '', here);
    }
  }, [contentId, page, pages, here]);
  return (
    <PageFrame title={module.title || say.title}>
      {coupons.length === 0 ? (
        <EmptyState icon={<TicketIcon />} title={say.emptyTitle} text={say.emptyText} />
      ) : (
        <CouponCards coupons={coupons} contentId={contentId} />
      )}
      <Pagination page={page} pages={pages} hrefOf={hrefOf} texts={say.pages} />
      <WayForStaff />
    </PageFrame>
  );
}

/** Staff find the word of the day below the coupons. */
function WayForStaff() {
  const context = usePageContext();
  const { staff: say } = useTexts(couponTexts);
  const { personal } = usePersonal<Personal>();
  if (personal?.userdata.isStaff !== true) return null;
  return (
    <div className="hb-panel hb-coupon-for-staff">
      <p>
        <b>{say.panelTitle}</b>
        <span>{say.panelText}</span>
      </p>
      <LinkButton href={pageHref(context, 'couponStaff')}>{say.open}</LinkButton>
    </div>
  );
}

/** The page that was shown last of each list in this document, by its content. Only effects write, so a server has none. */
const pages = new Map<number, number>();

/** What the address asks for; without a page in it, the one that this list was left at (COUPON-003). */
function withKeptPage(query: URLSearchParams, contentId: number): URLSearchParams {
  const kept = pages.get(contentId);
  return query.has('page') || kept === undefined ? query : new URLSearchParams({ page: String(kept) });
}

function keepPage(contentId: number, page: number): void {
  pages.set(contentId, page);
}
