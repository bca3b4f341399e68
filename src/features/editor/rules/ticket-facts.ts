import { isRecord } from '#kernel/is-record.ts';

/** What a buyer has to know of a ticket in a line. */
export interface TicketFacts {
  isLottery: boolean;
  /** The cheapest and the dearest, in yen; 0 is free. */
  prices: readonly [number, number];
  /** Names of several prices, as many as there are. */
  kinds: number;
  /** Undefined: as many as there are. */
  perPerson: number | undefined;
}

export function ticketFacts(ticket: unknown): TicketFacts {
  const fields = isRecord(ticket) ? ticket : {};
  const own = { price: fields['price'], isPay: fields['isPay'] };
  const { multiplePrices } = fields;
  const listed = fields['enableMultiplePrice'] === true && Array.isArray(multiplePrices) ? multiplePrices : [];
  // A price that is still to be typed is none: the ticket is not free because of it.
  const several = listed.filter(isRecord).filter(({ price }) => typeof price === 'number');
  const amounts = (several.length === 0 ? [own] : several).map(paid);
  const { purchasableNumber } = fields;
  const limit = typeof purchasableNumber === 'number' ? purchasableNumber : undefined;
  return {
    isLottery: fields['ticketType'] === 'LOTTERY',
    prices: [Math.min(...amounts), Math.max(...amounts)],
    kinds: several.length,
    perPerson: fields['enablePurchasablenumber'] === true ? limit : undefined,
  };
}

const paid = ({ price, isPay }: Record<string, unknown>): number =>
  isPay !== false && typeof price === 'number' && price > 0 ? price : 0;
