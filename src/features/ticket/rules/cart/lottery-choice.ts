/** The slot that an application names for a priority. 1 is the first choice (LOTTERY-001). */
export interface LotteryRequest {
  priority: number;
  ticketSlotId: number;
}

/**
 * The choices after a visitor chose a slot for a priority. A priority has one slot, so the earlier one goes
 * (LOTTERY-003). A slot has one priority, so a slot that was chosen elsewhere moves (LOTTERY-010).
 */
export function chooseSlot(
  requests: readonly LotteryRequest[],
  priority: number,
  ticketSlotId: number,
): LotteryRequest[] {
  const others = requests.filter((one) => one.priority !== priority && one.ticketSlotId !== ticketSlotId);
  return [...others, { priority, ticketSlotId }].sort((a, b) => a.priority - b.priority);
}

/** The choices after a visitor took one back. */
export function dropPriority(requests: readonly LotteryRequest[], priority: number): LotteryRequest[] {
  return requests.filter((one) => one.priority !== priority);
}

/** Whether every priority from 1 to `requiredSelectSlotNumber` has a slot (LOTTERY-002). */
export function hasEveryChoice(
  requests: readonly LotteryRequest[] | undefined,
  requiredSelectSlotNumber: number,
): boolean {
  const chosen = new Set((requests ?? []).map(({ priority }) => priority));
  for (let priority = 1; priority <= requiredSelectSlotNumber; priority += 1) {
    if (!chosen.has(priority)) return false;
  }
  return true;
}

/** Whether these choices are complete: each required priority once, with slots that are offered. */
export function isApplication(
  requests: readonly LotteryRequest[],
  { requiredSelectSlotNumber, slots }: { requiredSelectSlotNumber: number; slots: readonly { ticketSlotId: number }[] },
): boolean {
  const known = new Set(slots.map(({ ticketSlotId }) => ticketSlotId));
  const chosen = new Set(requests.map(({ ticketSlotId }) => ticketSlotId));
  return (
    requests.length === requiredSelectSlotNumber &&
    hasEveryChoice(requests, requiredSelectSlotNumber) &&
    chosen.size === requests.length &&
    [...chosen].every((ticketSlotId) => known.has(ticketSlotId))
  );
}
