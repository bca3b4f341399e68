import type { SiteInit } from '#features/site/web.ts';
import { pageSize, pageSizeMax } from '#kernel/limits.ts';
import type { PageContext } from '#web/site/page-context.ts';
import { painted } from '#web/navigation/painted.ts';
import type { LoadArguments } from '#web/site/page-module.ts';
import { readPage } from '#web/site/paged-list.ts';
import type { TicketList } from '../../documents.ts';
import { ticketsIn } from '../../rules/sale/category-walk.ts';
import { callCategories, callTickets } from './sale-calls.ts';
import { keptSale } from './kept-sale.ts';
import { placeOf, ticketIdOf } from './sale-address.ts';
import type { Sale, SaleData } from './sale-data.ts';

/** The content of an address; without a contentId the site's first. */
export async function loadSale(
  context: PageContext<SiteInit>,
  { params, query }: LoadArguments,
  hasDetail: boolean,
): Promise<SaleData> {
  const module = context.init.modules.find(
    ({ moduleCode, contentId }) =>
      moduleCode === 'ticket' && (params.contentId === undefined || contentId === Number(params.contentId)),
  );
  const contentId = module?.contentId ?? Number(params.contentId);
  const place = placeOf(query);
  const perPage = (module?.list as Partial<TicketList> | undefined)?.numberOfDisplayWeb ?? pageSize;
  const kept = keptSale(context, contentId, place);
  if (kept !== undefined) await painted();
  const sale = kept ?? (await readSale(context, contentId, query, perPage));
  const ticketId = hasDetail ? ticketIdOf(query) : undefined;
  const detail = hasDetail ? await readDetail(context, contentId, ticketId, sale) : undefined;
  return { contentId, title: module?.title ?? '', place: { ...place, page: sale.page }, sale, detail };
}

async function readSale(
  context: PageContext<SiteInit>,
  contentId: number,
  query: URLSearchParams,
  perPage: number,
): Promise<Sale> {
  const { categoryId } = placeOf(query);
  const read = (wish: { ticket_ids?: number[] }) =>
    readPage(query, (page) => callTickets(context, contentId, { ...wish, page, per_page: perPage }));
  const whole = categoryId === undefined ? read({}) : undefined;
  const categories = await callCategories(context, contentId);
  const open = categories.find(({ id }) => id === categoryId);
  const wanted = open && ticketsIn(categories, open).slice(0, pageSizeMax);
  const { list, page, pages } = await (whole ?? read(wanted && wanted.length > 0 ? { ticket_ids: wanted } : {}));
  const { tickets, listDescription, settings } = list.data;
  // An empty category has no ids to filter by, so the call returned every ticket.
  const shown = wanted?.length === 0 ? [] : tickets.map(({ ticketContent }) => ticketContent);
  const total = shown.length === 0 ? 0 : (list.total ?? shown.length);
  return { tickets: shown, total, page, pages, description: listDescription, settings, categories };
}

/** The ticket with its parent tickets and those it excludes, which the detail names. */
async function readDetail(context: PageContext, contentId: number, ticketId: number | undefined, sale: Sale) {
  if (ticketId === undefined) return { ticket: null, related: [] };
  const groups = sale.settings.exclusionGroups.filter(({ tickets }) => tickets.some(({ id }) => id === ticketId));
  const grouped = groups.flatMap(({ tickets }) => tickets.map(({ id }) => id));
  const there = sale.tickets.find((one) => one.ticketId === ticketId);
  const known = new Map(sale.tickets.map((one) => [one.ticketId, one]));
  const read = async (ids: readonly number[]): Promise<void> => {
    const missing = [...new Set(ids)].filter((id) => !known.has(id)).slice(0, pageSizeMax);
    if (missing.length === 0) return;
    const { data } = await callTickets(context, contentId, { ticket_ids: missing, per_page: pageSizeMax });
    for (const { ticketContent } of data.tickets) known.set(ticketContent.ticketId, ticketContent);
  };
  await read([ticketId, ...grouped, ...(there?.parentTicketIds ?? [])]);
  const ticket = known.get(ticketId) ?? null;
  await read(ticket?.parentTicketIds ?? []);
  const relatedIds = new Set([...grouped, ...(ticket?.parentTicketIds ?? [])]);
  relatedIds.delete(ticketId);
  return { ticket, related: [...relatedIds].flatMap((id) => known.get(id) ?? []) };
}
