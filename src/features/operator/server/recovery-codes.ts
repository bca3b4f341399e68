import { randomInt } from 'node:crypto';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { hashSecret } from '#server/secret-token.ts';
import { recoveryCodeCount } from '../rules/operator-life.ts';
import { makeRecoveryCode, readRecoveryCode } from '../rules/recovery-code.ts';

/** New recovery codes of an operator, of which only hashes are stored; those before them end. */
export async function makeRecoveryCodes(
  kysely: Database['kysely'],
  operatorId: number,
  now: Instant,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => makeRecoveryCode((below) => randomInt(below)));
  await kysely.deleteFrom('operator_recovery_code').where('operator_id', '=', operatorId).execute();
  await kysely
    .insertInto('operator_recovery_code')
    .values(
      codes.map((code) => ({
        operator_id: operatorId,
        code_hash: hashSecret(readRecoveryCode(code)),
        made_at: new Date(now),
        used_at: null,
      })),
    )
    .execute();
  return codes;
}

/** Whether it is a recovery code of the operator that was not used; it is from now on. */
export async function spendRecoveryCode(
  kysely: Database['kysely'],
  operatorId: number,
  typed: string,
  now: Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('operator_recovery_code')
    .set({ used_at: new Date(now) })
    .where('operator_id', '=', operatorId)
    .where('code_hash', '=', hashSecret(readRecoveryCode(typed)))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
