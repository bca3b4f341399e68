import {
  addNote,
  checkIn,
  type Gate,
  type MyTicketServices,
  problemByHand,
  readNotes,
  ticketInLog,
  undoCheckIn,
} from '#features/my-ticket/server.ts';
import { noteInLog, noteLook, type Operator, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import type { PublishedSite, SiteStore } from '#features/site/server.ts';
import { type PurchasedRow, readCheckin, readPurchased } from '#features/ticket/server.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import * as calls from '../contract/by-hand.ts';

/** An organiser takes back what was checked in at any time. */
const everMs = 10 * 365 * 24 * 3_600_000;

export type ByHandServices = Pick<MyTicketServices, 'database' | 'profile' | 'orders'> & { store: SiteStore };

/** The organiser's calls about one attendee at the gate: checked in by hand, taken back, noted. */
export function byHandCalls(services: ByHandServices): ServedConsoleCall[] {
  const { database, store } = services;
  const { kysely } = database;

  const siteAt = async (at: { portalId: number; eventId: number | undefined }): Promise<PublishedSite> => {
    const site = await store.site(at);
    if (site === undefined) throw refuse('notFound');
    return site;
  };
  const ticketOf = async (siteKey: string, purchasedTicketId: number): Promise<PurchasedRow> => {
    const [row] = await readPurchased(kysely, { siteKey, purchasedTicketId });
    if (row === undefined || (row.state !== 'issued' && row.state !== 'canceled')) throw refuse('notFound');
    return row;
  };
  const deskOf = (
    site: PublishedSite,
    contentId: number,
    { operator, context }: { operator: Operator; context: RequestContext },
    reason?: string,
  ): Gate => ({
    site,
    contentId,
    staffId: null,
    name: operator.name,
    language: context.language,
    now: context.now,
    noteEntry: (tx, row, entry) =>
      noteInLog(tx, context, {
        operator,
        siteKey: site.siteKey,
        action: entry.isUndone ? 'gate.undone' : 'gate.checkedIn',
        details: {
          ...ticketInLog(row),
          byHand: true,
          ...(!entry.isUndone && entry.collected > 0 && { collected: entry.collected }),
          ...(reason !== undefined && { reason }),
        },
      }),
  });

  return [
    serveConsole(
      calls.readAttendeeAtGate,
      async ({ site: { siteKey }, operator, params: { purchasedTicketId }, context }) => {
        const row = await ticketOf(siteKey, purchasedTicketId);
        await noteLook(kysely, context, { operator, siteKey, what: 'attendee', details: { purchasedTicketId } });
        const [{ due, awaited }, notes] = await Promise.all([
          readCheckin(kysely, row),
          readNotes(kysely, purchasedTicketId),
        ]);
        return {
          data: {
            contentId: row.content_id,
            problem: problemByHand(row, context.language, context.now),
            toCollect: due,
            awaited,
            checkinCount: row.checkin_count,
            notes,
          },
        };
      },
    ),

    serveConsole(calls.checkInByHand, async ({ site: at, operator, params, body, context }) => {
      const site = await siteAt(at);
      const { purchasedTicketId } = params;
      const desk = deskOf(site, body.contentId, { operator, context });
      const { checkinCount } = await checkIn(services, desk, { purchasedTicketId, collected: body.collected });
      return { data: { checkinCount } };
    }),

    serveConsole(calls.undoByHand, async ({ site: at, operator, params, body, context }) => {
      const site = await siteAt(at);
      const { purchasedTicketId } = params;
      const desk = deskOf(site, body.contentId, { operator, context }, body.reason);
      const { checkinCount } = await undoCheckIn(services, desk, { purchasedTicketId }, everMs);
      return { data: { checkinCount } };
    }),

    serveConsole(calls.noteByHand, async ({ site: { siteKey }, operator, params, body, context }) => {
      const { purchasedTicketId } = params;
      await ticketOf(siteKey, purchasedTicketId);
      await inTransaction(database, (tx) =>
        addNote(tx, context, { siteKey, purchasedTicketId, text: body.text, author: operator }),
      );
      return { data: { notes: await readNotes(kysely, purchasedTicketId) } };
    }),
  ];
}
