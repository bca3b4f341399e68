import { noteLook, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { refuse } from '#server/http/refusal.ts';
import * as calls from '../contract.ts';
import { listOrdersOf } from './list-orders.ts';
import { orderedTickets, type TicketChoiceServices } from './ordered-tickets.ts';
import { readOrderOf, type ReadServices } from './read-order.ts';

export type OrderServices = ReadServices & TicketChoiceServices;

/** What an organiser sees of the orders of an event. Every look is in the log: buyers are persons. */
export function orderCalls(services: OrderServices): ServedConsoleCall[] {
  const { database } = services;
  const { kysely } = database;
  return [
    serveConsole(calls.listOrders, async ({ site: { siteKey }, operator, query, context }) => {
      const { language, now } = context;
      const data = await listOrdersOf(database, { siteKey, language, now }, query);
      if (data.entries.length > 0) await noteLook(kysely, context, { operator, siteKey, what: 'orders' });
      return { data };
    }),
    serveConsole(calls.listOrderedTickets, async ({ site }) => ({
      data: { tickets: await orderedTickets(services, site) },
    })),
    serveConsole(calls.readOrder, async ({ site, operator, params: { orderNumber }, context }) => {
      const data = await readOrderOf(services, site, orderNumber, context.language);
      if (data === undefined) throw refuse('notFound');
      const { siteKey } = site;
      await noteLook(kysely, context, { operator, siteKey, what: 'order', details: { order: orderNumber } });
      return { data };
    }),
  ];
}
