import type { Member } from '#kernel/member.ts';
import type { LinkServices, PublishedSite } from '#features/site/server.ts';
import {
  leftOfOrder,
  lockPurchased,
  oweForTicket,
  type PurchasedRow,
  purchasedOfRow,
  storeCancellation,
} from '#features/ticket/server.ts';
import {
  cancelProblem,
  type CancelProblem,
  feeOf,
  type Paid,
  refundOf,
  type Refund,
} from '#features/ticket/rules/purchased/cancellation.ts';
import type { Instant } from '#kernel/clock.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import { ticketMail } from './my-ticket-mails.ts';
import { refuseCancel } from './my-ticket-refusal.ts';
import type { MyTicketServices } from './my-ticket-services.ts';
import { type NamedTicket, isNamed, isRunning } from './named-ticket.ts';

/**
 * Cancels a ticket. One transaction judges it, frees its place and notes the refund that is owed. After the commit the
 * gateway is asked, or the organiser is told (docs/algorithms/cancellation.md). Throws 404 for a ticket that is not the
 * member's, and 409 with the reason.
 */
export async function cancelPurchased(
  services: Pick<MyTicketServices, 'database' | 'mail' | 'orders'> & LinkServices,
  site: PublishedSite,
  named: NamedTicket,
  member: Member,
  now: Instant,
): Promise<Refund> {
  const { database, mail, orders } = services;
  return inTransaction(database, async (tx) => {
    const row = await lockPurchased(tx, named.purchasedTicketId);
    if (row === undefined || !isNamed(row, site, named, member)) throw refuse('notFound');
    const paid = paidOf(row);
    const problem = problemOf(row, paid, member, now);
    if (problem !== undefined) throw refuseCancel(problem);
    const refund = refundOf(paid, row.document);
    await storeCancellation(tx, row, now);
    if (refund.way !== 'none') await orders.planRefund(tx, await oweForTicket(tx, row, refund, now));
    const news = ticketMail(services, site, row, {
      kind: 'canceled',
      paidAmount: paid.paidAmount,
      fee: feeOf(paid, row.document),
      refund,
    });
    if (news !== undefined) await mail.send(news, { tx });
    return refund;
  });
}

/** The sum that was paid for this ticket. It is 0 while the money of a deferred payment has not come. */
function paidOf(row: PurchasedRow): Paid {
  const { paymentMethod, paymentStatus } = purchasedOfRow(row);
  return {
    paymentMethod,
    paidAt: row.paid_at?.getTime(),
    paidAmount: paymentStatus === 'Sale' ? row.price : 0,
    left: leftOfOrder(row),
  };
}

function problemOf(row: PurchasedRow, paid: Paid, { memberId }: Member, now: Instant): CancelProblem | undefined {
  const { cancelPeriodStart, cancelPeriodEnd, cancelFee } = row.document;
  const facts = { isPurchaser: row.purchaser_id === memberId, isTransferring: isRunning(row, now), now };
  const problem = cancelProblem(purchasedOfRow(row), { cancelPeriodStart, cancelPeriodEnd, cancelFee }, paid, facts);
  // A held ticket has no place of its own to give back.
  return problem ?? (row.state === 'issued' ? undefined : 'unpaid');
}
