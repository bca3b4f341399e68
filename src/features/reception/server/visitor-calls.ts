import { findAttendees, oneBadge, readAttendees, soldTexts, stateOf } from '#features/attendees/server.ts';
import {
  addNote,
  checkIn,
  type Gate,
  gateOfLink,
  linkOfDevice,
  lookUpFound,
  type OpenedLink,
  readNotes,
  undoCheckIn,
} from '#features/my-ticket/server.ts';
import { noteLook } from '#features/operator/server.ts';
import { type PublishedSite, sayIn, serve, spokenLanguage } from '#features/site/server.ts';
import { foldName, nameWords } from '#kernel/fold-name.ts';
import { hasWords } from '#kernel/fold-text.ts';
import { formatInstant } from '#kernel/period.ts';
import { status } from '#kernel/status.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import * as calls from '../contract.ts';
import { foundMax, undoWithinMs } from '../rules/reception-limits.ts';
import { receptionRefusal } from './reception-refusal.ts';
import type { ReceptionServices } from './reception-services.ts';

interface DeviceCall {
  site: PublishedSite;
  body: { gateToken: string };
  context: RequestContext;
}
type VisitorCall = DeviceCall & { params: { contentId: number } };

/** Read at once: some of them are found by what a reception is not told, such as a mail address. */
const readAtOnce = 50;

/** The calls of a reception that finds visitors by name; each look is logged, without what was typed. */
export function visitorCalls(services: ReceptionServices): ServedEndpoint[] {
  const { database, store } = services;
  const { kysely } = database;

  const linkOf = async ({ site, body, context }: DeviceCall): Promise<OpenedLink> => {
    const link = await linkOfDevice(database, site.siteKey, body.gateToken, context.now);
    if (!link.mayFind) throw receptionRefusal(status.forbidden, ({ mayNotFind }) => mayNotFind);
    return link;
  };
  const enter = async (call: VisitorCall, reason?: string): Promise<{ link: OpenedLink; gate: Gate }> => {
    const link = await linkOf(call);
    return { link, gate: gateOfLink(call, link, { byHand: true, ...(reason !== undefined && { reason }) }) };
  };
  const noteLooked = (
    { site: { siteKey }, context }: DeviceCall,
    { operatorId, name }: OpenedLink,
    what: 'visitors' | 'visitor',
    details: Record<string, number> = {},
  ) => noteLook(kysely, context, { operator: { operatorId, name }, siteKey, what, details });

  return [
    serve(calls.findVisitors, async (call) => {
      const { site, body, context } = call;
      const link = await linkOf(call);
      const { staffLinkId, contentIds } = link;
      await takeTry(database, 'visitorSearch', { context, about: String(staffLinkId) });
      const language = spokenLanguage(site.document, context.language);
      const order = { after: undefined, most: readAtOnce, isNewestFirst: true };
      const ids = await findAttendees(kysely, { siteKey: site.siteKey, q: body.q, contentIds }, order);
      const words = nameWords(body.q);
      const found = (await readAttendees(services, site, ids, language)).filter(({ name, kana, row }) =>
        hasWords(
          foldName(
            [
              name,
              name.replaceAll(' ', ''),
              kana,
              kana.replaceAll(' ', ''),
              row.code,
              row.code.replaceAll('-', ''),
              row.order_number,
            ].join(' '),
          ),
          words,
        ),
      );
      const shown = found.slice(0, foundMax);
      if (shown.length > 0) await noteLooked(call, link, 'visitors');
      const say = sayIn(site.document, language);
      return {
        data: {
          entries: shown.map(({ row, name, kana, lastCheckin }) => {
            const { ticket, priceName, slotName } = soldTexts(row, say);
            return {
              purchasedTicketId: row.purchased_ticket_id,
              contentId: row.content_id,
              name,
              kana,
              ticket: [ticket, priceName, slotName].filter(Boolean).join(' · '),
              numberEnd: row.code.slice(-4),
              state: stateOf(row),
              checkedInAt: lastCheckin === undefined ? null : formatInstant(lastCheckin.at),
            };
          }),
          isMore: found.length > shown.length || ids.length === readAtOnce,
        },
      };
    }),

    serve(calls.openVisitor, async (call) => {
      const { purchasedTicketId } = call.body;
      const { link, gate } = await enter(call);
      const ticket = await lookUpFound(services, gate, purchasedTicketId);
      await noteLooked(call, link, 'visitor', { purchasedTicketId });
      return { data: { ticket, notes: await readNotes(kysely, purchasedTicketId) } };
    }),

    serve(calls.checkInVisitor, async (call) => {
      const { purchasedTicketId, collected } = call.body;
      const { gate } = await enter(call);
      return { data: await checkIn(services, gate, { purchasedTicketId, collected }) };
    }),

    serve(calls.undoVisitor, async (call) => {
      const { purchasedTicketId, reason } = call.body;
      const { gate } = await enter(call, reason.trim());
      return { data: await undoCheckIn(services, gate, { purchasedTicketId }, undoWithinMs) };
    }),

    serve(calls.noteVisitor, async (call) => {
      const { body, site, context } = call;
      const { purchasedTicketId, text } = body;
      const { link, gate } = await enter(call);
      await lookUpFound(services, gate, purchasedTicketId);
      const author = { operatorId: link.operatorId, name: link.name };
      await inTransaction(database, (tx) =>
        addNote(tx, context, { siteKey: site.siteKey, purchasedTicketId, text: text.trim(), author }),
      );
      return { data: { notes: await readNotes(kysely, purchasedTicketId) } };
    }),

    serve(calls.printBadge, async (call) => {
      const { site, context, body } = call;
      const { link, gate } = await enter(call);
      await takeTry(database, 'visitorSearch', { context, about: String(link.staffLinkId) });
      await lookUpFound(services, gate, body.purchasedTicketId);
      const language = spokenLanguage(site.document, context.language);
      const badge = await oneBadge({ ...services, store }, site, body.purchasedTicketId, {
        language,
        now: context.now,
      });
      if (badge === undefined) throw refuse('notFound');
      await noteLooked(call, link, 'visitor', { purchasedTicketId: body.purchasedTicketId });
      return { data: { name: badge.name, pdf: badge.bytes.toString('base64') } };
    }),
  ];
}
