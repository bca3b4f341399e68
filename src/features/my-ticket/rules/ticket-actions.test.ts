import { describe, expect, test } from 'vitest';
import { myTicket, type DifferentTicket, ticketOfEachStatus } from '../../../../test/my-tickets.ts';
import { isTransferOpen, ticketActions } from './ticket-actions.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');
const cancelTerms = { cancelPeriodStart: '2026-11-01', cancelPeriodEnd: '2026-11-25', cancelFee: 300 };
const actionsOf = (more: DifferentTicket = {}) => ticketActions(myTicket(more), now);

describe('what the holder of a ticket can do', () => {
  test.each(Object.entries(ticketOfEachStatus()))(
    'pays a ticket that is %s when money is owed for it',
    (status, ticket) => {
      expect(ticketActions(ticket, now).isPayable).toBe(status === 'unpaid_ticket' || status === 'payment_fail');
    },
  );

  test.each<[string, DifferentTicket, string | undefined]>([
    ['usable', {}, undefined],
    ['before its time', { checkinPeriodStart: '2026-11-29' }, undefined],
    ['of an organiser who does not want it', { snapshot: { enableTransfer: false } }, 'off'],
    ['received', { isPurchaser: false, transferStatus: 'TRANSFERRED' }, 'received'],
    ['used', { checkinCount: 1 }, 'used'],
    ['used, with unlimited check-in', { checkinCount: 1, snapshot: { enableUnlimitCheckin: true } }, 'used'],
    ['to be paid at the venue', { paymentMethod: 'Local', paymentStatus: 'Waiting' }, 'notPaid'],
    ['over', { checkinPeriodEnd: '2026-11-19' }, 'notValid'],
  ])('a ticket that is %s can be transferred or says why not [TRANSFER-003]', (_, more, problem) => {
    expect(actionsOf(more).transfer.problem).toBe(problem);
  });

  test('a transfer is valid for 48 hours, including the last moment [TRANSFER-008]', () => {
    const ticket = { transferStatus: 'TRANSFERRING', transferExpiresAt: '2026-11-20T10:00:00+09:00' } as const;
    expect(isTransferOpen(ticket, now)).toBe(true);
    expect(isTransferOpen(ticket, now + 1)).toBe(false);
    expect(ticketActions(myTicket(ticket), now + 1).transfer).toEqual({
      isRunning: false,
      hasRunOut: true,
      problem: undefined,
    });
  });

  test('only a received ticket can be returned, as long as it is unused [TRANSFER-005]', () => {
    const received = { isPurchaser: false, transferStatus: 'TRANSFERRED' } as const;
    expect(actionsOf(received).isReturnable).toBe(true);
    expect(actionsOf({ ...received, checkinCount: 1 }).isReturnable).toBe(false);
    expect(actionsOf().isReturnable).toBe(false);
  });

  test.each<[string, DifferentTicket, string | undefined]>([
    ['in its period', { snapshot: cancelTerms }, undefined],
    ['without a period', {}, 'outsideCancelPeriod'],
    ['received', { isPurchaser: false, snapshot: cancelTerms }, 'notPurchaser'],
    ['used', { checkinCount: 1, snapshot: cancelTerms }, 'used'],
    [
      'paid by card 91 days ago',
      { availableStartedAt: '2026-08-21T12:00:00+09:00', snapshot: cancelTerms },
      'cardTooOld',
    ],
    [
      'being transferred',
      { transferStatus: 'TRANSFERRING', transferExpiresAt: '2026-11-21T10:00:00+09:00', snapshot: cancelTerms },
      'transferring',
    ],
  ])('a ticket that is %s can be cancelled or says why not [TICKET-105, TICKET-106]', (_, more, problem) => {
    expect(actionsOf(more).cancel.problem).toBe(problem);
  });

  test('a refund is the paid sum less the fee, by the way the ticket was paid', () => {
    expect(actionsOf({ snapshot: cancelTerms }).cancel.refund).toEqual({ amount: 2_700, way: 'card' });
    expect(actionsOf({ paymentMethod: 'Bank', snapshot: cancelTerms }).cancel.refund.way).toBe('byHand');
    const unpaid = { paymentMethod: 'Local', paymentStatus: 'Waiting', snapshot: cancelTerms } as const;
    expect(actionsOf(unpaid).cancel.refund).toEqual({ amount: 0, way: 'none' });
  });
});
