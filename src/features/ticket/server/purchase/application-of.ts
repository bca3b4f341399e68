import { randomBytes } from 'node:crypto';
import type { JudgedPurchase, PurchaseBody } from './judge-purchase.ts';

/** What makes an application of a purchase. */
export function applicationOf(first: JudgedPurchase['list'][number], body: PurchaseBody) {
  const slots = [...(first.lotterySetting ?? [])].sort((a, b) => a.priority - b.priority);
  return {
    state: 'applied' as const,
    attempt: 0 as const,
    heldUntil: null,
    tell: 'applied' as const,
    lottery: {
      entrantId: randomBytes(12).toString('base64url'),
      slots: slots.map(({ ticketSlotId }) => ticketSlotId),
      enableExtraSlot: body.enableExtraSlot,
    },
  };
}
