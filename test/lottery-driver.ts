import { apply } from '#features/ticket/server/lottery/apply.ts';
import { beginDraw, readList } from '#features/ticket/server/lottery/draw-rows.ts';
import { closeList } from '#features/ticket/server/lottery/draws.ts';
import type { OrderJobs } from '#features/ticket/server/order/order-jobs.ts';
import type { PendingPurchase } from '#features/ticket/server/reservation/reservation.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { floorContent, floorSite } from './sale-floor.ts';

/** The ticket of a model that is drawn for. */
export const lotteryTicket = 4;
const key = { siteKey: floorSite, contentId: floorContent, ticketId: lotteryTicket };

/** Anybody may apply from now on. */
export async function openLottery(kysely: Database['kysely'], now: Instant): Promise<void> {
  await beginDraw(kysely, key, { closesAt: now + 60_000, publicValueSource: '' });
}

export async function closeLottery(database: Database, now: Instant): Promise<string> {
  await closeList(database, key, { slots: [], capacity: 1 }, now);
  return 'closed';
}

/** The participants, by the keys of their orders; null: the list is open. */
export async function readLottery(kysely: Database['kysely']): Promise<string[] | null> {
  const list = await readList(kysely, key);
  return list?.entrants.map(({ entrantId }) => entrantId).sort() ?? null;
}

/** The message to the applicant: accepted, or why not. */
export async function applyToLottery(
  server: { database: Database; jobs: OrderJobs },
  purchase: PendingPurchase,
): Promise<string> {
  const application = {
    ...purchase,
    state: 'applied' as const,
    attempt: 0 as const,
    heldUntil: null,
    tell: 'applied' as const,
    lottery: { entrantId: purchase.purchaseKey, slots: [], enableExtraSlot: false },
  };
  try {
    await apply(server, application);
    return 'accepted';
  } catch (error) {
    const details = error instanceof Refusal ? error.details?.('jpn') : undefined;
    const [problem] = (details as { problems?: readonly { kind: string }[] } | undefined)?.problems ?? [];
    if (problem === undefined) throw error;
    return problem.kind;
  }
}
