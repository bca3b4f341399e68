/** A problem of a whole purchase list. */
export type ListProblem =
  | { kind: 'empty' }
  | { kind: 'tooMany'; limit: number }
  /** `limit` in yen, before a discount. */
  | { kind: 'totalTooHigh'; limit: number }
  | { kind: 'mixed' }
  | { kind: 'codeUnusable' };

/** A problem of one ticket of it. `left` is how many the buyer may have. */
export type TicketProblem = { ticketId: number } & (
  | { kind: 'unknownTicket' | 'notOnDisplay' | 'beforeSales' | 'salesFinished' | 'soldOut' | 'loginNeeded' }
  | { kind: 'unknownPrice' | 'choices' | 'alreadyApplied' | 'combination' | 'priceChanged' }
  | { kind: 'notEnough' | 'limitReached'; left: number }
  | { kind: 'parentNeeded'; parentTicketIds: readonly number[] }
);

export type PurchaseProblem = ListProblem | TicketProblem;
