import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { createSaleCalls, type SaleServices } from './server/sale-calls.ts';

export { presentTicket, type Telling } from './server/present-ticket.ts';
export { newQrSecret, qrStringOf } from './server/ticket-numbers.ts';

export type TicketServices = SaleServices;

/** Tickets on sale, and their purchase. */
export function createTicketServer(services: TicketServices): { endpoints: ServedEndpoint[] } {
  return { endpoints: [...createSaleCalls(services)] };
}
