import { remainingOf } from './on-sale.ts';
import type { OnSale } from './ticket.ts';

/** Not in the spec: from this number down the list shows how many are left. */
export const fewLeftMax = 10;

/** The number left when it is small but not 0; undefined otherwise. */
export function fewLeft(ticket: Pick<OnSale, 'enableNumberSold' | 'remainNumber'>): number | undefined {
  const left = remainingOf(ticket);
  return left > 0 && left <= fewLeftMax ? left : undefined;
}
