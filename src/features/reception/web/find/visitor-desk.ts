import type { TicketAtGate } from '#features/my-ticket/web.ts';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type * as contract from '../../contract.ts';
import type { FoundVisitor, OpenedVisitor } from '../../contract.ts';

type Caller = Pick<PageContext, 'api' | 'site'>;
type Named = Pick<FoundVisitor, 'contentId' | 'purchasedTicketId'>;

/** What a device with a link asks about visitors whom it found by name. */
export interface VisitorDesk {
  find(q: string): Promise<AnswerOf<typeof contract.findVisitors>>;
  open(visitor: Named): Promise<OpenedVisitor>;
  checkIn(visitor: Named, collected: number): Promise<TicketAtGate>;
  undo(visitor: Named, reason: string): Promise<TicketAtGate>;
  note(visitor: Named, text: string): Promise<OpenedVisitor['notes']>;
  badge(visitor: Named): Promise<AnswerOf<typeof contract.printBadge>>;
}

export function visitorDesk({ api, site: { portalId, eventId = 0 } }: Caller, gateToken: string): VisitorDesk {
  const site = { portalId, eventId };
  const isQuiet = true;
  const asked = ({ contentId, purchasedTicketId }: Named) => ({
    params: { ...site, contentId },
    body: { gateToken, purchasedTicketId },
    isQuiet,
  });
  return {
    async find(q) {
      const wish = { params: site, body: { gateToken, q }, isQuiet } as const;
      return (await api.post<typeof contract.findVisitors>('reception/{portalId}/{eventId}/find', wish)).data;
    },
    async open(visitor) {
      const path = 'reception/{portalId}/{eventId}/{contentId}/visitor';
      return (await api.post<typeof contract.openVisitor>(path, { ...asked(visitor), isQuiet })).data;
    },
    async checkIn(visitor, collected) {
      const path = 'reception/{portalId}/{eventId}/{contentId}/visitor/checkin';
      const { params, body } = asked(visitor);
      const wish = { params, body: { ...body, ...(collected > 0 && { collected }) }, isQuiet } as const;
      return (await api.post<typeof contract.checkInVisitor>(path, wish)).data;
    },
    async undo(visitor, reason) {
      const path = 'reception/{portalId}/{eventId}/{contentId}/visitor/undo';
      const { params, body } = asked(visitor);
      return (await api.post<typeof contract.undoVisitor>(path, { params, body: { ...body, reason }, isQuiet })).data;
    },
    async note(visitor, text) {
      const path = 'reception/{portalId}/{eventId}/{contentId}/visitor/note';
      const { params, body } = asked(visitor);
      return (await api.post<typeof contract.noteVisitor>(path, { params, body: { ...body, text }, isQuiet })).data
        .notes;
    },
    async badge(visitor) {
      const path = 'reception/{portalId}/{eventId}/{contentId}/visitor/badge';
      return (await api.post<typeof contract.printBadge>(path, { ...asked(visitor), isQuiet })).data;
    },
  };
}

/** Gives a file that came as base64 to the browser, which opens or saves it. */
export function openPdf({ name, pdf }: { name: string; pdf: string }): void {
  const bytes = Uint8Array.from(atob(pdf), (sign) => sign.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
