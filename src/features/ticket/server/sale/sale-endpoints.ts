import { type PublishedSite, serve, type SiteServer } from '#features/site/server.ts';
import { lastPageOf, pageOf } from '#kernel/page-slice.ts';
import { status } from '#kernel/status.ts';
import type { Database } from '#server/database/database.ts';
import { safeHtml } from '#server/html/safe-html.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import * as calls from '../../contract.ts';
import type { CodeTries } from './code-tries.ts';
import { findCode } from './discount-codes.ts';
import { presentCategories, presentSettings } from './present-sale.ts';
import { presentTicket } from './present-ticket.ts';
import { findSale, itemsOnDisplay } from './sale-content.ts';
import type { SaleReads } from './sale-reads.ts';
import { ticketRefusal } from './ticket-refusal.ts';

export interface SaleServices {
  database: Database;
  site: SiteServer;
}

export interface SaleCallServices extends SaleServices {
  reads: SaleReads;
  codeTries: CodeTries;
}

/** The calls that show what is for sale. */
export function createSaleCalls({ reads, codeTries, site: { store } }: SaleCallServices): ServedEndpoint[] {
  const open = ({ site, params }: { site: PublishedSite; params: { contentId: number } }) =>
    findSale(store, site, params.contentId);

  return [
    serve(calls.listTickets, async (call) => {
      const { query, say, context } = call;
      const sale = await open(call);
      const key = { siteKey: sale.site.siteKey, contentId: sale.contentId };
      const [taken, takesCodes] = await Promise.all([
        reads.taken(key),
        // Codes of the documents are there without a look.
        sale.content.discountCodes.length > 0 || reads.hasMadeCodes(key),
      ]);
      const wanted = query.ticket_ids && new Set(query.ticket_ids);
      const shown = itemsOnDisplay(sale, context.now).filter(
        (item) =>
          (query.type === undefined || item.ticketType === query.type) &&
          (wanted === undefined || wanted.has(item.detailId)),
      );
      const perPage = query.per_page ?? (wanted === undefined ? undefined : Math.max(1, wanted.size));
      const telling = { site: sale.site, language: context.language };
      const tickets = pageOf(shown, query.page, perPage).map((item) => {
        const ticketContent = presentTicket(item, sale.contentId, taken.get(item.detailId) ?? 0, telling);
        return { ticketContent, remainingCount: ticketContent.enableNumberSold ? ticketContent.remainNumber : null };
      });
      return {
        data: {
          tickets,
          listDescription: safeHtml(sale.content.listDescription, say),
          settings: presentSettings(sale, { taken, takesCodes }, context.language, context.now),
        },
        total: shown.length,
        lastPage: lastPageOf(shown.length, perPage),
      };
    }),

    serve(calls.listTicketCategories, async (call) => ({
      data: { categories: presentCategories(await open(call), call.params.ticketId, call.context) },
    })),

    serve(calls.readHoldings, async (call) => {
      const { member } = call;
      const { site, contentId } = await open(call);
      const key = { siteKey: site.siteKey, contentId };
      const { boughtNumbers, ...held } = await reads.holdings(key, member?.memberId);
      const hasBought = member !== undefined && boughtNumbers.size > 0;
      return {
        data: {
          ...held,
          boughtNumbers: [...boughtNumbers].map(([ticketId, number]) => ({ ticketId, number })),
          openOrderIds: hasBought ? [...(await reads.openOrders(key, member.memberId))] : [],
        },
      };
    }),

    serve(calls.findDiscountCode, async (call) => {
      const { member, query, context } = call;
      const sale = await open(call);
      await codeTries.count({ sale, member, context });
      const found = await findCode(reads, sale, query.code, context.now);
      // A code that is used up or out of its time is no guess.
      if (found !== undefined) await codeTries.giveBack({ sale, member, context });
      if (found === undefined || found.state === 'notYet' || found.state === 'expired') {
        throw ticketRefusal('codeUnusable', status.notFound);
      }
      if (found.state === 'usedUp') throw ticketRefusal('codeUsedUp', status.conflict);
      const { availableCountPerPayments, minimumAmount, target, ...code } = found.code;
      const ticketId = target?.ticketId ?? null;
      return {
        data: {
          ...code,
          availableCountPerPayments: availableCountPerPayments ?? 0,
          minimumAmount: minimumAmount ?? 0,
          target: ticketId === null ? null : { ticketId },
        },
      };
    }),
  ];
}
