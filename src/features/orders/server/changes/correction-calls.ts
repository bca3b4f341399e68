import { noteLook, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import { correctPerson, type CorrectionServices, readPeopleOf } from '#features/ticket/server.ts';
import { refuse } from '#server/http/refusal.ts';
import * as calls from '../../contract/corrections.ts';
import { refuseChange, refuseMail } from './change-refusal.ts';

/** An organiser corrects who bought an order, and who uses its tickets. */
export function correctionCalls(services: CorrectionServices): ServedConsoleCall[] {
  const { database } = services;
  return [
    serveConsole(calls.readPeopleOfOrder, async ({ site, operator, params: { orderNumber }, context }) => {
      const { siteKey } = site;
      const people = await readPeopleOf(database, { siteKey, orderNumber });
      if (people === undefined) throw refuse('notFound');
      await noteLook(database.kysely, context, { operator, siteKey, what: 'order', details: { order: orderNumber } });
      const { buyer, hasLeft, isMember, companions } = people;
      return {
        data: {
          buyer: hasLeft ? null : buyer,
          hasLink: !isMember,
          companions: companions.map(({ purchasedTicketId, ticket, name, mail }) => ({
            purchasedTicketId,
            title: ticket.document.title,
            code: ticket.code,
            name,
            mail,
          })),
        },
      };
    }),

    serveConsole(calls.correctOrder, async ({ site: { siteKey }, operator, params, body, context }) => {
      const { key: changeKey, ...wish } = body;
      const named = { siteKey, orderNumber: params.orderNumber };
      const outcome = await correctPerson(services, named, wish, { operator, context, changeKey });
      if ('corrected' in outcome) return { data: outcome.corrected };
      const { problem } = outcome;
      if (problem === 'unknown') throw refuse('notFound');
      if (problem === 'wrongMail') throw refuseMail();
      throw refuseChange(problem === 'nothing' ? 'sameAsBefore' : problem === 'changed' ? 'correctedSince' : problem);
    }),
  ];
}
