import { remainingOf } from './on-sale.ts';
import type { OnSale } from './ticket.ts';

/** Not in the spec: up to so many the list says that few are left, and only so exactly. */
export const fewLeftSteps = [3, 5, 10] as const;

type Counted = Pick<OnSale, 'enableNumberSold' | 'remainNumber'> & { enableFewLeft: boolean };

/** At most so many are left; undefined when there are more, none, or when the organiser does not tell. */
export function fewLeft(ticket: Counted): (typeof fewLeftSteps)[number] | undefined {
  const left = remainingOf(ticket);
  return ticket.enableFewLeft && left > 0 ? fewLeftSteps.find((most) => left <= most) : undefined;
}
