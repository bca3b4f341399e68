import { contentsOf, type ParsedSite, type ReadDraft, type SiteDocument, siteKey } from '#features/site/server.ts';
import type { TicketItem, TicketServerContent } from '#features/ticket/documents.ts';
import type { Instant } from '#kernel/clock.ts';
import type { RehearsedCart } from '../contract.ts';
import { cartLineOf } from '../rules/cart-of-ticket.ts';
import { openedSale } from '../rules/opened-sale.ts';

interface Sale {
  contentId: number;
  items: readonly TicketItem[];
  questions: TicketServerContent['entry']['profiles'];
}

export interface RehearsedSite {
  site: ParsedSite;
  /** Something is for sale in the rehearsal alone. */
  opensSale: boolean;
  /** What is sold, with what each asks of a buyer. */
  sales: readonly Sale[];
}

/**
 * The draft as an event that stands alone, with its dates: no accounts, no merchant and no guests of the original are
 * in reach. Its doors stand open, because nobody but its maker finds it.
 */
export function rehearsedSite(draft: ReadDraft, document: SiteDocument, eventId: number, now: Instant): RehearsedSite {
  const { ownDomain: _, ...webSetting } = document.webSetting;
  const { authMethod: __, authName: ___, ...login } = document.login;
  const { isEvesta, enableMyBag } = document.client;
  const site: SiteDocument = {
    ...document,
    portalId: 0,
    eventId,
    usePortal: false,
    isInvitingEvent: false,
    usePasscodeLock: false,
    // A server of an earlier release does not know rehearsals, and lists none of these.
    webSetting: { ...webSetting, isRelease: false, isNotSearchEngine: true },
    login: { ...login, isEnabled: true },
    client: { isEvesta, enableMyBag, stripeUseCreditCard: false, paygentUseCreditCard: false },
  };
  let opensSale = false;
  const sales = contentsOf(draft, 'ticket').map(({ module, items }) => ({
    contentId: module.contentId,
    isShown: module.visible,
    questions: module.serverContent.entry.profiles,
    items: items.map((item) => {
      const open = openedSale(item, now);
      opensSale ||= open !== item;
      return open;
    }),
  }));
  const modules = draft.contents.map(({ module: { sort: _sort, ...module }, items }) => {
    const sale = sales.find(({ contentId }) => contentId === module.contentId);
    return { document: module, items: (sale?.items ?? items).map((item) => ({ ...item })) };
  });
  return {
    site: { folder: '', siteKey: siteKey(site), site, modules, passcode: undefined },
    opensSale,
    sales: sales.filter(({ isShown }) => isShown),
  };
}

/** The cart with the first ticket that can be bought without a choice. */
export function rehearsedCart({
  site: { siteKey: key },
  sales,
}: Pick<RehearsedSite, 'site' | 'sales'>): RehearsedCart | undefined {
  for (const { contentId, items } of sales) {
    for (const item of items) {
      const line = cartLineOf(item);
      if (line !== undefined) return { ticketContentId: contentId, siteKey: key, tickets: [line] };
    }
  }
  return undefined;
}
