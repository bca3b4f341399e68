import { type PurchasedRow, purchasedOfRow } from '#features/ticket/server.ts';

export interface SortedOut {
  owned: PurchasedRow[];
  unpaid: PurchasedRow[];
  applied: PurchasedRow[];
}

/** The tickets of a member by the lists in which they are told (TICKET-026). */
export function sortOut(rows: readonly PurchasedRow[]): SortedOut {
  const applied = rows.filter(({ state }) => state === 'applied');
  const unpaid = rows.filter((row) => purchasedOfRow(row).isUnpaidTicket);
  return { applied, unpaid, owned: rows.filter((row) => isShown(row) && !unpaid.includes(row)) };
}

/** Tickets of the member that do not count as unpaid: bought, lost in a draw, or won and not paid for. */
function isShown(row: PurchasedRow): boolean {
  if (row.state === 'issued') return true;
  if (row.state === 'released') return row.lottery_status === 'FAIL';
  return row.state === 'held' && row.lottery_status !== null;
}
