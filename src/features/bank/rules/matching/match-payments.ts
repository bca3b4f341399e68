import type { BankOrder } from './bank-order.ts';
import type { StatementLine } from '../statement/statement.ts';
import { findByName, findByReference, indexOrders } from './order-index.ts';

/** A line of the file; `isKnown`: it was noted before. */
export interface MatchedLine extends StatementLine {
  /** Counts equal lines of a file, from 1 on, so that each has a name of its own. */
  occurrence: number;
  isKnown: boolean;
}

/**
 * Why a payment is not sure. `tooLittle`, `tooMuch`: another sum than the order's. `twoOrders`: it fits several.
 * `twoPayments`: several payments fit one order. `payerUnknown`: only the sum fits. `paid`, `expired`, `canceled`: so
 * is the order that it is for. `oneSum`: one payer pays several orders. `inParts`: several payments are one sum.
 */
export type Doubt =
  | 'tooLittle'
  | 'tooMuch'
  | 'twoOrders'
  | 'twoPayments'
  | 'payerUnknown'
  | 'paid'
  | 'expired'
  | 'canceled'
  | 'oneSum'
  | 'inParts';

export interface Proposal {
  /** Places in the list of lines. */
  lines: readonly number[];
  certainty: 'sure' | 'unclear' | 'foreign';
  doubt: Doubt | 'known' | undefined;
  /** The orders that it would pay. */
  orders: readonly string[];
  /** Orders that it could be for, the likeliest first. */
  candidates: readonly string[];
}

const candidatesMax = 10;
/** Of so many orders of one payer every choice is tried. */
const summedMax = 12;

interface Found {
  at: number;
  line: MatchedLine;
  open: BankOrder[];
  ended: BankOrder[];
  isByReference: boolean;
}

/**
 * Proposes which payment is for which order. An order is proposed for one payment alone, and a payment for one order,
 * unless a sum says otherwise. In which sequence the lines and the orders come does not matter.
 */
export function matchPayments(lines: readonly MatchedLine[], orders: readonly BankOrder[]): Proposal[] {
  const index = indexOrders(orders.toSorted((a, b) => compare(a.orderNumber, b.orderNumber)));
  const inOrder = lines
    .map((line, at) => ({ line, at }))
    .toSorted((one, other) => compare(lineName(one.line), lineName(other.line)));
  const proposals: Proposal[] = [];
  const found: Found[] = [];
  for (const { line, at } of inOrder) {
    if (line.isKnown) proposals.push(propose([at], 'foreign', 'known'));
    else {
      const named = findByReference(index, line.payer);
      const all = named.length > 0 ? named : findByName(index, line.payer);
      const open = all.filter(({ standing }) => standing === 'owed');
      const ended = all.filter(({ standing }) => standing !== 'owed');
      found.push({ at, line, open, ended, isByReference: named.length > 0 });
    }
  }
  const taken = new Set<string>();
  const rest = claim(
    found.filter((one) => one.isByReference),
    taken,
    proposals,
  );
  const left = claim(
    found.filter((one) => !one.isByReference),
    taken,
    proposals,
  );
  const parts = claimParts([...rest, ...left], taken, proposals);
  const summed = claimSums(parts, taken, proposals);
  for (const one of summed) proposals.push(doubtful(one, taken, index.byAmount));
  return proposals.toSorted((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0));
}

/** Payments whose sum is that of one order, and orders that one payment fits, are sure; the others are given back. */
function claim(found: readonly Found[], taken: Set<string>, proposals: Proposal[]): Found[] {
  const fitting = new Map<string, Found[]>();
  const equal = new Map(found.map((one) => [one, equalOf(one, taken)]));
  for (const [one, orders] of equal) {
    for (const { orderNumber } of orders) {
      const others = fitting.get(orderNumber);
      if (others === undefined) fitting.set(orderNumber, [one]);
      else others.push(one);
    }
  }
  const left: Found[] = [];
  const done = new Set<Found>();
  for (const [one, orders] of equal) {
    if (done.has(one)) continue;
    const sames = [...new Set(orders.flatMap(({ orderNumber }) => fitting.get(orderNumber) ?? []))];
    // Who paid equal orders as often as they ordered: which payment is for which order makes no difference.
    const isEven =
      orders.length > 0 &&
      sames.length === orders.length &&
      sames.every((same) => equal.get(same)!.length === orders.length && areSame(equal.get(same)!, orders)) &&
      new Set(orders.map(buyerOf)).size === 1;
    if (!isEven) {
      left.push(one);
      continue;
    }
    for (const [place, same] of sames.entries()) {
      const { orderNumber } = orders[place]!;
      done.add(same);
      taken.add(orderNumber);
      proposals.push({
        ...propose([same.at], 'sure', undefined),
        orders: [orderNumber],
        candidates: numbersOf(same.open),
      });
    }
  }
  return left;
}

/** The orders of exactly this sum. Who names several orders pays all of them. */
function equalOf({ open, line, isByReference }: Found, taken: ReadonlySet<string>): BankOrder[] {
  if (isByReference && open.length > 1) return [];
  return open.filter(({ orderNumber, owed }) => owed === line.amount && !taken.has(orderNumber));
}

/** Payments of one payer that are together the sum of the one order that they are for. */
function claimParts(found: readonly Found[], taken: Set<string>, proposals: Proposal[]): Found[] {
  const together = new Map<string, Found[]>();
  for (const one of found) {
    const open = one.open.filter(({ orderNumber }) => !taken.has(orderNumber));
    const [only] = open;
    if (open.length === 1 && only !== undefined && one.line.amount < only.owed) {
      together.set(only.orderNumber, [...(together.get(only.orderNumber) ?? []), one]);
    }
  }
  const done = new Set<Found>();
  for (const [orderNumber, parts] of together) {
    const owed = parts[0]?.open.find((one) => one.orderNumber === orderNumber)?.owed;
    if (parts.length < 2 || parts.reduce((sum, { line }) => sum + line.amount, 0) !== owed) continue;
    for (const one of parts) done.add(one);
    taken.add(orderNumber);
    const at = parts.map((one) => one.at).toSorted((a, b) => a - b);
    proposals.push({ ...propose(at, 'unclear', 'inParts'), orders: [orderNumber], candidates: [orderNumber] });
  }
  return found.filter((one) => !done.has(one));
}

/** A payment that is the sum of several orders of its payer, if only one choice of them has that sum. */
function claimSums(found: readonly Found[], taken: Set<string>, proposals: Proposal[]): Found[] {
  const wanted = found.map((one) => {
    const open = one.open.filter(({ orderNumber }) => !taken.has(orderNumber));
    const isOne = !one.isByReference && open.some(({ owed }) => owed === one.line.amount);
    return { one, sums: isOne ? [] : sumsOf(open, one.line.amount) };
  });
  const uses = new Map<string, number>();
  for (const { sums } of wanted) {
    for (const number of new Set(sums.flat())) uses.set(number, (uses.get(number) ?? 0) + 1);
  }
  const left: Found[] = [];
  for (const { one, sums } of wanted) {
    const [numbers] = sums;
    // Two payments that could be for the same order: somebody has to look.
    if (sums.length !== 1 || numbers === undefined || numbers.some((number) => (uses.get(number) ?? 0) > 1)) {
      left.push(one);
      continue;
    }
    for (const number of numbers) taken.add(number);
    const isSure = one.isByReference && numbers.length === one.open.length;
    const proposal = isSure ? propose([one.at], 'sure', undefined) : propose([one.at], 'unclear', 'oneSum');
    proposals.push({ ...proposal, orders: numbers, candidates: numbersOf(one.open) });
  }
  return left;
}

/** Choices of at least two orders with this sum; no more than two are looked for. */
function sumsOf(open: readonly BankOrder[], amount: number): string[][] {
  if (open.length < 2 || open.length > summedMax) return [];
  const sums: string[][] = [];
  for (let choice = 1; choice < 2 ** open.length && sums.length < 2; choice += 1) {
    // oxlint-disable-next-line no-bitwise -- each bit is an order
    const chosen = open.filter((_, place) => (choice & (1 << place)) !== 0);
    if (chosen.length > 1 && chosen.reduce((sum, { owed }) => sum + owed, 0) === amount) sums.push(numbersOf(chosen));
  }
  return sums;
}

function doubtful(
  { at, line, open, ended }: Found,
  taken: ReadonlySet<string>,
  byAmount: ReadonlyMap<number, readonly BankOrder[]>,
): Proposal {
  const free = open.filter(({ orderNumber }) => !taken.has(orderNumber));
  const likely = [
    ...free.filter(({ owed }) => owed === line.amount),
    ...free.filter(({ owed }) => owed !== line.amount),
  ];
  const candidates = numbersOf(likely).slice(0, candidatesMax);
  const [only] = free;
  if (free.length > 1) return { ...propose([at], 'unclear', 'twoOrders'), candidates };
  if (only !== undefined) {
    const doubt = line.amount === only.owed ? 'twoPayments' : line.amount < only.owed ? 'tooLittle' : 'tooMuch';
    return { ...propose([at], 'unclear', doubt), candidates };
  }
  // An order of theirs that another payment has paid just now.
  if (open.length > 0) return { ...propose([at], 'unclear', 'twoPayments'), candidates: numbersOf(open) };
  const same = ended.filter(({ due }) => due === line.amount);
  const over = same.find(({ standing }) => standing !== 'completed') ?? same[0] ?? ended[0];
  if (over !== undefined && over.standing !== 'owed') {
    const doubt = over.standing === 'completed' ? 'paid' : over.standing;
    return { ...propose([at], 'unclear', doubt), candidates: numbersOf([over]) };
  }
  const equal = (byAmount.get(line.amount) ?? []).filter(({ orderNumber }) => !taken.has(orderNumber));
  if (equal.length === 0) return propose([at], 'foreign', undefined);
  return { ...propose([at], 'unclear', 'payerUnknown'), candidates: numbersOf(equal).slice(0, candidatesMax) };
}

function propose(lines: readonly number[], certainty: Proposal['certainty'], doubt: Proposal['doubt']): Proposal {
  return { lines, certainty, doubt, orders: [], candidates: [] };
}

const numbersOf = (orders: readonly BankOrder[]): string[] => orders.map(({ orderNumber }) => orderNumber);
const buyerOf = ({ name, kana }: BankOrder): string => JSON.stringify([name, kana]);
const areSame = (some: readonly BankOrder[], others: readonly BankOrder[]): boolean =>
  some.every((one, at) => one === others[at]);
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** A name of a line that does not depend on where it stands in the file. */
export function lineName({ date, amount, payer, occurrence }: Omit<MatchedLine, 'isKnown'>): string {
  return JSON.stringify([date, amount, payer.normalize('NFKC').replace(/\s+/gu, ' ').trim(), occurrence]);
}

/** The lines of a file with their counts: equal ones are counted, in whatever sequence they come. */
export function countLines(lines: readonly StatementLine[]): Omit<MatchedLine, 'isKnown'>[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const name = lineName({ ...line, occurrence: 0 });
    const occurrence = (counts.get(name) ?? 0) + 1;
    counts.set(name, occurrence);
    return { ...line, occurrence };
  });
}
