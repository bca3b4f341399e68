import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChargebackState, chargebackStates } from '#features/payment/rules/gateway-answer.ts';
import { chargebackStep, dueAfterChargeback } from './chargeback.ts';
import { refundStates } from './refund-state.ts';

test.each<[ChargebackState | undefined, ChargebackState, ReturnType<typeof chargebackStep>]>([
  [undefined, 'open', 'take'],
  [undefined, 'lost', 'take'],
  [undefined, 'won', 'note'],
  ['open', 'open', undefined],
  ['open', 'won', 'giveBack'],
  ['open', 'lost', 'note'],
  ['won', 'open', undefined],
  ['won', 'lost', undefined],
  ['lost', 'open', undefined],
  ['lost', 'won', undefined],
])('a chargeback that is %s, of which the gateway says %s: %s', (known, told, step) => {
  expect(chargebackStep(known, told)).toBe(step);
});

test('a chargeback takes money at most once and gives back only what it took, whatever the gateway says how often', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...chargebackStates)), (news) => {
      let known: ChargebackState | undefined;
      let gone = 0;
      for (const told of news) {
        const step = chargebackStep(known, told);
        if (step === undefined) continue;
        known = told;
        gone += step === 'take' ? 1 : step === 'giveBack' ? -1 : 0;
        expect([0, 1]).toContain(gone);
        expect(gone).toBe(known === 'won' ? 0 : 1);
      }
    }),
  );
});

const refund = fc.record({
  refundId: fc.nat(),
  amount: fc.integer({ min: 1, max: 1000 }),
  state: fc.constantFrom(...refundStates),
});

test('what is still due after a chargeback is never more than what was owed, nor together more than what is left', () => {
  fc.assert(
    fc.property(fc.nat(3000), fc.array(refund), (received, refunds) => {
      const due = dueAfterChargeback(received, refunds);
      const open = refunds.filter(({ state }) => state !== 'done');
      expect(due.map(({ refundId }) => refundId)).toEqual(open.map(({ refundId }) => refundId));
      due.forEach((one, at) => expect(one.due >= 0 && one.due <= open[at]!.amount).toBe(true));
      const paid = refunds.filter(({ state }) => state === 'done').reduce((sum, { amount }) => sum + amount, 0);
      const sum = due.reduce((all, one) => all + one.due, 0);
      expect(sum).toBe(
        Math.min(
          Math.max(0, received - paid),
          open.reduce((all, { amount }) => all + amount, 0),
        ),
      );
    }),
  );
});
