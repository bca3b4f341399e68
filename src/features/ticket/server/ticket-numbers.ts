import { randomBytes } from 'node:crypto';

/** Crockford's: no I, L, O, U, so that nobody mistakes what they read or say. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function randomLetters(count: number): string {
  return Array.from(randomBytes(count), (byte) => letters[byte % 32]).join('');
}

/** Of an order: 80 random bits. Who has the number of a visitor's order sees its tickets. */
export function newOrderNumber(): string {
  return randomLetters(16);
}

/** Of a ticket, in three groups for people to read: 60 random bits. */
export function newTicketCode(): string {
  return [randomLetters(4), randomLetters(4), randomLetters(4)].join('-');
}

/** What the QR code says beside the ticket's number: 128 random bits. */
export function newQrSecret(): string {
  return randomBytes(16).toString('base64url');
}

/** What a QR code says; it changes hands with the ticket. */
export function qrStringOf({ code, qr_secret }: { code: string; qr_secret: string }): string {
  return `${code}.${qr_secret}`;
}
