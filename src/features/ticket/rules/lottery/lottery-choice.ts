/** The slot an application names at a priority; 1 is what is wanted most (LOTTERY-001). */
export interface LotteryRequest {
  priority: number;
  ticketSlotId: number;
}

/**
 * The requests after a slot was chosen for a priority. A priority has one slot, so the earlier one goes (LOTTERY-003);
 * a slot has one priority, so one that was chosen elsewhere moves (LOTTERY-010).
 */
export function chooseSlot(
  requests: readonly LotteryRequest[],
  priority: number,
  ticketSlotId: number,
): LotteryRequest[] {
  const others = requests.filter((one) => one.priority !== priority && one.ticketSlotId !== ticketSlotId);
  return [...others, { priority, ticketSlotId }].sort((a, b) => a.priority - b.priority);
}

/** The requests after the choice of a priority was taken back. */
export function dropPriority(requests: readonly LotteryRequest[], priority: number): LotteryRequest[] {
  return requests.filter((one) => one.priority !== priority);
}

/** Every priority from 1 up to `requiredSelectSlotNumber` has a slot (LOTTERY-002). */
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

/** Whether requests are those of a whole application: exactly the priorities asked for, of slots there are, each once. */
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
