/** What a file of orders can say of each. */
export const orderColumns = [
  'orderNumber',
  'orderedAt',
  'standing',
  'method',
  'name',
  'kana',
  'mail',
  'tickets',
  'number',
  'due',
  'paid',
  'owed',
  'refunded',
  'toRefund',
  'code',
  'paidAt',
  'addressee',
] as const;
export type OrderColumn = (typeof orderColumns)[number];

export function isOrderColumn(id: string): id is OrderColumn {
  return orderColumns.some((one) => one === id);
}

/** The columns that were kept, of those that there are by now; all where none was kept. */
export function chosenOrderColumns(kept: readonly string[] | undefined): OrderColumn[] {
  const chosen = orderColumns.filter((id) => kept?.includes(id));
  return chosen.length === 0 ? [...orderColumns] : chosen;
}
