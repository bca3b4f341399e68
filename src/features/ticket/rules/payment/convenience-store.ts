import type { Instant } from '#kernel/clock.ts';

/** The chains at whose tills a buyer can pay a number (TICKET-110, TICKET-111). An organiser may offer fewer. */
export const convenienceStores = ['lawson', 'familymart', 'ministop', 'seicomart'] as const;
export type ConvenienceStore = (typeof convenienceStores)[number];

/** 10 to 11 digits, not all of them zero (TICKET-107, TICKET-108). */
export function isPaymentNumber(text: string): boolean {
  return /^\d{10,11}$/.test(text) && !/^0+$/.test(text);
}

const hourMs = 60 * 60 * 1000;

/** The deadline for paying an order (TICKET-109). */
export function paymentDeadline(orderedAt: Instant, hours: number): Instant {
  return orderedAt + hours * hourMs;
}
