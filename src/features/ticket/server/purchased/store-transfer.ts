import type { Transaction } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import type { TransferState } from '../../rules/purchased/transfer.ts';
import type { PurchasedRow } from './read-purchased.ts';
import { newQrSecret, newTicketCode } from './ticket-numbers.ts';

/** No member has this number: it stands for a member who left. */
const nobody = 0;

/** The transfer a ticket is in, as its rule asks. */
export function transferOf(row: PurchasedRow): TransferState {
  return {
    purchaserId: row.purchaser_id ?? nobody,
    holderId: row.holder_id ?? nobody,
    transferStatus: row.transfer_status,
    transferCode: row.transfer_code,
    transferUrl: null,
    transferStartedAt: row.transfer_started_at?.getTime() ?? null,
  };
}

/** Stores what a transfer made of a ticket that is locked; answers the ticket as it is then. */
export async function storeTransfer(
  tx: Transaction<Tables>,
  row: PurchasedRow,
  next: TransferState,
): Promise<PurchasedRow> {
  const changes = columnsOfTransfer(next, row);
  await tx
    .updateTable('purchased_ticket')
    .set(changes)
    .where('purchased_ticket_id', '=', row.purchased_ticket_id)
    .execute();
  return { ...row, ...changes };
}

/** The number and the QR code of the previous holder no longer open the gate. */
function columnsOfTransfer(
  { holderId, transferStatus, transferCode, transferStartedAt }: TransferState,
  row: PurchasedRow,
) {
  const isHandedOver = holderId !== row.holder_id;
  return {
    holder_id: holderId,
    transfer_status: transferStatus,
    transfer_code: transferCode,
    transfer_started_at: transferStartedAt === null ? null : new Date(transferStartedAt),
    ...(isHandedOver ? { code: newTicketCode(), qr_secret: newQrSecret() } : {}),
  };
}
