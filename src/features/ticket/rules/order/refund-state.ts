import type { Instant } from '#kernel/clock.ts';

export const refundStates = ['owed', 'asked', 'done', 'failed'] as const;
/**
 * owed: nobody was asked to pay it back yet. asked: the gateway was asked, or with `byHand` the organiser. failed: the
 * gateway refused or its money came back, so the organiser pays it back by hand.
 */
export type RefundState = (typeof refundStates)[number];
export type RefundWay = 'gateway' | 'byHand';
/**
 * cameBack: the gateway paid it, and the buyer's bank did not accept it. paidElsewhere: somebody else had paid as much
 * back at the gateway.
 */
export type RefundEvent = 'ask' | 'done' | 'refused' | 'unknown' | 'cameBack' | 'paidElsewhere';

export interface Refund {
  way: RefundWay;
  state: RefundState;
}

const next: Record<RefundState, Partial<Record<RefundEvent, RefundState>>> = {
  owed: { ask: 'asked', done: 'done', cameBack: 'failed' },
  asked: { done: 'done', paidElsewhere: 'done', refused: 'failed', unknown: 'owed', cameBack: 'failed' },
  failed: { done: 'done' },
  done: { cameBack: 'failed' },
};

/**
 * The effect of an event on a refund; undefined: none. After a lost answer the same key is used again, so nothing is
 * paid back twice. A refund that is done stays done unless its money comes back. A refund that was paid by hand cannot
 * come back.
 */
export function applyRefundEvent({ way, state }: Refund, event: RefundEvent): RefundState | undefined {
  return way === 'byHand' && event === 'cameBack' ? undefined : next[state][event];
}

/** Who has to pay the refund back now. */
export function whoPaysBack({ way, state }: Refund): MoneyBack['from'] {
  if (state === 'done') return 'nobody';
  return way === 'byHand' || state === 'failed' ? 'organiser' : 'gateway';
}

/** The time after which the organiser should ask the gateway for the outcome. */
export const gatewaySilentAfterMs = 7 * 24 * 60 * 60_000;

/** Whether a gateway has not paid a refund for longer than a gateway is usually away. */
export function isGatewaySilent(refund: Refund, owedSince: Instant, now: Instant): boolean {
  return whoPaysBack(refund) === 'gateway' && now - owedSince >= gatewaySilentAfterMs;
}

/** The effect when an organiser says that they paid the refund by hand. */
export function judgePaidByHand(
  refund: Refund,
  isSilent = false,
): 'noted' | 'notedBefore' | 'paidByGateway' | 'gatewayPays' {
  const payer = whoPaysBack(refund);
  if (payer === 'organiser' || isSilent) return 'noted';
  if (payer === 'gateway') return 'gatewayPays';
  return refund.way === 'byHand' ? 'notedBefore' : 'paidByGateway';
}

export const moneyBackFrom = ['organiser', 'gateway', 'nobody'] as const;

/** What a buyer reads about money that goes back. */
export interface MoneyBack {
  /** Whole yen. */
  amount: number;
  /** Who still has to pay it; nobody: it was paid back. */
  from: (typeof moneyBackFrom)[number];
}

/** One sum for everybody who pays back. The organiser's open refunds come first, those already paid back last. */
export function moneyBack(refunds: readonly (Refund & { amount: number })[]): MoneyBack[] {
  return moneyBackFrom.flatMap((from) => {
    const theirs = refunds.filter((refund) => whoPaysBack(refund) === from);
    return theirs.length === 0 ? [] : [{ amount: theirs.reduce((sum, { amount }) => sum + amount, 0), from }];
  });
}
