/** What an organiser gives back: nothing, what the rule of the ticket gives its buyer, all of it, or a sum they write. */
export const refundChoices = ['rule', 'full', 'none', 'other'] as const;
export type RefundChoice = (typeof refundChoices)[number];

interface PricedTicket {
  purchasedTicketId: number;
  price: number;
  own: { refund: number; fee: number };
}

/** Whole yen for each choice, never more than is left. `rule` undefined: no ticket is chosen, so no rule holds. */
export interface RefundSums {
  rule: number | undefined;
  full: number;
  fee: number;
}

export function refundSums(tickets: readonly PricedTicket[], chosen: readonly number[], left: number): RefundSums {
  const canceled = tickets.filter(({ purchasedTicketId }) => chosen.includes(purchasedTicketId));
  if (canceled.length === 0) return { rule: undefined, full: left, fee: 0 };
  const sum = (of: (ticket: PricedTicket) => number): number => canceled.reduce((all, one) => all + of(one), 0);
  const full = Math.min(
    left,
    sum(({ price }) => price),
  );
  const rule = Math.min(
    full,
    sum(({ own }) => own.refund),
  );
  return { rule, full, fee: full - rule };
}

/** The choices that differ: where nothing is left there is nothing to choose. */
export function offeredChoices({ rule, full }: RefundSums, left: number): readonly RefundChoice[] {
  if (left === 0) return [];
  return refundChoices.filter((one) => {
    if (one === 'rule') return rule !== undefined && rule > 0 && rule !== full;
    if (one === 'full') return full > 0;
    return one !== 'none' || rule !== undefined;
  });
}

export type RefundProblem = 'noAmount' | 'tooMuch';

/** The sum of a choice, or what is wrong with what was typed. */
export function chosenRefund(
  choice: RefundChoice,
  { rule, full }: RefundSums,
  { typed, left }: { typed: number | string | undefined; left: number },
): number | RefundProblem {
  if (choice === 'none') return 0;
  if (choice === 'rule') return rule ?? 0;
  if (choice === 'full') return full;
  if (typeof typed !== 'number' || !Number.isInteger(typed) || typed < 1) return 'noAmount';
  return typed > left ? 'tooMuch' : typed;
}
