import type { Database } from '#server/database/database.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import * as calls from './contract.ts';
import type { OperatorAnswer } from './contract.ts';
import { isOwnerEverywhere, rightsAt } from './rules/rights-at.ts';
import {
  endConsoleSession,
  openConsoleSession,
  type Operator,
  readOperator,
  sweepOperators,
} from './server/console-session.ts';
import { checkSignIn, demoOperator, lookAtLink, useLink } from './server/operators.ts';
import { serveConsole } from './server/serve-console.ts';

export { createConsoleEntrance, type EnteredSite } from './server/console-entrance.ts';
export type { Operator } from './server/console-session.ts';
export { grant, makeFirstLink, makeLink } from './server/operators.ts';
export { openPreview, readPreview } from './server/preview-pass.ts';
export { noteInLog } from './server/operator-log.ts';
export { type ServedConsoleCall, serveConsole } from './server/serve-console.ts';

/** Whether an operator may make events of a portal. */
export function mayMakeAt({ grants }: Operator, portalId: number): boolean {
  return rightsAt(grants, { siteKey: `portal/${portalId}`, portalKey: null }).has('edit');
}

const done = { data: { done: true } } as const;

/** Whether an operator may make sites: portals, and events that stand alone. */
export function isOwnerOfNew({ grants }: Operator): boolean {
  return isOwnerEverywhere(grants);
}

const present = ({ operatorId, name, mail, grants }: Operator): OperatorAnswer => ({
  operatorId,
  name,
  mail,
  isOwnerEverywhere: isOwnerEverywhere(grants),
});

/** The people of the console: how they come, sign in and leave. */
export function createOperatorServer({ database, isDemo }: { database: Database; isDemo: boolean }): ServerFeature {
  /** Signed in, in an answer with the session's cookie. */
  const signedIn = async (
    operatorId: number,
    context: RequestContext,
    factor: 'password' | 'both',
  ): Promise<{ data: OperatorAnswer; cookie: string }> => {
    const cookie = await openConsoleSession(database, operatorId, context, factor);
    const pair = cookie.slice(0, cookie.indexOf(';'));
    const operator = await readOperator(database, {
      ...context,
      header: (name) => (name === 'cookie' ? pair : context.header(name)),
    });
    if (operator === undefined) throw refuse('failed');
    return { data: present(operator), cookie };
  };
  return {
    endpoints: [],
    sweep: (now) => sweepOperators(database, now),
    consoleCalls: [
      serveConsole(calls.readSession, async ({ context }) => {
        const operator = await readOperator(database, context);
        return { data: { operator: operator === undefined ? null : present(operator), isDemo } };
      }),
      serveConsole(calls.signIn, async ({ body, context }) => {
        const { operatorId } = await checkSignIn(database, body, context);
        return signedIn(operatorId, context, 'password');
      }),
      serveConsole(calls.enterDemo, async ({ context }) => {
        if (!isDemo) throw refuse('notFound');
        const { operatorId } = await demoOperator(database, context);
        return signedIn(operatorId, context, 'both');
      }),
      serveConsole(calls.signOut, async ({ context }) => {
        const cookie = await endConsoleSession(database, context);
        return { ...done, cookie };
      }),
      serveConsole(calls.lookAtLink, async ({ body, context }) => ({
        data: await lookAtLink(database, body.token, context),
      })),
      serveConsole(calls.useLink, async ({ body, context }) => {
        const { operatorId } = await useLink(database, body, context);
        return signedIn(operatorId, context, 'password');
      }),
    ],
  };
}
