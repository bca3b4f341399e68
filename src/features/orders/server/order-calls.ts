import { noteInLog, noteLook, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { type NewsMailServices, writeStandingMail } from '#features/ticket/server.ts';
import { consoleApiPrefix, siteNameOf } from '#kernel/console/console-endpoint.ts';
import { status } from '#kernel/status.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { takeTry } from '#server/limits/try-counts.ts';
import type { Mailing } from '#server/mail/mail.ts';
import { refuse } from '#server/http/refusal.ts';
import * as calls from '../contract.ts';
import * as files from '../contract/file.ts';
import { chosenOrderColumns, orderColumns } from '../rules/order-columns.ts';
import { listOrdersOf } from './list-orders.ts';
import { fetchOrderFile, prepareOrderFile, readKeptOrderColumns } from './order-files.ts';
import { orderFileTexts } from './order-file-texts.ts';
import { orderedTickets, type TicketChoiceServices } from './ordered-tickets.ts';
import { findOrder } from './order-rows.ts';
import { ordersRefusal } from './orders-refusal.ts';
import { readOrderOf, type ReadServices } from './read-order.ts';

export type OrderServices = ReadServices & TicketChoiceServices & NewsMailServices & { mail: Mailing };

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
    serveConsole(calls.resendOrderMail, async ({ site: { siteKey }, operator, params: { orderNumber }, context }) => {
      const row = await findOrder(kysely, siteKey, orderNumber);
      if (row === undefined) throw refuse('notFound');
      const written = await writeStandingMail(services, row);
      if (written === undefined) throw ordersRefusal(status.conflict, (words) => words.nothingToSend);
      await takeTry(database, 'orderMailAgain', { about: orderNumber, context });
      await inTransaction(database, async (tx) => {
        await services.mail.send(written, { tx });
        const details = { order: orderNumber };
        await noteInLog(tx, context, { operator, siteKey, action: 'order.mailSent', details });
      });
      return { data: { to: written.to } };
    }),
    serveConsole(files.readOrderColumns, async ({ site: { siteKey }, operator, context: { language } }) => {
      const { columns } = orderFileTexts[language];
      return {
        data: {
          columns: orderColumns.map((id) => ({ id, label: columns[id] })),
          chosen: chosenOrderColumns(await readKeptOrderColumns(kysely, operator, siteKey)),
        },
      };
    }),
    serveConsole(files.makeOrderFile, async ({ site: { siteKey, ...at }, operator, body, context }) => {
      const published = await services.site.store.site(at);
      const { token, rows } = await prepareOrderFile(services, { operator, siteKey, published, context }, body);
      return { data: { path: `${consoleApiPrefix}sites/${siteNameOf(siteKey)}/orders/export/${token}`, rows } };
    }),
    serveConsole(files.fetchOrderFile, async ({ site: { siteKey, ...at }, operator, params, context }) => {
      const published = await services.site.store.site(at);
      return { data: await fetchOrderFile(services, { operator, siteKey, published, context }, params.token) };
    }),
    serveConsole(calls.readOrder, async ({ site, operator, params: { orderNumber }, context }) => {
      const data = await readOrderOf(services, site, orderNumber, context.language);
      if (data === undefined) throw refuse('notFound');
      const { siteKey } = site;
      await noteLook(kysely, context, { operator, siteKey, what: 'orders', details: { order: orderNumber } });
      return { data };
    }),
  ];
}
