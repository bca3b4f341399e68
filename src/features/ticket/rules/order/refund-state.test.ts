import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyRefundEvent,
  gatewaySilentAfterMs,
  isGatewaySilent,
  judgePaidByHand,
  type MoneyBack,
  moneyBack,
  type Refund,
  type RefundEvent,
  type RefundState,
  type RefundWay,
  refundStates,
  whoPaysBack,
} from './refund-state.ts';

test.each<[RefundState, RefundEvent, RefundState | undefined]>([
  ['owed', 'ask', 'asked'],
  ['asked', 'done', 'done'],
  ['asked', 'refused', 'failed'],
  ['asked', 'unknown', 'owed'],
  ['owed', 'done', 'done'],
  ['failed', 'done', 'done'],
  ['asked', 'ask', undefined],
  ['owed', 'refused', undefined],
  ['failed', 'ask', undefined],
  ['done', 'ask', undefined],
  ['done', 'done', undefined],
  ['done', 'refused', undefined],
  ['owed', 'cameBack', 'failed'],
  ['asked', 'cameBack', 'failed'],
  ['done', 'cameBack', 'failed'],
  ['failed', 'cameBack', undefined],
])('a refund that is %s becomes by %s: %s', (state, event, next) =>
  expect(applyRefundEvent({ way: 'gateway', state }, event)).toBe(next),
);

test.each(refundStates)('a refund by hand that is %s cannot come back from a bank', (state) => {
  expect(applyRefundEvent({ way: 'byHand', state }, 'cameBack')).toBeUndefined();
});

test('a refund that is done is never requested again', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<RefundEvent>('ask', 'done', 'refused', 'unknown')), (events) => {
      let state: RefundState = 'owed';
      let isDone = false;
      for (const event of events) {
        const next = applyRefundEvent({ way: 'gateway', state }, event);
        if (isDone) expect(next).toBeUndefined();
        state = next ?? state;
        isDone ||= state === 'done';
      }
    }),
  );
});

test.each<[RefundWay, RefundState, ReturnType<typeof whoPaysBack>, ReturnType<typeof judgePaidByHand>]>([
  ['gateway', 'owed', 'gateway', 'gatewayPays'],
  ['gateway', 'asked', 'gateway', 'gatewayPays'],
  ['gateway', 'failed', 'organiser', 'noted'],
  ['gateway', 'done', 'nobody', 'paidByGateway'],
  ['byHand', 'owed', 'organiser', 'noted'],
  ['byHand', 'asked', 'organiser', 'noted'],
  ['byHand', 'failed', 'organiser', 'noted'],
  ['byHand', 'done', 'nobody', 'notedBefore'],
])('a refund by %s that is %s is to be paid by %s; that it was paid by hand is %s', (way, state, payer, judged) => {
  expect([whoPaysBack({ way, state }), judgePaidByHand({ way, state })]).toEqual([payer, judged]);
});

test.each<[RefundWay, RefundState, number, boolean]>([
  ['gateway', 'owed', 0, true],
  ['gateway', 'asked', 0, true],
  ['gateway', 'asked', -1, false],
  ['gateway', 'failed', 0, false],
  ['gateway', 'done', 0, false],
  ['byHand', 'asked', 0, false],
])(
  'a refund by %s that is %s, a week and %s ms after it was owed, waits for a silent gateway: %s',
  (way, state, more, isSilent) => {
    const owedSince = Date.UTC(2026, 10, 20);
    expect(isGatewaySilent({ way, state }, owedSince, owedSince + gatewaySilentAfterMs + more)).toBe(isSilent);
    if (isSilent) expect(judgePaidByHand({ way, state }, true)).toBe('noted');
  },
);

test('a refund that can be noted as paid by hand can become done', () => {
  for (const way of ['gateway', 'byHand'] as const) {
    for (const state of ['owed', 'asked', 'failed', 'done'] as const) {
      if (judgePaidByHand({ way, state }) === 'noted') expect(applyRefundEvent({ way, state }, 'done')).toBe('done');
    }
  }
});

const refund = (way: RefundWay, state: RefundState, amount: number): Refund & { amount: number } => ({
  way,
  state,
  amount,
});
test.each<[string, (Refund & { amount: number })[], MoneyBack | undefined]>([
  ['nothing', [], undefined],
  ['one on its way', [refund('gateway', 'asked', 700)], { amount: 700, from: 'gateway' }],
  ['one that failed', [refund('gateway', 'failed', 700)], { amount: 700, from: 'organiser' }],
  ['one that was paid', [refund('byHand', 'done', 700)], { amount: 700, from: 'nobody' }],
  [
    'two that were paid',
    [refund('gateway', 'done', 700), refund('byHand', 'done', 300)],
    { amount: 1000, from: 'nobody' },
  ],
  [
    'one that failed beside others',
    [refund('gateway', 'done', 700), refund('gateway', 'owed', 50), refund('gateway', 'failed', 300)],
    { amount: 300, from: 'organiser' },
  ],
  [
    'one on its way beside one that was paid',
    [refund('gateway', 'done', 700), refund('gateway', 'owed', 50)],
    { amount: 50, from: 'gateway' },
  ],
])('for %s the buyer reads how much is still to come, and from whom', (_, refunds, told) => {
  expect(moneyBack(refunds)[0]).toEqual(told);
});

test('of refunds that several pay back the buyer reads every sum', () => {
  const refunds = [refund('gateway', 'done', 700), refund('gateway', 'owed', 50), refund('byHand', 'asked', 300)];
  expect(moneyBack([...refunds, refund('gateway', 'asked', 20)])).toEqual([
    { amount: 300, from: 'organiser' },
    { amount: 70, from: 'gateway' },
    { amount: 700, from: 'nobody' },
  ]);
});
