import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { createSaleCalls, type SaleServices } from './server/sale-calls.ts';

export {
  presentPurchased,
  presentPurchasedTickets,
  purchasedOfRow,
  type TicketViewer,
  transferUrlOf,
  viewerOf,
} from './server/present-purchased.ts';
export { presentTicket, type Telling } from './server/present-ticket.ts';
export { lockPurchased, type PurchasedRow, readPurchased } from './server/read-purchased.ts';
export { readTaken } from './server/stock-numbers.ts';
export { newQrSecret, qrStringOf } from './server/ticket-numbers.ts';

export type TicketServices = SaleServices;

/** Tickets on sale, and their purchase. */
export function createTicketServer(services: TicketServices): { endpoints: ServedEndpoint[] } {
  return { endpoints: [...createSaleCalls(services)] };
}
