import type { Kysely, Transaction } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Tables } from '#server/database/tables.ts';
import { hashSecret } from '#server/secret-token.ts';
import type { PurchasedRow } from './read-purchased.ts';

/**
 * Notes until when the code of a ticket opened the gate, in the transaction that gives it another. A gate without a
 * network may have let it in before; what is scanned later is named.
 */
export async function keepFormerCode(
  tx: Transaction<Tables>,
  { purchased_ticket_id, code, qr_secret }: Pick<PurchasedRow, 'purchased_ticket_id' | 'code' | 'qr_secret'>,
  now: Instant,
): Promise<void> {
  const kept = { purchased_ticket_id, ended_at: new Date(now) };
  await tx
    .insertInto('former_ticket_code')
    .values({ ...kept, number_hash: hashSecret(code), qr_hash: hashSecret(`${code}.${qr_secret}`) })
    .execute();
}

/** Until when a number, or a QR code, was that of a ticket; undefined: it never was. */
export async function formerCodeEnd(
  connection: Kysely<Tables>,
  purchasedTicketId: number,
  { code, secret }: { code: string; secret?: string },
): Promise<Instant | undefined> {
  const row = await connection
    .selectFrom('former_ticket_code')
    .select('ended_at')
    .where('purchased_ticket_id', '=', purchasedTicketId)
    .where(
      secret === undefined ? 'number_hash' : 'qr_hash',
      '=',
      hashSecret(secret === undefined ? code : `${code}.${secret}`),
    )
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.ended_at.getTime();
}
