import { refuseUnproven, type ServedConsoleCall, serveConsole } from '#features/operator/server.ts';
import {
  changeDeferred,
  type Changer,
  changeOrder,
  type ChangeServices,
  endOrder,
  noteChange,
  notePaidByHand,
  readDesk,
  type TicketServer,
} from '#features/ticket/server.ts';
import { refuse } from '#server/http/refusal.ts';
import * as calls from '../../contract/changes.ts';
import { refuseChange } from './change-refusal.ts';

export interface OrderChangeServices
  extends Omit<ChangeServices, 'orderJobs'>,
    Pick<TicketServer, 'orderJobs' | 'orders'> {}

/** What an organiser does to an order. Each is the same function as that of the shell, with who, when and why. */
export function changeCalls(services: OrderChangeServices): ServedConsoleCall[] {
  const { database, orderJobs } = services;
  return [
    serveConsole(calls.readOrderDesk, async ({ site: { siteKey }, params: { orderNumber }, context }) => {
      const data = await readDesk(database.kysely, { siteKey, orderNumber }, context.now);
      if (data === undefined) throw refuse('notFound');
      return { data };
    }),

    serveConsole(calls.changeOrderOfSite, async ({ site: { siteKey }, operator, params, body, context }) => {
      const { key: changeKey, ...wish } = body;
      // Money that goes back asks for a proof that is fresh.
      if (wish.refund > 0) await refuseUnproven(database, 'recent', operator, context);
      const changer = { operator, context, changeKey };
      const outcome = await changeOrder(services, { siteKey, orderNumber: params.orderNumber }, wish, changer);
      if ('problem' in outcome) {
        throw outcome.problem === 'unknown' ? refuse('notFound') : refuseChange(outcome.problem);
      }
      const { kind, ticketIds, amount, way } = outcome.made;
      if (kind !== 'canceled' && kind !== 'refunded') throw refuse('notFound');
      return { data: { kind, ticketIds: [...ticketIds], amount, way } };
    }),

    serveConsole(calls.settleOrder, async ({ site: { siteKey }, operator, params: { orderNumber }, body, context }) => {
      await note('settled', { siteKey, orderNumber }, { operator, context, changeKey: body.key });
      return { data: { done: true } } as const;
    }),

    serveConsole(calls.revokeOrder, async ({ site: { siteKey }, operator, params: { orderNumber }, body, context }) => {
      const { key: changeKey, reason } = body;
      const changer = { operator, context, changeKey };
      const named = { siteKey, orderNumber };
      const ended = await endOrder(services, named, { ...changer, reason });
      if (ended === 'unknown') throw refuse('notFound');
      if (ended === 'ended') return { data: { isChecked: false } };
      if (ended === 'stillChecking' && !(await readDesk(database.kysely, named, context.now))?.isSilent) {
        return { data: { isChecked: true } };
      }
      await note('revoked', named, changer, reason);
      return { data: { isChecked: false } };
    }),

    serveConsole(calls.noteRefundPaid, async ({ site: { siteKey }, operator, params, body, context }) => {
      const changer = { operator, context, changeKey: body.key };
      const noted = await notePaidByHand(database, params.refundNumber, context.now, {
        siteKey,
        also: async (tx, row, amount) => void (await noteChange(tx, changer, row, { kind: 'paidByHand', amount })),
      });
      if (noted.outcome === 'unknown') throw refuse('notFound');
      if (noted.outcome === 'paidByGateway' || noted.outcome === 'gatewayPays') throw refuseChange(noted.outcome);
      return { data: { done: true } } as const;
    }),
  ];

  async function note(
    kind: 'settled' | 'revoked',
    { siteKey, orderNumber }: { siteKey: string; orderNumber: string },
    changer: Changer,
    reason = '',
  ): Promise<void> {
    const changed = await changeDeferred(database, orderJobs, orderNumber, kind, changer.context.now, {
      siteKey,
      also: async (tx, row) => void (await noteChange(tx, changer, row, { kind, reason })),
    });
    if (changed === 'unknown') throw refuse('notFound');
    if (typeof changed === 'string') throw refuseChange(changed);
  }
}
