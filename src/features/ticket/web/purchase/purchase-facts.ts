import type { SaleSettings, TicketContent } from '../../contract.ts';
import type { CartItem } from '../../rules/cart/cart.ts';
import { repriceWithDiscount } from '../../rules/pricing/reprice-with-discount.ts';
import { usesPartnerForm } from '../../rules/purchase/partner-form.ts';
import { buildPurchaseList, type PartnerForm, type PurchaseListItem } from '../../rules/purchase/purchase-list.ts';
import type { PurchaseProgress, StepFacts } from '../../rules/purchase/purchase-step.ts';
import { isLottery } from '../../rules/sale/ticket.ts';
import type { FlowForm, PartnerEntry, Partners } from './purchase-form.ts';

/** One ticket of the purchase, with the place it has in the forms. */
export interface PartnerUnit {
  ticket: TicketContent;
  /** Among the tickets of its kind. */
  place: number;
  entry: PartnerEntry;
}

/** What the cart, the organiser's settings and the form come to. */
export interface PurchaseFacts {
  list: PurchaseListItem[];
  /** Places in the list that are too cheap for the code: each has a warning (DISCOUNT-015). */
  belowLimit: readonly number[];
  /** A code is set and makes something cheaper. */
  isDiscounted: boolean;
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
  /** A card for this once is known in this window. */
  hasCardToken: boolean;
}

/** Who has not said otherwise uses the first ticket of the list. */
const firstEntry = (isOwn: boolean): PartnerEntry => ({
  checkinUserEmail: '',
  checkinUserInfo: [],
  isOwn,
  isDone: false,
});

export function purchaseFacts({ items, tickets, settings, form, hasCardToken }: Given): PurchaseFacts {
  const full = buildPurchaseList(items, tickets, formsOf(form.partners));
  const repriced = form.discount === null ? undefined : repriceWithDiscount(full, form.discount);
  const list = repriced?.list ?? full;
  const total = list.reduce((sum, { price }) => sum + price, 0);
  const originalTotal = list.reduce((sum, { originalPrice }) => sum + originalPrice, 0);
  const units = partnerUnits(full, tickets, form);
  const isApplication = list.some(({ ticketType }) => isLottery({ ticketType }));
  const steps: StepFacts = {
    hasTerms: settings.terms !== null,
    usesPartnerForms: units.length > 0,
    takesDiscountCodes: settings.entry.takesDiscountCodes && originalTotal > 0,
    toPay: total,
  };
  return {
    list,
    belowLimit: repriced?.belowLimit ?? [],
    isDiscounted: (repriced?.discounted.length ?? 0) > 0,
    originalTotal,
    total,
    isApplication,
    units,
    steps,
    progress: {
      isCartEmpty: list.length === 0,
      hasAgreed: form.hasAgreed,
      isProfileDone: form.isProfileDone,
      arePartnersDone: units.every(({ entry }) => entry.isDone),
      isPaymentChosen: isPaymentChosen(form, settings, hasCardToken),
      isOrdered: false,
    },
  };
}

/** What of the forms goes into the list; whoever buys needs no address beside their own. */
function formsOf(partners: Partners): Record<number, PartnerForm[]> {
  const forms = Object.entries(partners).map(([ticketId, entries]) => [
    ticketId,
    entries.map(({ checkinUserEmail, checkinUserInfo, isOwn }) => ({
      checkinUserEmail: isOwn ? '' : checkinUserEmail,
      checkinUserInfo,
    })),
  ]);
  return Object.fromEntries(forms) as Record<number, PartnerForm[]>;
}

/** The tickets somebody fills in a form for (TICKET-101), each with what is filled in. */
function partnerUnits(
  list: readonly PurchaseListItem[],
  tickets: readonly TicketContent[],
  { partners }: FlowForm,
): PartnerUnit[] {
  const counts = new Map<number, number>();
  const hasOwn = Object.values(partners).some((entries) => entries.some(({ isOwn }) => isOwn));
  return list.flatMap(({ ticketId }, index) => {
    const place = counts.get(ticketId) ?? 0;
    counts.set(ticketId, place + 1);
    const ticket = tickets.find((one) => one.ticketId === ticketId);
    const quantity = list.filter((one) => one.ticketId === ticketId).length;
    if (ticket === undefined || !usesPartnerForm(ticket, quantity)) return [];
    return [{ ticket, place, entry: partners[ticketId]?.[place] ?? firstEntry(index === 0 && !hasOwn) }];
  });
}

/** A way that the organiser does not offer any more, a store or a card that is not named, is no choice. */
function isPaymentChosen(form: FlowForm, { payment }: SaleSettings, hasCardToken: boolean): boolean {
  const { isPaymentChosen: isChosen, paymentMethod, cardId, convenienceStore } = form;
  if (!isChosen || !(payment.methods as readonly string[]).includes(paymentMethod)) return false;
  if (paymentMethod === 'CreditCard') return cardId !== null || hasCardToken;
  if (paymentMethod !== 'ConvenienceStore') return true;
  return convenienceStore !== null && payment.convenienceStores.includes(convenienceStore);
}
