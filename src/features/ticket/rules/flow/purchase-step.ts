/** The pages of a purchase in their order (TICKET-032). */
export const purchaseSteps = {
  TICKET_LIST: 0,
  TERMS: 0.5,
  PROFILE: 1,
  PARTNER: 2,
  DISCOUNT: 3,
  PAYMENT: 4,
  CONFIRM: 5,
  COMPLETE: 6,
} as const;
export type PurchaseStep = (typeof purchaseSteps)[keyof typeof purchaseSteps];

/** The beginning of a purchase: the first step, or a page that lists tickets. */
export type PurchasePlace = PurchaseStep | 'category' | 'list';

const { TICKET_LIST, TERMS, PROFILE, DISCOUNT, PAYMENT, CONFIRM, COMPLETE } = purchaseSteps;

const stepAt = (place: number): PurchaseStep | undefined => Object.values(purchaseSteps).find((step) => step === place);

/** The step after a place (TICKET-033..037). */
export function nextStep(place: PurchasePlace, hasTerms: boolean): PurchaseStep {
  if (place === TICKET_LIST || place === 'category' || place === 'list') return hasTerms ? TERMS : PROFILE;
  if (place === TERMS) return PROFILE;
  return stepAt(place + 1) ?? COMPLETE;
}

/** The step before a step (TICKET-038..040). */
export function previousStep(step: PurchaseStep, hasTerms: boolean): PurchaseStep {
  if (step === PROFILE && hasTerms) return TERMS;
  if (step === TERMS || step === TICKET_LIST) return TICKET_LIST;
  return stepAt(step - 1) ?? TICKET_LIST;
}

/** The parts that a purchase needs from its buyer. */
export interface StepFacts {
  hasTerms: boolean;
  /** A ticket in the cart has a form for companions. */
  usesPartnerForms: boolean;
  /** The sale has codes, and the cart is not free. */
  takesDiscountCodes: boolean;
  /** Yen, after the discount. */
  toPay: number;
  /** Something is drawn: the buyer only applies for it. */
  isApplication: boolean;
}

/** A free order that asks for nothing but its buyer: the form of the buyer shows the tickets and orders (TICKET-128). */
export function isOnOneScreen({ usesPartnerForms, takesDiscountCodes, toPay, isApplication }: StepFacts): boolean {
  return toPay === 0 && !usesPartnerForms && !takesDiscountCodes && !isApplication;
}

/** A step without anything to do (TICKET-128). */
export function isEmptyStep(step: PurchaseStep, facts: StepFacts): boolean {
  if (step === purchaseSteps.PARTNER) return !facts.usesPartnerForms;
  if (step === purchaseSteps.DISCOUNT) return !facts.takesDiscountCodes;
  return step === purchaseSteps.PAYMENT && facts.toPay === 0;
}

/**
 * The screen on which a step stands; undefined: it is passed over (TICKET-128). Steps that ask little stand on another's
 * screen: a code is typed where the buyer chooses how to pay, the terms are agreed to where the order is reviewed, and a
 * simple free order is reviewed where its buyer is asked for.
 */
export function screenOf(step: PurchaseStep, facts: StepFacts): PurchaseStep | undefined {
  if (step === TERMS) return undefined;
  if (step === CONFIRM && isOnOneScreen(facts)) return PROFILE;
  const isAtPayment = step === DISCOUNT || step === PAYMENT;
  // A code that makes everything free can still be taken back.
  if (isAtPayment) return facts.toPay > 0 || facts.takesDiscountCodes ? PAYMENT : undefined;
  return isEmptyStep(step, facts) ? undefined : step;
}

/** The screen after a place, forward or back. */
export function screenAfter(place: PurchasePlace, way: 'forward' | 'back', facts: StepFacts): PurchaseStep {
  let step = place;
  for (;;) {
    const next: PurchaseStep =
      way === 'forward' || typeof step === 'string'
        ? nextStep(step, facts.hasTerms)
        : previousStep(step, facts.hasTerms);
    const screen = screenOf(next, facts);
    // At either end there is nothing further.
    if (next === step) return next;
    if (screen !== undefined && screen !== place) return screen;
    step = next;
  }
}

/** The finished parts of a purchase, as the browser remembers them. */
export interface PurchaseProgress {
  isCartEmpty: boolean;
  isProfileDone: boolean;
  arePartnersDone: boolean;
  isPaymentChosen: boolean;
  isOrdered: boolean;
}

/**
 * The step to show when an address, a reload, the browser's Back or a second tab asks for one: that step, or the first
 * step before it that is not done. The terms are no such step: the review asks for them. Nothing is bought twice: without an order there is no COMPLETE, and with one the
 * cart is empty.
 */
export function reachableStep(wanted: PurchaseStep, facts: StepFacts, done: PurchaseProgress): PurchaseStep {
  if (wanted === COMPLETE && done.isOrdered) return COMPLETE;
  if (done.isCartEmpty) return TICKET_LIST;
  const asked = wanted === TERMS ? nextStep(TICKET_LIST, facts.hasTerms) : wanted;
  const open: readonly (readonly [PurchaseStep, boolean])[] = [
    [PROFILE, !done.isProfileDone],
    [purchaseSteps.PARTNER, facts.usesPartnerForms && !done.arePartnersDone],
    [purchaseSteps.PAYMENT, facts.toPay > 0 && !done.isPaymentChosen],
    [purchaseSteps.CONFIRM, true],
  ];
  const first = open.find(([, isOpen]) => isOpen)?.[0] ?? purchaseSteps.CONFIRM;
  return asked < first ? asked : first;
}
