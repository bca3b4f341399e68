import { isKeyOf } from '#kernel/keys-of.ts';
import { type PageContext, pageHref, siteHref } from '#web/site/page-context.ts';
import { pagePath } from '#kernel/page.ts';
import { type PurchaseStep, purchaseSteps } from '../../rules/flow/purchase-step.ts';

type Addresses = Omit<PageContext, 'init'>;

/** The value of `step` in the list's address, for each step without a page of its own. */
const stepNames = {
  terms: purchaseSteps.TERMS,
  profile: purchaseSteps.PROFILE,
  partner: purchaseSteps.PARTNER,
  discount: purchaseSteps.DISCOUNT,
  confirm: purchaseSteps.CONFIRM,
} as const;

/**
 * The address of a step: TERMS, PROFILE, PARTNER, DISCOUNT and CONFIRM stand on the list's page with `?step=`, PAYMENT
 * and COMPLETE on their own; `orderId` names the order that is paid or done (design-choices.md of the feature).
 */
export function purchaseStepHref(context: Addresses, contentId: number, step: PurchaseStep, orderId?: string): string {
  if (step === purchaseSteps.TICKET_LIST) return pageHref(context, 'ticketList', { contentId });
  const name = Object.entries(stepNames).find(([, one]) => one === step)?.[0];
  if (name !== undefined) return siteHref(context, `/${pagePath('ticketList', { contentId })}?step=${name}`);
  const page = step === purchaseSteps.PAYMENT ? 'ticketPayment' : 'ticketPurchased';
  const query = orderId === undefined ? '' : `?${new URLSearchParams({ order: orderId }).toString()}`;
  return siteHref(context, `/${pagePath(page, { contentId })}${query}`);
}

/**
 * The step that the query of the list's address asks for; undefined: the list itself is meant. The list's page shows
 * `PurchaseFlow` in its own place when there is one.
 */
export function purchaseStepOf(query: URLSearchParams): PurchaseStep | undefined {
  const name = query.get('step');
  return isKeyOf(stepNames, name) ? stepNames[name] : undefined;
}

/** The order in the address of a payment or of a finished purchase. */
export function orderIdOf(query: URLSearchParams): string | undefined {
  const orderId = query.get('order');
  return orderId !== null && /^[\w-]{1,64}$/.test(orderId) ? orderId : undefined;
}
