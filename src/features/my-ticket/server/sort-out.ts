import { isUnpaidTicket, type TicketOutline } from '#features/ticket/server.ts';

export interface SortedOut<Row> {
  owned: Row[];
  unpaid: Row[];
  applied: Row[];
  /** Bought by the member, and received by somebody else. */
  passedOn: Row[];
}

/** The tickets of a member by the lists in which they are told (TICKET-026). */
export function sortOut<Row extends TicketOutline>(rows: readonly Row[], memberId: number): SortedOut<Row> {
  const sorted: SortedOut<Row> = { owned: [], unpaid: [], applied: [], passedOn: [] };
  for (const row of rows) {
    if (row.holder_id !== memberId) {
      sorted.passedOn.push(row);
      continue;
    }
    if (row.state === 'applied') sorted.applied.push(row);
    if (isUnpaidTicket(row)) sorted.unpaid.push(row);
    else if (isShown(row)) sorted.owned.push(row);
  }
  return sorted;
}

/** Tickets of the member that do not count as unpaid: bought, lost in a draw, or won and not paid for. */
function isShown(row: TicketOutline): boolean {
  if (row.state === 'issued') return true;
  if (row.state === 'released') return row.lottery_status === 'FAIL';
  return row.state === 'held' && row.lottery_status !== null;
}
