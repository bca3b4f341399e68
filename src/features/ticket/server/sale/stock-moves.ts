import type { SaleKey } from '../../rules/sale/sale-key.ts';

const moves = new Map<string, number>();
const nameOf = ({ siteKey, contentId }: SaleKey): string => `${siteKey}/${contentId}`;

/** This process has moved the stock of a sale, and the move is committed. */
export function stockMoved(sale: SaleKey): void {
  moves.set(nameOf(sale), movesOf(sale) + 1);
}

/** How often this process has moved the stock of a sale. */
export function movesOf(sale: SaleKey): number {
  return moves.get(nameOf(sale)) ?? 0;
}
