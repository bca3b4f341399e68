/** The browser keeps the key of member 1's purchase of a stored cart, which became this order. */
export function keepTicketToken(cart: string, orderId = 'ORDER1'): void {
  const token = { contentId: 60, way: 'ticket', owner: 1, cart, token: 'a'.repeat(32), isSent: false, orderId };
  window.localStorage.setItem('ticketToken', JSON.stringify(token));
}
