import { inTransaction } from '#server/database/transaction.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import * as calls from '../contract/account.ts';
import { endOtherConsoleSessions, type Operator } from './console-session.ts';
import { refuseDemo } from './factor-calls.ts';
import { askMailChange, lookAtMailChange, stopMailChange, useMailChange, waitingMail } from './mail-change.ts';
import { noteInLog } from './operator-log.ts';
import type { OperatorServices } from './operator-mails.ts';
import { sessionsOf } from './own-sessions.ts';
import { type ServedConsoleCall, serveConsole } from './serve-console.ts';

const done = { data: { done: true } } as const;

/** Who an operator is to others, and in which browsers they are signed in. */
export function accountCalls(services: OperatorServices): ServedConsoleCall[] {
  const { database } = services;
  const signOut = (operator: Operator, context: RequestContext, sessionId?: number): Promise<number> => {
    refuseDemo(operator);
    return inTransaction(database, async (tx) => {
      const ended = await endOtherConsoleSessions(tx, operator.operatorId, context, sessionId);
      if (ended > 0) {
        await noteInLog(tx, context, { operator, action: 'operator.signedOutElsewhere', details: { ended } });
      }
      return ended;
    });
  };
  return [
    serveConsole(calls.readAccount, async ({ operator, context }) => {
      const { operatorId, name, mail } = operator;
      const newMail = await waitingMail(database.kysely, operatorId, context.now);
      return { data: { name, mail, newMail, sessions: await sessionsOf(database, operator, context) } };
    }),
    serveConsole(calls.changeName, async ({ operator, body: { name }, context }) => {
      refuseDemo(operator);
      if (name === operator.name) return done;
      await inTransaction(database, async (tx) => {
        await tx.updateTable('operator').set({ name }).where('operator_id', '=', operator.operatorId).execute();
        await noteInLog(tx, context, { operator, action: 'operator.nameChanged', details: { name } });
      });
      return done;
    }),
    serveConsole(calls.askMailChange, async ({ operator, body, context }) => {
      refuseDemo(operator);
      return { data: await askMailChange(services, operator, body.mail, context) };
    }),
    serveConsole(calls.stopMailChange, async ({ operator, context }) => {
      await stopMailChange(database, operator, context);
      return done;
    }),
    serveConsole(calls.lookAtMailChange, async ({ body, context }) => ({
      data: await lookAtMailChange(database, body.token, context),
    })),
    serveConsole(calls.useMailChange, async ({ body, context }) => ({
      data: await useMailChange(services, body.token, context),
    })),
    serveConsole(calls.endSession, async ({ operator, params: { sessionId }, context }) => {
      if ((await signOut(operator, context, sessionId)) === 0) throw refuse('notFound');
      return done;
    }),
    serveConsole(calls.endOtherSessions, async ({ operator, context }) => ({
      data: { ended: await signOut(operator, context) },
    })),
  ];
}
