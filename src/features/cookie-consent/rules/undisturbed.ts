import type { PageName } from '#kernel/page.ts';

/** The pages of a payment, and those that hold out a code at the gate. */
const withoutQuestion: readonly string[] = [
  'ticketPayment',
  'ticketPaymentAlias',
  'ticketPurchased',
  'ticketPurchasedAlias',
  'myTicketDetail',
  'myTicketPayment',
  'myTicketPurchased',
  'badge',
] satisfies PageName[];

const sales: readonly string[] = ['ticketList', 'ticketListAlias'] satisfies PageName[];

/** Whether a page is not disturbed by the question: a step of a purchase, or a code in the hand. */
export function isUndisturbed(page: string, search: string): boolean {
  return withoutQuestion.includes(page) || (sales.includes(page) && /[?&]step=/.test(search));
}
