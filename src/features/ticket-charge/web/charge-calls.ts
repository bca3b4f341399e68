import type { Answer } from '#kernel/endpoint.ts';
import type { FileAddress } from '#kernel/file-answer.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type {
  ChargeRowAnswer,
  downloadPortalReceipt,
  downloadReceipt,
  listPortalCharges,
  listTicketCharges,
  PortalChargeRow,
  readIssuedPortalReceipt,
  readIssuedReceipt,
} from '../contract.ts';

type Calling = Pick<PageContext, 'api' | 'site'>;

/** A charge of the event; that of a portal's list names its event. */
export type ListedCharge = ChargeRowAnswer & Partial<Pick<PortalChargeRow, 'event' | 'givesReceipts'>>;

/** The charges at the event, or at all events of the portal. */
export function listCharges(
  { api, site: { portalId, eventId } }: Calling,
  page: number,
  signal: AbortSignal | undefined,
): Promise<Answer<{ rows: ListedCharge[] }>> {
  const asked = { query: { page }, signal };
  if (eventId === undefined) {
    const path = 'mypage/portal_ticket_charge/list/{portalId}';
    return api.get<typeof listPortalCharges>(path, { params: { portalId }, ...asked });
  }
  const path = 'mypage/ticket_charge/list/{portalId}/{eventId}';
  return api.get<typeof listTicketCharges>(path, { params: { portalId, eventId }, ...asked });
}

/** Issues the receipt of a charge, which the server does once (CHARGE-005). The form shows what went wrong. */
export function fetchReceipt(
  { api, site: { portalId, eventId } }: Calling,
  ticketChargeId: number,
  addressee: string,
): Promise<FileAddress> {
  const asked = { query: { addressee }, isQuiet: true } as const;
  if (eventId === undefined) {
    const path = 'mypage/portal_ticket_charge/receipt/{portalId}/{ticketChargeId}';
    const params = { portalId, ticketChargeId };
    return api.getFile<typeof downloadPortalReceipt>(path, { params, ...asked });
  }
  const path = 'mypage/ticket_charge/receipt/{portalId}/{eventId}/{ticketChargeId}';
  const params = { portalId, eventId, ticketChargeId };
  return api.getFile<typeof downloadReceipt>(path, { params, ...asked });
}

/** The receipt that was issued, once more. */
export function fetchIssuedReceipt(
  { api, site: { portalId, eventId } }: Calling,
  ticketChargeId: number,
): Promise<FileAddress> {
  if (eventId === undefined) {
    const path = 'mypage/portal_ticket_charge/issued_receipt/{portalId}/{ticketChargeId}';
    return api.getFile<typeof readIssuedPortalReceipt>(path, { params: { portalId, ticketChargeId }, isQuiet: true });
  }
  const path = 'mypage/ticket_charge/issued_receipt/{portalId}/{eventId}/{ticketChargeId}';
  const params = { portalId, eventId, ticketChargeId };
  return api.getFile<typeof readIssuedReceipt>(path, { params, isQuiet: true });
}
