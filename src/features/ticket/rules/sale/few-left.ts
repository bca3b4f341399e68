import { remainingOf } from './on-sale.ts';
import type { OnSale } from './ticket.ts';

/** Ours: from here on down the list says how many there are. */
export const fewLeftMax = 10;

/** What is left of a ticket when it is few, but something; undefined otherwise. */
export function fewLeft(ticket: Pick<OnSale, 'enableNumberSold' | 'remainNumber'>): number | undefined {
  const left = remainingOf(ticket);
  return left > 0 && left <= fewLeftMax ? left : undefined;
}
