import { describe, expect, test } from 'vitest';
import { myTicket, ticketOfEachStatus } from '../../../../test/my-tickets.ts';
import { gatePass } from './gate-pass.ts';

const now = Date.parse('2026-11-20T10:00:00+09:00');

describe('at the gate', () => {
  test.each([
    ['pay_locally', 'qr'],
    ['deferred_payment', 'qr'],
    ['canceled', 'none'],
    ['unpaid_ticket', 'none'],
    ['lottery_waiting', 'none'],
    ['lottery_fail', 'none'],
    ['payment_fail', 'none'],
    ['before', 'qr'],
    ['active', 'qr'],
    ['used', 'none'],
    ['finished', 'none'],
    ['unknown', 'none'],
  ])('a ticket that is %s shows %s', (status, kind) => {
    expect(gatePass(ticketOfEachStatus()[status] ?? myTicket(), false, now).kind).toBe(kind);
  });

  test.each([
    [{ checkinMethod: 'QR' }, { kind: 'qr', text: 'AB12-CD34-EF56.secret' }],
    [{ checkinMethod: 'QR_MANUAL' }, { kind: 'qr', text: 'AB12-CD34-EF56.secret' }],
    [{ checkinMethod: 'MANUAL' }, { kind: 'manual' }],
    [{ enableExternalQr: true }, { kind: 'external' }],
    [{ enableExternalQr: true, checkinMethod: 'MANUAL' }, { kind: 'external' }],
  ] as const)('a ticket with %j shows %j [TICKET-104]', (snapshot, pass) => {
    expect(gatePass(myTicket({ snapshot }), false, now)).toEqual(pass);
  });

  test('a ticket that is being transferred shows nothing', () => {
    expect(gatePass(myTicket(), true, now)).toEqual({ kind: 'none' });
  });

  test('a ticket that somebody else received shows its giver nothing, also where staff only press a button', () => {
    const given = { transferStatus: 'TRANSFERRED', code: '', qrString: null } as const;
    for (const snapshot of [{}, { checkinMethod: 'MANUAL' }, { enableExternalQr: true }] as const) {
      expect(gatePass(myTicket({ ...given, snapshot }), false, now)).toEqual({ kind: 'none' });
    }
    const received = myTicket({ transferStatus: 'TRANSFERRED', isPurchaser: false });
    expect(gatePass(received, false, now).kind).toBe('qr');
  });

  test('a ticket without a code yet shows nothing, and a cancelled ticket never shows anything', () => {
    expect(gatePass(myTicket({ qrString: null }), false, now)).toEqual({ kind: 'none' });
    const local = { paymentMethod: 'Local', paymentStatus: 'Waiting', canceled: 1 } as const;
    expect(gatePass(myTicket(local), false, now)).toEqual({ kind: 'none' });
  });
});
