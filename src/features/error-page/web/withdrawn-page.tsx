import type { SiteInit } from '#features/site/web.ts';
import { pageHref, type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { errorPageTexts } from './error-page-texts.ts';
import { SaidPlainly } from './said-plainly.tsx';

export const texts = [errorPageTexts];

export function head(_: unknown, { language }: PageContext): PageHead {
  return { title: errorPageTexts.of(language).withdrawnTitle };
}

/** Every page of a withdrawn site that is not about orders, tickets or the account. */
export function Page() {
  const context = usePageContext<SiteInit>();
  const say = useTexts(errorPageTexts);
  const { mypage, modules } = context.init;
  const hasTickets = mypage.isShowMyTicket;
  // Whoever bought without an account has the link of their order alone, and a login would lead them nowhere.
  const hasOrders = modules.some(({ moduleCode }) => moduleCode === 'ticket');
  const toTickets = { href: pageHref(context, 'myTicket'), label: say.toMyTickets };
  return (
    <SaidPlainly
      title={say.withdrawnTitle}
      text={hasTickets ? say.withdrawnTickets : hasOrders ? say.withdrawnOrders : say.withdrawnText}
      way={hasTickets ? toTickets : null}
    />
  );
}
