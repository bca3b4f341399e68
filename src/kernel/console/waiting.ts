/** What waits for an organiser to do something, at one site. */
export const waitingKinds = [
  'refundsByHand',
  'failedRefunds',
  'chargebacks',
  'transfers',
  'lotteryValues',
  'silentPayments',
  'talks',
  'reports',
  'requests',
] as const;

export interface Waiting {
  kind: (typeof waitingKinds)[number];
  count: number;
}
