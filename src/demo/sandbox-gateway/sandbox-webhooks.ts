import type { Clock, Instant } from '#kernel/clock.ts';
import { dayMs, formatInstant } from '#kernel/period.ts';
import type { Log } from '#server/log/log.ts';
import { presentCharge } from './present-charge.ts';
import type { SandboxDispute } from './sandbox-protocol.ts';
import type { ChargeRow, SandboxDatabase, SandboxTransaction } from './sandbox-tables.ts';
import { disputeOf, webhooksOf } from './test-cards.ts';

const second = 1_000;
const minute = 60 * second;
/** How long to wait after each failed try; the last wait repeats. */
const delays = [second, 5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute, 60 * minute];
const triesMax = 60;
const daysToRespond = 7;
/** A process that claims a webhook has this long to send it; after that another process may. */
const leaseMs = minute;
const atOnce = 20;

/** Writes down the webhook of a change, in the transaction that changes the charge. */
export async function queueWebhooks(tx: SandboxTransaction, row: ChargeRow, now: Instant): Promise<void> {
  const { times, delayMs } = webhooksOf(row.outcome);
  const body = JSON.stringify({ type: 'charge.changed', charge: presentCharge(row) });
  const one = { charge_id: row.charge_id, body, next_at: new Date(now + delayMs) };
  const all = [...Array.from({ length: times }, () => one), ...webhooksOfDispute(row, now)];
  if (all.length > 0) await tx.insertInto('sandbox_webhook').values(all).execute();
}

/** The bank of the buyer takes the money back later, and perhaps returns it. */
function webhooksOfDispute(row: ChargeRow, now: Instant) {
  const times = disputeOf(row.outcome);
  if (times === undefined || row.state !== 'paid') return [];
  const told = (state: SandboxDispute['state'], afterMs: number) => {
    const dispute: SandboxDispute = {
      id: `dp_${row.charge_id}`,
      state,
      amount: row.paid_amount ?? row.amount,
      reason: 'fraudulent',
      respondBy: state === 'open' ? formatInstant(now + afterMs + daysToRespond * dayMs) : null,
    };
    const body = JSON.stringify({ type: 'charge.disputed', charge: presentCharge(row), dispute });
    return { charge_id: row.charge_id, body, next_at: new Date(now + afterMs) };
  };
  return [told('open', times.openMs), ...(times.wonMs === Infinity ? [] : [told('won', times.wonMs)])];
}

export interface WebhookSender {
  database: SandboxDatabase;
  clock: Clock;
  log: Log;
  /** Signs a body and sends it. Answers whether the receiver said 200. */
  tell(body: string): Promise<boolean>;
}

/** Sends the webhooks that are due, of one charge if it is named, and answers how many were accepted. */
export async function deliverWebhooks(sender: WebhookSender, chargeId?: string): Promise<number> {
  const { database, clock, log, tell } = sender;
  let heard = 0;
  for (;;) {
    const due = await claim(database, clock(), chargeId);
    for (const { webhook_id, body, tries } of due) {
      const isHeard = await tell(body).catch((error: unknown) => {
        log.info('The sandbox could not tell a webhook.', { error });
        return false;
      });
      if (isHeard) heard += 1;
      if (isHeard || tries >= triesMax) {
        await database.kysely.deleteFrom('sandbox_webhook').where('webhook_id', '=', webhook_id).execute();
      } else {
        const delay = delays[Math.min(tries, delays.length) - 1] as number;
        await database.kysely
          .updateTable('sandbox_webhook')
          .set({ next_at: new Date(clock() + delay) })
          .where('webhook_id', '=', webhook_id)
          .execute();
      }
    }
    if (due.length < atOnce) return heard;
  }
}

async function claim({ kysely }: SandboxDatabase, now: Instant, chargeId: string | undefined) {
  return kysely
    .updateTable('sandbox_webhook')
    .set((eb) => ({ tries: eb('tries', '+', 1), next_at: new Date(now + leaseMs) }))
    .where('webhook_id', 'in', (eb) => {
      const due = eb
        .selectFrom('sandbox_webhook')
        .select('webhook_id')
        .where('next_at', '<=', new Date(now))
        .orderBy('webhook_id')
        .limit(atOnce)
        .forUpdate()
        .skipLocked();
      return chargeId === undefined ? due : due.where('charge_id', '=', chargeId);
    })
    .returning(['webhook_id', 'body', 'tries'])
    .execute();
}

/** When the next webhook is due. */
export async function nextWebhookAt({ kysely }: SandboxDatabase): Promise<Instant | undefined> {
  const { next } = await kysely
    .selectFrom('sandbox_webhook')
    .select((eb) => eb.fn.min('next_at').as('next'))
    .executeTakeFirstOrThrow();
  return next === null ? undefined : new Date(next).getTime();
}
