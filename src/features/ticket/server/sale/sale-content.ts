import { createHash } from 'node:crypto';
import { isLoginLocked, loginBaseOf } from '#features/doors/rules/login-lock.ts';
import { moduleOf, modulesOf, type PublishedSite, showsEverything, type SiteStore } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import { refuse } from '#server/http/refusal.ts';
import type { TicketItem, TicketList, TicketServerContent } from '../../documents.ts';
import { isOnDisplay } from '../../rules/sale/on-sale.ts';
import type { SaleRules } from '../../rules/sale/purchase-limits.ts';
import { isLottery, type SaleTicket } from '../../rules/sale/ticket.ts';

/** A ticket content with all of its settings and items. */
export interface SaleContent {
  site: PublishedSite;
  contentId: number;
  title: PublishedSite['modules'][number]['title'];
  list: TicketList;
  content: TicketServerContent;
  items: readonly TicketItem[];
  /** The items in the form that the rules of the sale use, without the number of places left. */
  tickets: readonly SaleTicket[];
  rules: SaleRules;
  /** Tickets whose details the site shows to members alone (ACCESS-024); only members can buy them. */
  membersOnlyIds: readonly number[];
}

/** The store reads the items of a content once for each revision of a site, so they can be the key. */
const known = new WeakMap<readonly TicketItem[], SaleContent>();

/** Throws 404 when the site shows no such content. */
export async function findSale(store: SiteStore, site: PublishedSite, contentId: number): Promise<SaleContent> {
  const module = moduleOf(site, 'ticket', contentId);
  const stored = module && (await store.items(site, 'ticket', contentId));
  if (module === undefined || stored === undefined) throw refuse('notFound');
  const found = known.get(stored);
  if (found !== undefined) return found;
  const items = site.isCalledOff ? stored.map(noLongerSold) : stored;
  const settings = modulesOf(site, 'ticket_exclusive_setting');
  const login = loginBaseOf(site.document.login);
  const sale = {
    site,
    contentId,
    title: module.title,
    list: module.list,
    content: module.serverContent,
    items,
    tickets: items.map((item) => ({ ...saleTicketOf(item, 0), enableNumberSold: false })),
    rules: {
      exclusionGroups: settings.flatMap(({ content }) =>
        content.contents.filter((group) => group.contentId === contentId),
      ),
      maxPerOrder: module.serverContent.maxPerOrder ?? null,
    },
    membersOnlyIds: items.map(({ detailId }) => detailId).filter((id) => isLoginLocked(login, contentId, id)),
  };
  known.set(stored, sale);
  return sale;
}

/** Of an event that is called off: the sale is over. A lottery keeps its times, by which its list is closed. */
function noLongerSold(item: TicketItem): TicketItem {
  return isLottery(item) ? item : saleIsOver(item);
}

/** Pages say that the sale is over, and promise no draw. */
function saleIsOver({ lottery, ...item }: TicketItem): TicketItem {
  return { ...item, enableSalesPeriod: true, salesPeriodEnd: '2000-01-01' };
}

/** The tickets that any visitor may see. A preview also shows tickets that are not on display yet. */
export function itemsOnDisplay({ site, items }: SaleContent, now: Instant): readonly TicketItem[] {
  const shown = showsEverything(site) ? items : items.filter((item) => isOnDisplay(saleTicketOf(item, 0), now));
  return site.isCalledOff ? shown.map(saleIsOver) : shown;
}

/** A price counts as paid when it is above 0, unless the organiser says otherwise. */
export function isPaid({ price, isPay }: { price: number; isPay?: boolean | undefined }): boolean {
  return isPay ?? price > 0;
}

/** The capacity of a ticket; null: no limit. A lottery has no limit, because its draw hands out the places. */
export function capacityOf(item: Pick<TicketItem, 'ticketType' | 'enableNumberSold' | 'capacity'>): number | null {
  return item.enableNumberSold && !isLottery(item) ? item.capacity : null;
}

/** A ticket in the form that the rules of the sale use; `taken`: places that are held or sold. */
export function saleTicketOf(item: TicketItem, taken: number): SaleTicket {
  const capacity = capacityOf(item);
  return {
    ticketId: item.detailId,
    ticketType: item.ticketType,
    price: item.price,
    isPay: isPaid(item),
    visiblePeriod: item.visiblePeriod,
    visibleStartDate: item.visibleStartDate,
    visibleEndDate: item.visibleEndDate,
    enableSalesPeriod: item.enableSalesPeriod,
    salesPeriodStart: item.salesPeriodStart,
    salesPeriodEnd: item.salesPeriodEnd,
    enableNumberSold: capacity !== null,
    remainNumber: capacity === null ? 0 : Math.max(0, capacity - taken),
    enablePurchasablenumber: item.enablePurchasablenumber,
    purchasableNumber: item.purchasableNumber,
    enableMultiplePrice: item.enableMultiplePrice,
    multiplePrices: item.multiplePrices.map((one) => ({ ...one, isPay: isPaid(one) })),
    enableParentTicket: item.enableParentTicket,
    parentTicketIds: item.parentTicketIds,
    slots: item.slots.map(({ ticketSlotId, checkinPeriodStart = null, checkinPeriodEnd = null }) => ({
      ticketSlotId,
      checkinPeriodStart,
      checkinPeriodEnd,
    })),
    requiredSelectSlotNumber: item.requiredSelectSlotNumber,
  };
}

/** Differs for each version of a ticket's text. */
export function digestOf(item: TicketItem): string {
  return createHash('sha256').update(JSON.stringify(item)).digest('hex');
}
