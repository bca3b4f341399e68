import type { Instant } from '#kernel/clock.ts';
import type { Member } from '#kernel/member.ts';
import { addressGroup } from './address-group.ts';
import type { LimitKey, Turns } from './limit.ts';
import { type LimitName, limitTable } from './limit-table.ts';

/** Who tries, and about what. A limit of members needs no address. */
export interface Taker {
  context: {
    now: Instant;
    arrivedAt?: Instant | undefined;
    clientAddress?: string | undefined;
    anonymousToken?: string | undefined;
  };
  member?: Pick<Member, 'memberId'> | undefined;
  about?: string;
}

/** Tries count by the real time, also from a preview of another time. */
export function triedAt({ context }: Taker): Instant {
  return context.arrivedAt ?? context.now;
}
/** Who tried before. */
export type FormerTaker = Omit<Taker, 'context'> & Partial<Pick<Taker, 'context'>>;

/** Where a try counts: a key of one limit, and how much fits there. */
export interface Place {
  limit: LimitName;
  key: string;
  most: number;
  withinMs: number;
  credit: number;
}

/** The places of a try under some limits, the narrow ones first. */
export function placesOf(names: readonly LimitName[], taker: FormerTaker): Place[] {
  return names.flatMap((name) => limitTable[name].turns.map((turns) => placeOf(name, turns, taker)));
}

/** Where something else is kept of the same taker. */
export function placeOfText(kind: string, taker: Taker, by: LimitKey, text: string): Pick<Place, 'key'> {
  return { key: JSON.stringify([kind, taker.about, valueOf(by, kind, taker), text]) };
}

function placeOf(name: LimitName, { by, most, withinMs, credit = 0 }: Turns, taker: FormerTaker): Place {
  const values = by.map((key) => valueOf(key, name, taker));
  return { limit: name, key: JSON.stringify([name, by.join(), withinMs, ...values]), most, withinMs, credit };
}

function valueOf(key: LimitKey, name: string, { context, member, about }: FormerTaker): string {
  if (key === 'about' && about !== undefined) return about;
  if ((key === 'member' || key === 'person') && member !== undefined) return `member ${member.memberId}`;
  if (key === 'person' && context?.anonymousToken !== undefined) return context.anonymousToken;
  if ((key === 'person' || key === 'address') && context?.clientAddress !== undefined) {
    return addressGroup(context.clientAddress);
  }
  // One count for everybody would close the call to all.
  throw new Error(`The limit ${name} needs to know its ${key}.`);
}
