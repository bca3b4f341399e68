import type { Transaction } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { forgetMails, forgetRehearsedMails } from '#server/mail/forget-mails.ts';

export async function countMembers({ kysely }: Pick<Database, 'kysely'>, realmKey: string): Promise<number> {
  const { count } = await kysely
    .selectFrom('member')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('realm_key', '=', realmKey)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes the member of a rehearsal. The address is its maker's, whose other mails stay. */
export async function eraseRehearsedMembers(tx: Transaction<Tables>, realmKey: string): Promise<void> {
  await tx.deleteFrom('member').where('realm_key', '=', realmKey).execute();
  await forgetRehearsedMails(tx, realmKey);
}

/** Deletes the accounts of a site that goes, with all their data, as if each had left (docs/personal-data.md). */
export async function eraseMembers(tx: Transaction<Tables>, realmKey: string): Promise<void> {
  const erased = await tx.deleteFrom('member').where('realm_key', '=', realmKey).returning('mail').execute();
  for (const { mail } of erased) await forgetMails(tx, mail);
}
