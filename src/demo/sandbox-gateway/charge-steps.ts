import type { Instant } from '#kernel/clock.ts';
import { change, expired, taken, withCharge } from './sandbox-charges.ts';
import { SandboxProblem } from './sandbox-problem.ts';
import type { ChargeRow, SandboxDatabase } from './sandbox-tables.ts';
import { demoCode, disputeOf } from './test-cards.ts';

const wrongCodesMax = 3;

/** Looks up what became of a charge. */
export async function askCharge(database: SandboxDatabase, key: string, now: Instant): Promise<ChargeRow> {
  return there(await withCharge(database, { idempotency_key: key }, (tx, row) => expired(tx, row, now)));
}

/** Cancels a charge that is not paid; a paid charge stays paid. */
export async function cancelCharge(database: SandboxDatabase, key: string, now: Instant): Promise<ChargeRow> {
  const found = await withCharge(database, { idempotency_key: key }, async (tx, before) => {
    const row = await expired(tx, before, now);
    const isOpen = row.state === 'requiresAction' || row.state === 'awaiting' || row.state === 'authorized';
    return isOpen ? change(tx, row, { state: 'canceled', reason: 'canceled' }, now) : row;
  });
  return there(found);
}

/** Takes the money of a charge that was only authorized. */
export async function captureCharge(database: SandboxDatabase, key: string, now: Instant): Promise<ChargeRow> {
  const found = await withCharge(database, { idempotency_key: key }, async (tx, row) => {
    if (row.state === 'paid') return row;
    if (row.state !== 'authorized') throw new SandboxProblem(409, 'notAuthorized', 'There is nothing to capture.');
    return change(tx, row, taken(true, row.amount), now);
  });
  return there(found);
}

/** Refunds an amount, once for each key and never more than was paid. */
export async function refundCharge(
  database: SandboxDatabase,
  key: string,
  { refundKey, amount }: { refundKey: string; amount: number },
  now: Instant,
): Promise<ChargeRow> {
  const found = await withCharge(database, { idempotency_key: key }, async (tx, row) => {
    const known = await tx
      .selectFrom('sandbox_refund')
      .select(['charge_id', 'amount'])
      .where('refund_key', '=', refundKey)
      .executeTakeFirst();
    if (known?.charge_id === row.charge_id && known.amount === amount) return row;
    if (known !== undefined)
      throw new SandboxProblem(409, 'keyOfAnotherRefund', 'The key was used for another refund.');
    if (row.outcome === 'refundRefused') throw new SandboxProblem(409, 'refundRefused', 'The issuer refuses refunds.');
    if (isDisputed(row, now)) throw new SandboxProblem(409, 'chargeDisputed', 'The bank has taken the money back.');
    if (row.refunded_amount + amount > (row.paid_amount ?? 0)) {
      throw new SandboxProblem(422, 'moreThanPaid', 'More would go back than came.');
    }
    await tx
      .insertInto('sandbox_refund')
      .values({ refund_key: refundKey, charge_id: row.charge_id, amount, created_at: new Date(now) })
      .execute();
    return tx
      .updateTable('sandbox_charge')
      .set({ refunded_amount: row.refunded_amount + amount, changed_at: new Date(now) })
      .where('charge_id', '=', row.charge_id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return there(found);
}

/** Takes the buyer's answer at 3-D Secure. A charge that still requires action had a wrong code, to be typed again. */
export async function answerChallenge(
  database: SandboxDatabase,
  chargeId: string,
  { isConfirmed, code }: { isConfirmed: boolean; code: string },
  now: Instant,
): Promise<ChargeRow | undefined> {
  return withCharge(database, { charge_id: chargeId }, async (tx, before) => {
    const row = await expired(tx, before, now);
    if (row.state !== 'requiresAction') return row;
    const failed = { state: 'refused', reason: 'authenticationFailed' } as const;
    if (!isConfirmed) return change(tx, row, failed, now);
    if (code !== demoCode) {
      const wrong_codes = row.wrong_codes + 1;
      return change(tx, row, wrong_codes < wrongCodesMax ? { wrong_codes } : { wrong_codes, ...failed }, now);
    }
    if (row.outcome === 'authenticationFailed') return change(tx, row, failed, now);
    return change(tx, row, taken(row.is_captured_at_once, row.amount), now);
  });
}

/** Pays a number at a till, or transfers to an account, where the amount may differ. */
export async function payNumber(
  database: SandboxDatabase,
  number: string,
  amount: number | undefined,
  now: Instant,
): Promise<ChargeRow | undefined> {
  return withCharge(database, { pay_number: number }, async (tx, before) => {
    const row = await expired(tx, before, now);
    if (row.state !== 'awaiting') return row;
    const came = row.method === 'bank' ? (amount ?? row.amount) : row.amount;
    return change(tx, row, taken(true, came), now);
  });
}

/** The bank of the buyer has the money, and has not decided. */
function isDisputed({ outcome, state, created_at }: ChargeRow, now: Instant): boolean {
  const times = disputeOf(outcome);
  const age = now - created_at.getTime();
  return state === 'paid' && times !== undefined && age >= times.openMs && age < times.wonMs;
}

function there(row: ChargeRow | undefined): ChargeRow {
  if (row === undefined) throw new SandboxProblem(404, 'chargeUnknown', 'There is no such charge.');
  return row;
}
