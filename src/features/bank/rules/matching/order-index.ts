import { foldPayer, foldReference, payerWords } from './fold-payer.ts';
import type { BankOrder } from './bank-order.ts';

/** So many letters at the beginning or the end of an order's number name it, if no other order has them. */
const referenceMin = 6;
/** A name that stands somewhere in what a bank wrote has at least so many letters. */
const withinMin = 4;

export interface OrderIndex {
  byName: ReadonlyMap<string, readonly BankOrder[]>;
  byReference: ReadonlyMap<string, readonly BankOrder[]>;
  /** Those that wait. */
  byAmount: ReadonlyMap<number, readonly BankOrder[]>;
  longest: number;
}

/** So that a line is looked up, and not compared with each order. */
export function indexOrders(orders: readonly BankOrder[]): OrderIndex {
  const byName = new Map<string, BankOrder[]>();
  const byReference = new Map<string, BankOrder[]>();
  const byAmount = new Map<number, BankOrder[]>();
  for (const order of orders) {
    for (const name of namesOf(order)) add(byName, name, order);
    for (const reference of referencesOf(order.orderNumber)) add(byReference, reference, order);
    if (order.standing === 'owed') add(byAmount, order.owed, order);
  }
  return { byName, byReference, byAmount, longest: Math.max(0, ...[...byName.keys()].map((name) => name.length)) };
}

/** Orders whose number, or an end of it that no other has, is in what the bank wrote of the payer. */
export function findByReference({ byReference }: OrderIndex, payer: string): BankOrder[] {
  const found = new Set<BankOrder>();
  // A number is a run of Latin letters and digits; a name beside it is no part of it.
  for (const run of payer.normalize('NFKC').match(/[0-9A-Za-z-]+/g) ?? []) {
    const text = foldReference(run);
    let at = 0;
    while (at + referenceMin <= text.length) {
      const hit = longestAt(byReference, text, at);
      if (hit === undefined) at += 1;
      else {
        found.add(hit.order);
        at += hit.length;
      }
    }
  }
  return [...found];
}

function longestAt(byReference: OrderIndex['byReference'], text: string, at: number) {
  for (let length = Math.min(text.length - at, 64); length >= referenceMin; length -= 1) {
    const part = text.slice(at, at + length);
    const orders = /\d/.test(part) ? byReference.get(part) : undefined;
    if (orders?.length === 1) return { order: orders[0]!, length };
  }
  return undefined;
}

/** Orders whose buyer's name is in what the bank wrote: alone, at its end behind a bank and a branch, or long enough. */
export function findByName({ byName, longest }: OrderIndex, payer: string): BankOrder[] {
  const text = foldPayer(payer);
  const found = new Set<BankOrder>();
  for (let from = 0; from < text.length; from += 1) {
    for (let to = Math.min(text.length, from + longest); to > from; to -= 1) {
      const isLong = to - from >= withinMin || (from === 0 && to === text.length);
      const orders = isLong || to === text.length ? byName.get(text.slice(from, to)) : undefined;
      for (const order of to - from > 1 ? (orders ?? []) : []) found.add(order);
    }
  }
  return [...found].toSorted((a, b) => (a.orderNumber < b.orderNumber ? -1 : 1));
}

/** How a bank may write the buyer: kana, or what of the name a bank can write; foreign names in either order. */
function namesOf({ name, kana }: BankOrder): Set<string> {
  const names = [kana, name].flatMap((text) => {
    const words = payerWords(text);
    return words.length < 2 ? words : [words.join(''), words.toReversed().join('')];
  });
  return new Set(names.filter((one) => /^[\p{Script=Katakana}ーA-Z0-9]{2,}$/u.test(one)));
}

function referencesOf(orderNumber: string): Set<string> {
  const whole = foldReference(orderNumber);
  const parts = new Set([whole]);
  for (let length = referenceMin; length < whole.length; length += 1) {
    parts.add(whole.slice(0, length));
    parts.add(whole.slice(-length));
  }
  return parts;
}

function add<Key>(map: Map<Key, BankOrder[]>, key: Key, order: BankOrder): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [order]);
  else known.push(order);
}
