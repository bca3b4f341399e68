import { refuse } from '#server/http/refusal.ts';
import * as calls from '../contract/people.ts';
import { isOwnerEverywhere } from '../rules/rights-at.ts';
import { pageOfOperators } from './all-operators.ts';
import { invite, inviteAgain, pageOfInvitations, withdrawInvitation } from './invitations.ts';
import type { OperatorServices } from './operator-mails.ts';
import { changeGrant, type GrantChange, pageOfPeople, suspendOperator } from './people.ts';
import { askReset, stopReset } from './resets.ts';
import { type ConsoleCall, type ServedConsoleCall, serveConsole } from './serve-console.ts';

const done = { data: { done: true } } as const;

/** Who may do what, and who is invited. */
export function peopleCalls(services: OperatorServices): ServedConsoleCall[] {
  const { database } = services;
  const change = async (
    {
      operator,
      site,
      params: { grantId },
      context,
    }: Pick<ConsoleCall<typeof calls.removeGrant>, 'operator' | 'site' | 'params' | 'context'>,
    to: GrantChange,
  ) => {
    await changeGrant(database, { operator, site, grantId, context }, to);
    return done;
  };
  return [
    serveConsole(calls.listPeople, async ({ operator, site, query: { after = 0 }, context: { now } }) => ({
      data: await pageOfPeople(database, { operator, site, after, now }),
    })),
    serveConsole(calls.changeGrant, (call) => change(call, { to: 'role', ...call.body })),
    serveConsole(calls.removeGrant, (call) => change(call, { to: 'gone' })),
    serveConsole(calls.suspendGrant, (call) => change(call, { to: call.body.isSuspended ? 'suspended' : 'counting' })),
    serveConsole(calls.suspendOperator, async ({ operator, params: { operatorId }, body, context }) => {
      if (!isOwnerEverywhere(operator.grants)) throw refuse('notFound');
      await suspendOperator(database, operatorId, body.isSuspended, { by: operator, context });
      return done;
    }),
    serveConsole(calls.listAllOperators, async ({ operator, query }) => {
      if (!isOwnerEverywhere(operator.grants)) throw refuse('notFound');
      return { data: await pageOfOperators(database, operator, query) };
    }),
    serveConsole(calls.listInvitations, async ({ site, query, context }) => ({
      data: await pageOfInvitations(services, site.siteKey, query.before, context.now),
    })),
    serveConsole(calls.invite, async ({ operator, site, body, context }) => ({
      data: await invite(services, { operator, site, context }, body),
    })),
    serveConsole(calls.inviteAgain, async ({ operator, site, params, body, context }) => ({
      data: await inviteAgain(services, { operator, site, context }, params.invitationId, body),
    })),
    serveConsole(calls.withdrawInvitation, async ({ operator, site, params, context }) => {
      await withdrawInvitation(services, { operator, site, context }, params.invitationId);
      return done;
    }),
    serveConsole(calls.askReset, async ({ operator, site, params: { operatorId }, body, context }) => ({
      data: await askReset(services, { operator, site, operatorId, context }, body.alsoPassword),
    })),
    serveConsole(calls.stopReset, async ({ operator, site, params: { operatorId }, context }) => {
      await stopReset(database, { operator, site, operatorId, context });
      return done;
    }),
  ];
}
