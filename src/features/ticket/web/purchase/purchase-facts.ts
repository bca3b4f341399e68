import type { SaleSettings, TicketContent } from '../../contract.ts';
import type { CartItem } from '../../rules/cart/cart.ts';
import { repriceWithDiscount } from '../../rules/pricing/reprice-with-discount.ts';
import { usesPartnerForm } from '../../rules/flow/uses-partner-form.ts';
import { buildPurchaseList, type PartnerForm, type PurchaseListItem } from '../../rules/flow/purchase-list.ts';
import type { PurchaseProgress, StepFacts } from '../../rules/flow/purchase-step.ts';
import { isLottery } from '../../rules/sale/ticket.ts';
import type { FlowForm, PartnerEntry } from '../flow/purchase-form.ts';

/** One ticket of the purchase, with its place in the forms. */
export interface PartnerUnit {
  ticket: TicketContent;
  /** With the name of its price, where there are several. */
  title: string;
  /** Among the tickets of its kind. */
  place: number;
  /** Null where the ticket has one price. */
  ticketMultiplePriceId: number | null;
  entry: PartnerEntry;
}

/** The facts that follow from the cart, the organiser's settings and the form. */
export interface PurchaseFacts {
  list: PurchaseListItem[];
  /** The places in the list below the code's minimum. Each has a warning (DISCOUNT-015). */
  belowLimit: readonly number[];
  /** A code is set and makes something cheaper. */
  isDiscounted: boolean;
  /** The code would make more tickets cheaper than it may for one payment. */
  isCodeUsedUp: boolean;
  originalTotal: number;
  total: number;
  isApplication: boolean;
  units: PartnerUnit[];
  steps: StepFacts;
  progress: PurchaseProgress;
}

interface Given {
  items: readonly CartItem[];
  tickets: readonly TicketContent[];
  settings: SaleSettings;
  form: FlowForm;
  /** True when this window has a card for this purchase. */
  hasCardToken: boolean;
}

export const emptyEntry: PartnerEntry = { checkinUserEmail: '', checkinUserInfo: [], isDone: false };

export function purchaseFacts({ items, tickets, settings, form, hasCardToken }: Given): PurchaseFacts {
  const units = partnerUnits(buildPurchaseList(items, tickets), tickets, form);
  const full = buildPurchaseList(items, tickets, formsOf(units));
  const repriced = form.discount === null ? undefined : repriceWithDiscount(full, form.discount);
  const list = repriced?.list ?? full;
  const total = list.reduce((sum, { price }) => sum + price, 0);
  const originalTotal = list.reduce((sum, { originalPrice }) => sum + originalPrice, 0);
  const isApplication = list.some(({ ticketType }) => isLottery({ ticketType }));
  const steps: StepFacts = {
    hasTerms: settings.terms !== null,
    usesPartnerForms: units.length > 0,
    // A code that is in use can be taken back, also when the sale takes none any more.
    takesDiscountCodes: (settings.entry.takesDiscountCodes || form.discount !== null) && originalTotal > 0,
    toPay: total,
    isApplication,
  };
  return {
    list,
    belowLimit: repriced?.belowLimit ?? [],
    isDiscounted: (repriced?.discounted.length ?? 0) > 0,
    isCodeUsedUp: repriced?.isUsedUp ?? false,
    originalTotal,
    total,
    isApplication,
    units,
    steps,
    progress: {
      isCartEmpty: list.length === 0,
      isProfileDone: form.isProfileDone,
      arePartnersDone: units.every(({ entry }) => entry.isDone),
      isPaymentChosen: isPaymentChosen(form, settings, hasCardToken),
      isOrdered: false,
    },
  };
}

/** The answers of the forms that go into the list. */
function formsOf(units: readonly PartnerUnit[]): Record<number, PartnerForm[]> {
  const forms: Record<number, PartnerForm[]> = {};
  for (const { ticket, place, entry } of units) {
    const { checkinUserEmail, checkinUserInfo } = entry;
    (forms[ticket.ticketId] ??= [])[place] = { checkinUserEmail, checkinUserInfo };
  }
  return forms;
}

/**
 * The companions' tickets, each with the answers for it at its price. The first ticket of a kind is the buyer's own
 * (TICKET-101). When other numbers move a price to other places, its answers move along.
 */
function partnerUnits(
  list: readonly PurchaseListItem[],
  tickets: readonly TicketContent[],
  { partners }: FlowForm,
): PartnerUnit[] {
  return tickets.flatMap((ticket) => {
    const [, ...companions] = list.filter(({ ticketId }) => ticketId === ticket.ticketId);
    if (!usesPartnerForm(ticket, companions.length)) return [];
    // The buyer's own ticket has no form.
    const kept = (partners[ticket.ticketId] ?? []).slice(1);
    return companions.map(({ ticketMultiplePriceId }, index) => {
      const isOfPrice = (one: { ticketMultiplePriceId?: number | null } | undefined): boolean =>
        (one?.ticketMultiplePriceId ?? null) === ticketMultiplePriceId;
      const before = companions.slice(0, index).filter(isOfPrice).length;
      const entry = kept.filter(isOfPrice)[before] ?? emptyEntry;
      const price = ticket.multiplePrices.find((one) => one.ticketMultiplePriceId === ticketMultiplePriceId);
      const title = [ticket.title, price?.name].filter(Boolean).join(' ');
      return { ticket, title, place: index + 1, ticketMultiplePriceId, entry };
    });
  });
}

/** A way to pay that is not offered any more, or that lacks its store or card, does not count as chosen. */
function isPaymentChosen(form: FlowForm, { payment }: SaleSettings, hasCardToken: boolean): boolean {
  const { isPaymentChosen: isChosen, paymentMethod, cardId, convenienceStore } = form;
  if (!isChosen || !(payment.methods as readonly string[]).includes(paymentMethod)) return false;
  if (paymentMethod === 'CreditCard') return cardId !== null || hasCardToken;
  if (paymentMethod !== 'ConvenienceStore') return true;
  return convenienceStore !== null && payment.convenienceStores.includes(convenienceStore);
}
