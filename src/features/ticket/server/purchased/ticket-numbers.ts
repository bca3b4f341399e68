import { randomFillSync } from 'node:crypto';

/** Crockford's alphabet: without I, L, O and U, which people misread or mishear. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Drawn from the system many at once: a purchase needs some for each ticket. None is used twice. */
const pool = Buffer.alloc(4096);
let used = pool.length;

function randomBytes(count: number): Buffer {
  if (used + count > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += count;
  return pool.subarray(used - count, used);
}

function randomLetters(count: number): string {
  let text = '';
  for (const byte of randomBytes(count)) text += letters[byte % 32];
  return text;
}

/** The number of an order: 80 random bits. Anybody with the number of a visitor's order sees its tickets. */
export function newOrderNumber(): string {
  return randomLetters(16);
}

/** The number of a ticket, in three groups for people to read: 60 random bits. */
export function newTicketCode(): string {
  const text = randomLetters(12);
  return `${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
}

/** What the QR code says beside the ticket's number: 128 random bits. */
export function newQrSecret(): string {
  return randomBytes(16).toString('base64url');
}

/** What a QR code says; it changes hands with the ticket. */
export function qrStringOf({ code, qr_secret }: { code: string; qr_secret: string }): string {
  return `${code}.${qr_secret}`;
}
