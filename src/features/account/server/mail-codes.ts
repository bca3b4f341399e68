import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Tables } from '#server/database/tables.ts';
import { mailKeyOf } from '../rules/credentials.ts';
import { codeLifeMs, type CodeOutcome, codeTokenLifeMs, judgeCode } from '../rules/verification-code.ts';
import type { MailCodePurpose } from './account-tables.ts';
import { hashSecret, newSecretToken } from '../../../platform/server/secret-token.ts';

export interface CodeAddress {
  purpose: MailCodePurpose;
  realmKey: string;
  mail: string;
  /** The member who gets this address, or whose password is reset. */
  memberId?: number | undefined;
}

interface CodeRow {
  mail_code_id: string;
  code_hash: string | null;
  tries: number;
  expires_at: Date;
  member_id: number | null;
}

/** Keeps a new code and cancels earlier codes to this address. `code` is undefined when none was sent. */
export async function keepCode(
  tx: Transaction<Tables>,
  { purpose, realmKey, mail, memberId }: CodeAddress,
  code: string | undefined,
  now: number,
): Promise<void> {
  const id = randomUUID();
  await tx
    .deleteFrom('mail_code')
    .where('realm_key', '=', realmKey)
    .where('purpose', '=', purpose)
    .where('mail_key', '=', mailKeyOf(mail))
    .where('token_hash', 'is', null)
    .where(sql<boolean>`member_id is not distinct from ${memberId ?? null}`)
    .execute();
  await tx
    .insertInto('mail_code')
    .values({
      mail_code_id: id,
      purpose,
      realm_key: realmKey,
      mail,
      mail_key: mailKeyOf(mail),
      member_id: memberId ?? null,
      code_hash: code === undefined ? null : hashSecret(id + code),
      token_hash: null,
      created_at: new Date(now),
      expires_at: new Date(now + codeLifeMs),
    })
    .execute();
}

export type CodeAnswer = { outcome: 'right'; token: string } | { outcome: Exclude<CodeOutcome, 'right'> };

/**
 * Judges an entry and counts it. The row is locked first, so that entries sent at the same moment are counted one by
 * one. The right code becomes a token and is spent.
 */
export async function enterCode(
  tx: Transaction<Tables>,
  { purpose, realmKey, mail, memberId }: CodeAddress,
  code: string,
  now: number,
): Promise<CodeAnswer> {
  let query = tx
    .selectFrom('mail_code')
    .select(['mail_code_id', 'code_hash', 'tries', 'expires_at', 'member_id'])
    .where('realm_key', '=', realmKey)
    .where('purpose', '=', purpose)
    .where('mail_key', '=', mailKeyOf(mail))
    .where('token_hash', 'is', null);
  if (memberId !== undefined) query = query.where('member_id', '=', memberId);
  const row: CodeRow | undefined = await query.orderBy('created_at', 'desc').limit(1).forUpdate().executeTakeFirst();
  const isRight = row !== undefined && row.code_hash === hashSecret(row.mail_code_id + code);
  const outcome = judgeCode(row && { tries: row.tries, expiresAt: row.expires_at.getTime(), isRight }, now);
  if (row === undefined || outcome !== 'right') {
    if (row !== undefined && outcome === 'wrong') {
      await tx
        .updateTable('mail_code')
        .set({ tries: row.tries + 1 })
        .where('mail_code_id', '=', row.mail_code_id)
        .execute();
    }
    return { outcome: outcome === 'right' ? 'wrong' : outcome };
  }
  const token = newSecretToken();
  await tx
    .updateTable('mail_code')
    .set({ token_hash: hashSecret(token), code_hash: null, expires_at: new Date(now + codeTokenLifeMs) })
    .where('mail_code_id', '=', row.mail_code_id)
    .execute();
  return { outcome: 'right', token };
}

export interface ProvenMail {
  mail: string;
  memberId: number | null;
}

/** The address and member of a token while it is valid; the token stays until `spendToken`. */
export async function findToken(
  queries: Database['kysely'] | Transaction<Tables>,
  purpose: MailCodePurpose,
  realmKey: string,
  token: string,
  now: number,
): Promise<ProvenMail | undefined> {
  const row = await queries
    .selectFrom('mail_code')
    .select(['mail', 'member_id'])
    .where('token_hash', '=', hashSecret(token))
    .where('purpose', '=', purpose)
    .where('realm_key', '=', realmKey)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return row && { mail: row.mail, memberId: row.member_id };
}

/** Takes the token: when two requests bring the same token, only one gets it. */
export async function spendToken(tx: Transaction<Tables>, token: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('mail_code')
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
