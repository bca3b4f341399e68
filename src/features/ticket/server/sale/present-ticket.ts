import { askQuestions } from '#features/profile/server.ts';
import { presentPicture, type PublishedSite, sayIn, spokenLanguage } from '#features/site/server.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { toldDate } from '#kernel/period.ts';
import { safeHtml } from '#server/html/safe-html.ts';
import type { TicketContent } from '../../contract.ts';
import type { TicketItem } from '../../documents.ts';
import { isPaid, saleTicketOf } from './sale-content.ts';

/** The language and the site in which a ticket is presented. */
export interface Telling {
  site: PublishedSite;
  language: LanguageCode;
}

/**
 * A ticket as calls answer it. `taken` is the number of held and sold places; it means nothing for a purchased ticket.
 */
export function presentTicket(
  item: TicketItem,
  contentId: number,
  taken: number,
  { site, language: wished }: Telling,
): TicketContent {
  const language = spokenLanguage(site.document, wished);
  const say = sayIn(site.document, language);
  const sale = saleTicketOf(item, taken);
  const date = (stored: string | undefined): string | null => (stored ? toldDate(stored) : null);
  return {
    ticketId: item.detailId,
    contentId,
    title: say(item.title),
    description: safeHtml(item.description, say),
    image: presentPicture(item.image, say),
    ticketType: item.ticketType,
    price: item.price,
    isPay: sale.isPay,
    visiblePeriod: item.visiblePeriod,
    visibleStartDate: date(item.visibleStartDate),
    visibleEndDate: date(item.visibleEndDate),
    enableSalesPeriod: item.enableSalesPeriod,
    salesPeriodStart: date(item.salesPeriodStart),
    salesPeriodEnd: date(item.salesPeriodEnd),
    enableNumberSold: sale.enableNumberSold,
    remainNumber: sale.remainNumber,
    enableFewLeft: item.enableFewLeft,
    enablePurchasablenumber: item.enablePurchasablenumber,
    purchasableNumber: item.purchasableNumber,
    enableMultiplePrice: item.enableMultiplePrice,
    multiplePrices: item.multiplePrices.map((one) => ({
      ticketMultiplePriceId: one.ticketMultiplePriceId,
      name: say(one.name),
      price: one.price,
      isPay: isPaid(one),
    })),
    enableCheckinUserForm: item.enableCheckinUserForm,
    enableEntryUserForm: item.enableEntryUserForm,
    checkinProfiles: askQuestions(item.checkinProfiles, say, language),
    enableParentTicket: item.enableParentTicket,
    parentTicketIds: item.parentTicketIds,
    largeCategoryIds: item.largeCategoryIds,
    middleCategoryIds: item.middleCategoryIds,
    smallCategoryIds: item.smallCategoryIds,
    slots: item.slots.map((slot) => ({
      ticketSlotId: slot.ticketSlotId,
      name: say(slot.name),
      checkinPeriodStart: date(slot.checkinPeriodStart),
      checkinPeriodEnd: date(slot.checkinPeriodEnd),
    })),
    requiredSelectSlotNumber: item.requiredSelectSlotNumber,
    dynamicCheckinPeriod: item.dynamicCheckinPeriod,
    checkinPeriodDays: item.checkinPeriodDays,
    checkinPeriodStart: date(item.checkinPeriodStart),
    checkinPeriodEnd: date(item.checkinPeriodEnd),
    enableUnlimitCheckin: item.enableUnlimitCheckin,
    enableExternalQr: item.enableExternalQr,
    externalQr: item.externalQr ? { name: say(item.externalQr.name), url: item.externalQr.url ?? null } : null,
    checkinMethod: item.checkinMethod,
    cancelPeriodStart: date(item.cancelPeriodStart),
    cancelPeriodEnd: date(item.cancelPeriodEnd),
    cancelFee: item.cancelFee,
    enableTransfer: item.enableTransfer,
    drawAt: date(item.lottery?.drawAt),
    updatedAt: date(item.updatedAt),
  };
}
