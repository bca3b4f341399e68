import { saleInEvent } from './fake-api.ts';

/** A cart of content 60 of event 11, as the browser keeps it. */
export function storedCart(...tickets: object[]): string {
  const { siteKey, contentId } = saleInEvent;
  return JSON.stringify({ ticketContentId: contentId, siteKey, tickets });
}

/** The browser keeps the key of member 1's purchase of a stored cart, which became this order. */
export function keepTicketToken(cart: string, orderId = 'ORDER1', sale: object = saleInEvent): void {
  const token = { ...sale, way: 'ticket', owner: 1, cart, token: 'a'.repeat(32), isSent: false, orderId };
  window.localStorage.setItem('ticketToken', JSON.stringify(token));
}
