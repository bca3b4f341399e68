import { sql } from 'kysely';
import * as v from 'valibot';
import type { StoredJson } from '#server/database/column-types.ts';
import type { Database } from '#server/database/database.ts';
import { readStored } from '#server/database/read-stored.ts';
import type { SecretBox } from '#server/secret-box.ts';
import { accountKinds, type BankAccount } from '../rules/payout/account.ts';

const accountSchema = v.object({
  bank: v.string(),
  branch: v.string(),
  kind: v.picklist(accountKinds),
  number: v.string(),
  holder: v.string(),
});

/** As a row of `refund_account` has it: sealed, or in the clear from before that. */
export interface KeptAccount {
  order_id: number;
  sealed: string | null;
  account: StoredJson | null;
}

/** An account opens at its own order alone. */
const aboutAccount = (orderId: number): string => `refund-account/${orderId}`;

export const sealAccount = (secrets: SecretBox, orderId: number, account: BankAccount): Promise<string> =>
  secrets.seal(JSON.stringify(account), aboutAccount(orderId));

/** Undefined: none was given, or its key is lost. */
export async function openAccount(secrets: SecretBox, row: KeptAccount): Promise<BankAccount | undefined> {
  if (row.sealed === null) return row.account === null ? undefined : readStored(accountSchema, row.account).output;
  const text = await secrets.open(row.sealed, aboutAccount(row.order_id));
  return text === undefined ? undefined : v.parse(accountSchema, JSON.parse(text));
}

const sealedAtOnce = 500;

/** Seals accounts that were stored in the clear; called each hour. */
export async function sealOldAccounts({
  database: { kysely },
  secrets,
}: {
  database: Pick<Database, 'kysely'>;
  secrets: SecretBox;
}): Promise<void> {
  const rows = await kysely
    .selectFrom('refund_account')
    .select(['order_id', 'sealed', 'account'])
    .where('account', 'is not', null)
    .limit(sealedAtOnce)
    .execute();
  for (const row of rows) {
    // oxlint-disable-next-line no-await-in-loop -- a short statement each
    const account = await openAccount(secrets, row);
    if (account === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop
    const sealed = await sealAccount(secrets, row.order_id, account);
    // oxlint-disable-next-line no-await-in-loop
    await kysely
      .updateTable('refund_account')
      .set({ sealed, account: null })
      .where('order_id', '=', row.order_id)
      .where(sql<boolean>`account = ${JSON.stringify(account)}::jsonb`)
      .execute();
  }
}
