import type { Instant } from '#kernel/clock.ts';
import type { DiscountCodeDocument } from '../../documents.ts';
import { codeKeyOf, type CodeState, codeState, type DiscountCode } from '../../rules/sale/discount-code.ts';
import type { SaleContent } from './sale-content.ts';
import type { SaleReads } from './sale-reads.ts';

export interface FoundCode {
  key: string;
  code: DiscountCode;
  /** Payments that may use it; null is not limited. */
  usesMax: number | null;
  state: CodeState;
}

/** A code of a content as it was typed; undefined for one that is unknown. */
export async function findCode(
  reads: Pick<SaleReads, 'uses' | 'madeCode'>,
  { site, contentId, content }: SaleContent,
  typed: string,
  now: Instant,
): Promise<FoundCode | undefined> {
  const typedKey = codeKeyOf(typed);
  if (typedKey === '') return undefined;
  const sale = { siteKey: site.siteKey, contentId };
  const written = content.discountCodes.find(({ code }) => codeKeyOf(code) === typedKey);
  const made = written === undefined ? await reads.madeCode(sale, typed) : undefined;
  const found = written ?? made?.code;
  if (found === undefined) return undefined;
  const key = made?.key ?? typedKey;
  const usesMax = found.usesMax ?? null;
  if (made?.isEnded === true) return { key, usesMax, code: codeOf(found), state: 'expired' };
  const used = usesMax === null ? 0 : await reads.uses(sale, key);
  const usesLeft = usesMax === null ? null : usesMax - used;
  return { key, usesMax, code: codeOf(found), state: codeState({ ...periodOf(found), usesLeft }, now) };
}

function periodOf({ usableFrom, usableUntil }: DiscountCodeDocument) {
  return { usableFrom: usableFrom ?? null, usableUntil: usableUntil ?? null };
}

/** What browsers know of a code: neither its period nor how often it may be used. */
function codeOf({ targetTicketId, ...found }: DiscountCodeDocument): DiscountCode {
  return {
    code: found.code,
    discountPrice: found.discountPrice,
    availableCountPerPayments: found.availableCountPerPayments,
    target: targetTicketId === undefined ? null : { ticketId: targetTicketId },
    isForFree: found.isForFree,
    minimumAmount: found.minimumAmount,
  };
}
