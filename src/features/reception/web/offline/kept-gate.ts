import type { EnteredReception } from '#features/my-ticket/web.ts';
import { parseInstant } from '#kernel/period.ts';
import { openGateStore } from './gate-store.ts';

/** The gate that this device worked at, for when it cannot ask; undefined: none, or its link is over. */
export async function readKeptGate(place: string, gateToken: string): Promise<EnteredReception | undefined> {
  const store = await openGateStore();
  const kept = await store?.readGate(place).catch(() => undefined);
  if (kept === undefined || kept.entered.gateToken !== gateToken) return undefined;
  const until = parseInstant(kept.entered.until) ?? 0;
  return Date.now() + kept.offsetMs < until ? kept.entered : undefined;
}
