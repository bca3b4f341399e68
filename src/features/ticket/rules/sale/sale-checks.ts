import type { Instant } from '#kernel/clock.ts';
import type { DraftCheckItem } from '#kernel/console/draft-check-item.ts';
import { isSampleText, isUnnamed } from '#kernel/console/sample-text.ts';
import type { LanguageCode } from '#kernel/language.ts';
import type { LocalizedText } from '#kernel/localized-text.ts';
import { endInstant } from '#kernel/period.ts';
import { type BankWay, waitsForOrganiser } from '../payment/pays-later.ts';

/** A ticket content of a draft. */
export interface CheckedSale {
  contentId: number;
  content: {
    payment: {
      organiserMail?: string | undefined;
      methods: readonly string[];
      isBankDeferred: boolean;
      bankReceiver: BankWay['bankReceiver'];
      bankAccount?: LocalizedText | undefined;
    };
    seller?: LocalizedText | undefined;
  };
  tickets: readonly {
    detailId: number;
    title: LocalizedText;
    price: number;
    enableMultiplePrice: boolean;
    multiplePrices: readonly { price: number }[];
    enableSalesPeriod: boolean;
    salesPeriodEnd?: string | undefined;
  }[];
}

/** What sells for money in Japan has to say who sells: the act is named in it. */
const sellerWords = '特定商取引';

/**
 * What is left to do before a sale can begin. A sale for money needs the notice of the act on specified commercial
 * transactions; a free one is not asked for it.
 * @param saysWhoSells whether some other text of the site names the act
 * @param hasContact whether mails to buyers say where to ask
 * @param languages of the site; nobody reads the others
 */
export function saleChecks(
  sales: readonly CheckedSale[],
  {
    saysWhoSells,
    hasContact,
    languages,
  }: { saysWhoSells: boolean; hasContact: boolean; languages: readonly LanguageCode[] },
  now: Instant,
): DraftCheckItem[] {
  const contact: DraftCheckItem[] = sales.some(({ tickets }) => tickets.some(costs))
    ? [{ key: 'contact', isDone: hasContact, isNeeded: false, part: 'settings', path: ['overview', 'contactMail'] }]
    : [];
  const ofSales = sales.flatMap(({ contentId, content, tickets }) => {
    const part = `content-${contentId}`;
    const over = tickets.filter(
      ({ enableSalesPeriod, salesPeriodEnd }) =>
        enableSalesPeriod && (endInstant(salesPeriodEnd ?? '') ?? Number.POSITIVE_INFINITY) <= now,
    );
    const [first] = over;
    const checks: DraftCheckItem[] = [];
    const unnamed = tickets.filter(({ title }) => languages.some((language) => isUnnamed(title[language] ?? '')));
    if (unnamed.length > 0) {
      const places = unnamed.map(({ detailId }) => ({ part: `item-${contentId}-${detailId}`, path: ['title'] }));
      checks.push({ key: 'ticketNames', isDone: false, isNeeded: true, count: places.length, places, ...places[0]! });
    }
    if (first !== undefined && over.length === tickets.length) {
      const place = { part: `item-${contentId}-${first.detailId}`, path: ['salesPeriodEnd'] };
      checks.push({ key: 'salesOpen', isDone: false, isNeeded: true, count: over.length, ...place });
    }
    if (!tickets.some(costs)) return checks;
    const { methods, bankAccount, ...bank } = content.payment;
    if (methods.some((method) => method === 'Bank' && (bank.isBankDeferred || waitsForOrganiser(method, bank)))) {
      // Nothing else says where the money goes.
      const isDone = languages.some((language) => (bankAccount?.[language] ?? '').trim() !== '');
      const path = ['serverContent', 'payment', 'bankAccount'];
      checks.push({ key: 'bankAccount', isDone, isNeeded: true, part, path });
    }
    const notice = languages.flatMap((language) => content.seller?.[language]?.trim() || []);
    const isOwn = notice.length > 0 && !notice.some(isSampleText);
    return [
      ...checks,
      { key: 'whoSells', isDone: isOwn || saysWhoSells, isNeeded: true, part, path: ['serverContent', 'seller'] },
      {
        key: 'organiserMail',
        isDone: content.payment.organiserMail !== undefined,
        isNeeded: false,
        part,
        path: ['serverContent', 'payment', 'organiserMail'],
      },
    ];
  });
  return [...ofSales, ...contact];
}

/** Whether a text names the act and is no sample. */
export function namesTheAct(text: string): boolean {
  return text.includes(sellerWords) && !isSampleText(text);
}

function costs({ price, enableMultiplePrice, multiplePrices }: CheckedSale['tickets'][number]): boolean {
  return enableMultiplePrice ? multiplePrices.some((one) => one.price > 0) : price > 0;
}
