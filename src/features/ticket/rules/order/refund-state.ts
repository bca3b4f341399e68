export const refundStates = ['owed', 'asked', 'done', 'failed'] as const;
/** owed: the gateway is to be asked. failed: it said no; the organiser pays it back by hand. */
export type RefundState = (typeof refundStates)[number];
export type RefundEvent = 'ask' | 'done' | 'refused' | 'unknown';

const next: Record<RefundState, Partial<Record<RefundEvent, RefundState>>> = {
  owed: { ask: 'asked', done: 'done' },
  asked: { done: 'done', refused: 'failed', unknown: 'owed' },
  failed: { done: 'done' },
  done: {},
};

/**
 * What an event makes of a refund; undefined: nothing. An answer that was lost is asked for again with the same key, so
 * nothing is paid back twice, and what is done stays done.
 */
export function applyRefundEvent(state: RefundState, event: RefundEvent): RefundState | undefined {
  return next[state][event];
}
