import { noteLook, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import * as calls from '../contract.ts';
import { notePayment, type NoteServices } from './note-payments.ts';
import { bankDeskOf } from './read-bank-desk.ts';

/** What an organiser does with the file of a bank. The file itself stays in the browser. */
export function bankCalls(services: NoteServices): ServedConsoleCall[] {
  const { kysely } = services.database;
  return [
    serveConsole(calls.readBankDesk, async ({ site: { siteKey }, operator, context }) => {
      const data = await bankDeskOf(kysely, siteKey, context.language);
      if (data.orders.length > 0) await noteLook(kysely, context, { operator, siteKey, what: 'orders' });
      return { data };
    }),
    serveConsole(calls.noteBankPayments, async ({ site: { siteKey }, operator, body, context }) => {
      const results = [];
      for (const payment of body.payments) {
        // oxlint-disable-next-line no-await-in-loop -- a transaction after the other: none waits for many
        const noted = await notePayment(services, { siteKey, changer: { operator, context } }, payment);
        results.push({ key: payment.key, ...noted });
      }
      return { data: { results } };
    }),
  ];
}
