import { askQuestions } from '#features/profile/server.ts';
import { presentPicture, sayIn, showsEverything, spokenLanguage } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { pageSize } from '#kernel/limits.ts';
import { safeHtml } from '#server/html/safe-html.ts';
import type { OrderSettings, SaleSettings, TicketCategory } from '../../contract.ts';
import type { TicketItem } from '../../documents.ts';
import { displayState } from '../../rules/sale/on-sale.ts';
import { sellingLabel } from '../../rules/sale/selling-label.ts';
import { itemsOnDisplay, type SaleContent, saleTicketOf } from './sale-content.ts';

/** What a content says beside its tickets, to a visitor who has not applied to anything. */
export function presentSettings(
  sale: SaleContent,
  { taken, takesCodes }: { taken: ReadonlyMap<number, number>; takesCodes: boolean },
  wished: LanguageCode,
  now: Instant,
): SaleSettings {
  const { site, content, list } = sale;
  const language = spokenLanguage(site.document, wished);
  const say = sayIn(site.document, language);
  const { entry, terms } = content;
  return {
    list: { displayType: list.displayType ?? 'Card', numberOfDisplayWeb: list.numberOfDisplayWeb ?? pageSize },
    entry: {
      discountCodeLabel: say(entry.discountCodeLabel),
      takesDiscountCodes: takesCodes,
      profiles: askQuestions(entry.profiles, say, language),
    },
    terms: terms === undefined ? null : { title: say(terms.title), body: safeHtml(terms.body, say) },
    seller: safeHtml(content.seller, say),
    ...presentOrderSettings(sale, wished),
    exclusionGroups: presentGroups(sale, now),
    maxPerOrder: sale.rules.maxPerOrder,
    status: Object.fromEntries(
      itemsOnDisplay(sale, now).map((item) => [
        item.detailId,
        sellingLabel(saleTicketOf(item, taken.get(item.detailId) ?? 0), false, now),
      ]),
    ),
  };
}

/** Without tickets that are still to come, which nobody can have yet; tickets that were on display may be owned. */
function presentGroups(
  { site, items, rules }: SaleContent,
  now: Instant,
): { tickets: { id: number }[]; purchasableCount: number }[] {
  const isToCome = (item: TicketItem): boolean => displayState(saleTicketOf(item, 0), now) === 'before';
  const hidden = new Set(showsEverything(site) ? [] : items.filter(isToCome).map(({ detailId }) => detailId));
  return rules.exclusionGroups.map(({ tickets, purchasableCount }) => ({
    tickets: tickets.filter(({ id }) => !hidden.has(id)).map(({ id }) => ({ id })),
    purchasableCount,
  }));
}

/** The organiser's texts for a person who has bought from a content. */
export function presentOrderSettings({ site, content }: SaleContent, wished: LanguageCode): OrderSettings {
  const say = sayIn(site.document, spokenLanguage(site.document, wished));
  const { completePage, payment } = content;
  return {
    completePage: { title: say(completePage.title), body: safeHtml(completePage.body, say) },
    payment: {
      methods: payment.methods,
      convenienceStores: payment.convenienceStores,
      deadlineHours: payment.deadlineHours,
      isBankDeferred: payment.isBankDeferred,
      localNote: say(payment.localNote),
    },
  };
}

/** The categories of a content, those of one ticket alone where it is named; each with the tickets in it. */
export function presentCategories(
  sale: SaleContent,
  ticketId: number,
  { language, now }: { language: LanguageCode; now: Instant },
): TicketCategory[] {
  const { site, content } = sale;
  const say = sayIn(site.document, spokenLanguage(site.document, language));
  const items = itemsOnDisplay(sale, now);
  const idsOf = { large: 'largeCategoryIds', middle: 'middleCategoryIds', small: 'smallCategoryIds' } as const;
  return content.categories
    .map(({ id, size, name, image, parentId }) => ({
      id,
      size,
      name: say(name),
      image: presentPicture(image, say),
      parentId: parentId ?? null,
      ticketIds: items.filter((item) => item[idsOf[size]].includes(id)).map(({ detailId }) => detailId),
    }))
    .filter(({ ticketIds }) => ticketId === 0 || ticketIds.includes(ticketId));
}
