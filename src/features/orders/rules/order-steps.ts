/** Steps of a payment: an attempt, what the buyer's bank and the gateway said, and that the money came. */
export const moneySteps = ['charging', 'authenticating', 'checking', 'awaiting', 'refused', 'paid'] as const;
/** What became of an order apart from money; `issued`: its tickets came before the money. */
export const orderSteps = ['won', 'lost', 'issued', 'expired', 'canceled'] as const;
export const transferSteps = ['offered', 'withdrawn', 'accepted', 'returned'] as const;

type MoneyStep = (typeof moneySteps)[number];
type OrderStep = (typeof orderSteps)[number];
type TransferStep = (typeof transferSteps)[number];

export type ToldStep =
  | { kind: 'money'; step: MoneyStep }
  | { kind: 'order'; step: OrderStep }
  | { kind: 'transfer'; step: TransferStep };

const among = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  words.some((one) => one === word);

/** What a stored event tells; undefined: nothing that anybody asks for. `isDeferred`: the tickets come before the money. */
export function stepOfEvent(kind: string, isDeferred: boolean): ToldStep | undefined {
  if (kind === 'settled') return { kind: 'money', step: 'paid' };
  if (kind === 'completed') return isDeferred ? { kind: 'order', step: 'issued' } : { kind: 'money', step: 'paid' };
  const [head = '', transfer = ''] = kind.split('.');
  if (head === 'transfer' && among(transferSteps, transfer)) return { kind: 'transfer', step: transfer };
  if (among(moneySteps, kind)) return { kind: 'money', step: kind };
  return among(orderSteps, kind) ? { kind: 'order', step: kind } : undefined;
}
