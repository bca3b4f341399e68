import type { Instant } from '#kernel/clock.ts';
import type { DraftCheckItem } from '#kernel/console/draft-check-item.ts';
import { endInstant } from '#kernel/period.ts';

/** A ticket content of a draft. */
export interface CheckedSale {
  contentId: number;
  content: { payment: { organiserMail?: string | undefined } };
  tickets: readonly {
    price: number;
    enableMultiplePrice: boolean;
    multiplePrices: readonly { price: number }[];
    enableSalesPeriod: boolean;
    salesPeriodEnd?: string | undefined;
  }[];
}

/** What sells for money in Japan has to say who sells: the act is named in it. */
export const sellerWords = '特定商取引';

/**
 * What is left to do before a sale can begin.
 * @param saysWhoSells whether some text of the site names the act on specified commercial transactions
 */
export function saleChecks(sales: readonly CheckedSale[], saysWhoSells: boolean, now: Instant): DraftCheckItem[] {
  const checks: DraftCheckItem[] = [];
  for (const { contentId, content, tickets } of sales) {
    if (tickets.length === 0) continue;
    const part = `content-${contentId}`;
    const over = tickets.filter(
      ({ enableSalesPeriod, salesPeriodEnd }) =>
        enableSalesPeriod && (endInstant(salesPeriodEnd ?? '') ?? Number.POSITIVE_INFINITY) <= now,
    );
    checks.push({ key: 'salesOpen', isDone: over.length < tickets.length, isNeeded: true, count: over.length, part });
    if (!tickets.some(costs)) continue;
    const isMailed = content.payment.organiserMail !== undefined;
    checks.push(
      { key: 'organiserMail', isDone: isMailed, isNeeded: false, part },
      { key: 'whoSells', isDone: saysWhoSells, isNeeded: false, part: 'settings' },
    );
  }
  // Several sales of one site have one seller.
  return checks.filter(({ key }, at) => key !== 'whoSells' || checks.findIndex((one) => one.key === key) === at);
}

function costs({ price, enableMultiplePrice, multiplePrices }: CheckedSale['tickets'][number]): boolean {
  return enableMultiplePrice ? multiplePrices.some((one) => one.price > 0) : price > 0;
}
