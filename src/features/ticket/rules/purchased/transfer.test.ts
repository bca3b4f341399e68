import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyTransfer, isTransferring, type TransferAction, transferLinkMs, type TransferState } from './transfer.ts';

const [buyer, friend, stranger] = [1, 2, 3];
const start = 1_000_000;
const fresh: TransferState = {
  purchaserId: buyer,
  holderId: buyer,
  transferStatus: null,
  transferCode: null,
  transferUrl: null,
  transferStartedAt: null,
};
const running: TransferState = {
  ...fresh,
  transferStatus: 'TRANSFERRING',
  transferCode: 'abc',
  transferUrl: '/t/abc',
  transferStartedAt: start,
};
const received: TransferState = { ...fresh, transferStatus: 'TRANSFERRED', holderId: friend };

const hand = (by: number, isTransferable = true, code = 'abc'): TransferAction => ({
  kind: 'transfer',
  by,
  code,
  url: `/t/${code}`,
  isTransferable,
});
const receive = (by: number, code = 'abc', isTransferable = true): TransferAction => ({
  kind: 'receive',
  by,
  code,
  isTransferable,
});
const cancel = (by: number): TransferAction => ({ kind: 'cancel', by });
const giveBack = (by: number, isUnused = true): TransferAction => ({ kind: 'return', by, isUnused });
const late = start + transferLinkMs + 1;

describe('a transfer', () => {
  test('gives the ticket a code, a status and an address [TRANSFER-002, TRANSFER-007]', () => {
    expect(applyTransfer(fresh, hand(buyer), start)).toEqual({ ticket: running });
  });

  test('that was cancelled leaves the ticket with its holder, without a code [TRANSFER-002, TRANSFER-007]', () => {
    expect(applyTransfer(running, cancel(buyer), start)).toEqual({ ticket: fresh });
  });

  test('that was received gives the ticket to the recipient and ends its code [TRANSFER-002, TRANSFER-007]', () => {
    expect(applyTransfer(running, receive(friend), start)).toEqual({ ticket: received });
  });

  test('that was returned gives the ticket to the purchaser again [TRANSFER-002, TRANSFER-007]', () => {
    expect(applyTransfer(received, giveBack(friend), late)).toEqual({ ticket: fresh });
  });
});

describe('a link', () => {
  test('is valid for 48 hours, to the last moment [TRANSFER-008]', () => {
    const end = start + 48 * 60 * 60 * 1000;
    expect(applyTransfer(running, receive(friend), end)).toEqual({ ticket: received });
    expect(applyTransfer(running, receive(friend), end + 1)).toEqual({ refused: 'linkExpired' });
    expect([isTransferring(running, end), isTransferring(running, end + 1)]).toEqual([true, false]);
  });

  test('that ran out blocks nothing: the holder cancels it or makes another [TRANSFER-008]', () => {
    expect(applyTransfer(running, cancel(buyer), late)).toEqual({ ticket: fresh });
    const again = applyTransfer(running, hand(buyer, true, 'new'), late);
    expect(again).toEqual({
      ticket: { ...running, transferCode: 'new', transferUrl: '/t/new', transferStartedAt: late },
    });
  });
});

describe('is refused', () => {
  test.each<[string, TransferState, TransferAction, number]>([
    ['notHolder', fresh, hand(stranger), start],
    ['notHolder', received, hand(buyer), start],
    ['received', received, hand(friend), start],
    ['transferring', running, hand(buyer), start + 1],
    ['notTransferable', fresh, hand(buyer, false), start],
    ['notTransferring', fresh, cancel(buyer), start],
    ['notHolder', running, cancel(stranger), start],
    ['notHolder', received, cancel(buyer), start],
    ['notTransferring', received, cancel(friend), start],
    ['linkInvalid', fresh, receive(friend), start],
    ['linkInvalid', running, receive(friend, 'xyz'), start],
    ['linkInvalid', running, receive(friend, ''), start],
    ['linkInvalid', received, receive(stranger), start],
    ['linkExpired', running, receive(friend), late],
    ['ownTicket', running, receive(buyer), start],
    ['notTransferable', running, receive(friend, 'abc', false), start],
    ['notHolder', received, giveBack(buyer), start],
    ['notHolder', received, giveBack(stranger), start],
    ['notHolder', running, giveBack(buyer), start],
    ['used', received, giveBack(friend, false), start],
  ])('as %s (%#) [TRANSFER-002, TRANSFER-008]', (refused, ticket, action, now) => {
    expect(applyTransfer(ticket, action, now)).toEqual({ refused });
  });
});

test('after any actions one person has the ticket, and a code exists only during a transfer [TRANSFER-002, TRANSFER-007]', () => {
  const who = fc.constantFrom(buyer, friend, stranger);
  const action: fc.Arbitrary<TransferAction> = fc.oneof(
    fc.tuple(who, fc.boolean(), fc.constantFrom('a', 'b')).map(([by, may, code]) => hand(by, may, code)),
    who.map(cancel),
    fc.tuple(who, fc.constantFrom('a', 'b'), fc.boolean()).map(([by, code, may]) => receive(by, code, may)),
    fc.tuple(who, fc.boolean()).map(([by, isUnused]) => giveBack(by, isUnused)),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(action, fc.integer({ min: 0, max: transferLinkMs }))), (steps) => {
      let ticket = fresh;
      let now = start;
      for (const [step, passes] of steps) {
        now += passes;
        const result = applyTransfer(ticket, step, now);
        if ('refused' in result) continue;
        if (step.kind === 'transfer' || step.kind === 'cancel') expect(step.by).toBe(ticket.holderId);
        if (result.ticket.holderId !== ticket.holderId) expect(['receive', 'return']).toContain(step.kind);
        ticket = result.ticket;
        expect(ticket.transferStatus === 'TRANSFERRED').toBe(ticket.holderId !== buyer);
        expect(ticket.transferStatus === 'TRANSFERRING').toBe(ticket.transferCode !== null);
        expect(ticket.purchaserId).toBe(buyer);
      }
    }),
  );
});
