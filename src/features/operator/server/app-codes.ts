import { Secret, TOTP } from 'otpauth';
import { sql } from 'kysely';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { newSecretLifeMs } from '../rules/operator-life.ts';

type Queries = Pick<Database, 'kysely'>;

const period = 30;
const totpOf = (secret: string, mail = ''): TOTP =>
  new TOTP({ issuer: 'Hiroba', label: mail, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) });

/** A new secret for the app of an operator. The one that counts goes on counting until a code of the new one is shown. */
export async function makeAppSecret(
  { kysely }: Queries,
  { operatorId, mail }: { operatorId: number; mail: string },
  now: Instant,
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 }).base32;
  const pending = { new_secret: secret, new_until: new Date(now + newSecretLifeMs) };
  await kysely
    .insertInto('operator_totp')
    .values({ operator_id: operatorId, secret: null, made_at: null, ...pending })
    .onConflict((conflict) => conflict.column('operator_id').doUpdateSet(pending))
    .execute();
  return { secret, uri: totpOf(secret, mail).toString() };
}

/** Makes the new secret count, by a code of it. */
export async function confirmAppSecret(
  { kysely }: Queries,
  operatorId: number,
  code: string,
  now: Instant,
): Promise<boolean> {
  const row = await kysely
    .selectFrom('operator_totp')
    .select('new_secret')
    .where('operator_id', '=', operatorId)
    .where('new_until', '>', new Date(now))
    .executeTakeFirst();
  if (typeof row?.new_secret !== 'string') return false;
  const step = stepOf(row.new_secret, code, now);
  if (step === undefined) return false;
  const { numUpdatedRows } = await kysely
    .updateTable('operator_totp')
    .set({ secret: row.new_secret, last_step: step, made_at: new Date(now), new_secret: null, new_until: null })
    .where('operator_id', '=', operatorId)
    .where('new_secret', '=', row.new_secret)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether it is a code of the operator's app that was not used before: of two calls with it one is right. */
export async function spendAppCode(
  { kysely }: Queries,
  operatorId: number,
  code: string,
  now: Instant,
): Promise<boolean> {
  const row = await kysely
    .selectFrom('operator_totp')
    .select('secret')
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
  if (typeof row?.secret !== 'string') return false;
  const step = stepOf(row.secret, code, now);
  if (step === undefined) return false;
  const { numAffectedRows = 0n } = await sql`update operator_totp set last_step = ${step}::int
    where operator_id = ${operatorId} and secret = ${row.secret} and last_step < ${step}::int`.execute(kysely);
  return numAffectedRows > 0n;
}

/** The 30 seconds that a code is of: the present ones, or those before or after, since clocks of phones differ. */
function stepOf(secret: string, typed: string, now: Instant): number | undefined {
  const token = typed.normalize('NFKC').replace(/\s/g, '');
  const delta = /^\d{6}$/.test(token) ? totpOf(secret).validate({ token, timestamp: now, window: 1 }) : null;
  return delta === null ? undefined : Math.floor(now / 1_000 / period) + delta;
}
