import type { Instant } from '#kernel/clock.ts';

export const refundStates = ['owed', 'asked', 'done', 'failed'] as const;
/**
 * owed: nobody was asked to pay it back yet. asked: the gateway was, or of `byHand` the organiser. failed: the gateway
 * said no, or its money came back; the organiser pays it back by hand.
 */
export type RefundState = (typeof refundStates)[number];
export type RefundWay = 'gateway' | 'byHand';
/**
 * cameBack: the gateway paid it, and the buyer's bank did not take it. paidElsewhere: others had paid as much back at the
 * gateway.
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
 * What an event makes of a refund; undefined: nothing. An answer that was lost is asked for again with the same key, so
 * nothing is paid back twice, and what is done stays done unless it comes back; what was paid by hand cannot.
 */
export function applyRefundEvent({ way, state }: Refund, event: RefundEvent): RefundState | undefined {
  return way === 'byHand' && event === 'cameBack' ? undefined : next[state][event];
}

/** Who has to pay it back now. */
export function whoPaysBack({ way, state }: Refund): MoneyBack['from'] {
  if (state === 'done') return 'nobody';
  return way === 'byHand' || state === 'failed' ? 'organiser' : 'gateway';
}

/** From then on somebody should ask the gateway what became of it. */
export const gatewaySilentAfterMs = 7 * 24 * 60 * 60_000;

/** Whether a gateway that has to pay it back has not done so for longer than one is away. */
export function isGatewaySilent(refund: Refund, owedSince: Instant, now: Instant): boolean {
  return whoPaysBack(refund) === 'gateway' && now - owedSince >= gatewaySilentAfterMs;
}

/** What becomes of an organiser's word that it was paid back by hand. */
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

/** What a buyer is told of money that goes back. */
export interface MoneyBack {
  /** Whole yen. */
  amount: number;
  /** From whom it still has to come; nobody: it was paid back. */
  from: (typeof moneyBackFrom)[number];
}

/** All that goes back, as one: what the organiser has to pay comes first, what was paid back last. */
export function moneyBack(refunds: readonly (Refund & { amount: number })[]): MoneyBack | undefined {
  for (const from of moneyBackFrom) {
    const theirs = refunds.filter((refund) => whoPaysBack(refund) === from);
    if (theirs.length > 0) return { amount: theirs.reduce((sum, { amount }) => sum + amount, 0), from };
  }
  return undefined;
}
