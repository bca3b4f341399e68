import { status } from '#kernel/status.ts';
import { type CallError, isCallError } from '#web/api/call-error.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type { TicketAtGate } from '../../contract.ts';
import type * as contract from '../../contract.ts';

/** What a reception asks of the server: as a member of the staff, or by a link. */
export interface ReceptionDesk {
  look(contentId: number, code: string): Promise<TicketAtGate>;
  checkIn(
    contentId: number,
    code: string,
    shown: TicketAtGate,
    /** Yen. */
    collected: number,
    /** The same when it is asked again after a lost answer. */
    entryKey?: string,
  ): Promise<{ ticket: TicketAtGate; refusal?: CallError }>;
  /** Takes the check-in that was just made back. */
  undo(contentId: number, code: string, entered: TicketAtGate): Promise<TicketAtGate>;
}

type Caller = Pick<PageContext, 'api' | 'site'>;
const siteOf = ({ site: { portalId, eventId = 0 } }: Caller) => ({ portalId, eventId });

export type EnteredReception = contract.OpenedReception & { gateToken: string };

export async function enterReception(caller: Caller, token: string): Promise<EnteredReception> {
  const { data } = await caller.api.post<typeof contract.enterReception>('reception/{portalId}/{eventId}/enter', {
    params: siteOf(caller),
    body: { token },
    isQuiet: true,
  });
  return data;
}

export async function readReception(caller: Caller, gateToken: string): Promise<EnteredReception> {
  const { data } = await caller.api.post<typeof contract.readReception>('reception/{portalId}/{eventId}', {
    params: siteOf(caller),
    body: { gateToken },
    isQuiet: true,
  });
  return { ...data, gateToken };
}

/** The desk of a device that has opened a link for staff. */
export function linkDesk(caller: Caller, gateToken: string): ReceptionDesk {
  const look: ReceptionDesk['look'] = async (contentId, code) => {
    const { data } = await caller.api.post<typeof contract.lookUpAtReception>(
      'reception/{portalId}/{eventId}/{contentId}/look',
      { params: { ...siteOf(caller), contentId }, body: { gateToken, code }, isQuiet: true },
    );
    return data;
  };
  return {
    look,
    async undo(contentId, code, { purchasedTicketId }) {
      const { data } = await caller.api.post<typeof contract.undoAtReception>(
        'reception/{portalId}/{eventId}/{contentId}/undo',
        { params: { ...siteOf(caller), contentId }, body: { gateToken, purchasedTicketId, code }, isQuiet: true },
      );
      return data;
    },
    async checkIn(contentId, code, shown, collected, entryKey) {
      const { purchasedTicketId } = shown;
      const money = collected > 0 ? { collected } : {};
      try {
        const { data } = await caller.api.post<typeof contract.checkInAtReception>(
          'reception/{portalId}/{eventId}/{contentId}/checkin',
          {
            params: { ...siteOf(caller), contentId },
            body: { gateToken, purchasedTicketId, code, ...money, ...(entryKey !== undefined && { entryKey }) },
            isQuiet: true,
          },
        );
        return { ticket: data };
      } catch (error) {
        if (!isCallError(error) || error.status !== status.conflict) throw error;
        return { ticket: await look(contentId, code).catch(() => shown), refusal: error };
      }
    },
  };
}
