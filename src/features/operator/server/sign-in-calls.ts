import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import * as calls from '../contract.ts';
import { beginPasskeyOfLink, beginPasskeySignIn } from '../contract/factors.ts';
import { acceptLink, stopOwnReset } from '../contract/people.ts';
import { isAppCode } from '../rules/typed-code.ts';
import { endConsoleSession, readOperator } from './console-session.ts';
import { acceptLink as accept, lookAtLink, type OnAccepted, passkeyOfLink, useLink } from './links.ts';
import { askNewPassword, useNewPassword } from './new-password.ts';
import { noteInLog } from './operator-log.ts';
import { operatorMail, type OperatorServices } from './operator-mails.ts';
import { checkSignIn, demoOperator, type Known } from './operators.ts';
import { checkPasskey, passkeyToShow } from './passkeys.ts';
import { applyDueReset, stopReset, useReset } from './resets.ts';
import { readOwnFactors } from './second-factors.ts';
import { type ServedConsoleCall, serveConsole } from './serve-console.ts';
import { presentOperator, signedIn } from './signed-in.ts';

const done = { data: { done: true } } as const;

/** How operators come, sign in and leave. */
export function signInCalls(
  services: OperatorServices & { onAccepted: OnAccepted },
  isDemo: boolean,
): ServedConsoleCall[] {
  const { database, onAccepted } = services;
  return [
    serveConsole(calls.readSession, async ({ context }) => {
      const operator = await readOperator(database, context);
      const isSomebody = operator !== undefined && (isDemo || !operator.isOfDemo);
      return { data: { operator: isSomebody ? await presentOperator(database, operator, context) : null, isDemo } };
    }),
    serveConsole(calls.signIn, async ({ body, context }) => {
      const known = await checkSignIn(database, body, context);
      await applyDueReset(services, known, context);
      return signedIn(database, known.operatorId, context, 'password');
    }),
    serveConsole(beginPasskeySignIn, async ({ context }) => ({
      data: await passkeyToShow(database, { purpose: 'signIn' }, context),
    })),
    serveConsole(calls.signInByPasskey, async ({ body, context }) => {
      const { operatorId } = await checkPasskey(database, body.passkey, { purpose: 'signIn' }, context);
      return signedIn(database, operatorId, context, 'both');
    }),
    serveConsole(calls.signInByRecoveryCode, async ({ body: { mail, password, code }, context }) => {
      const known = await checkSignIn(database, { mail, password, recoveryCode: code }, context);
      await tellCodeUsed(services, known, context);
      return signedIn(database, known.operatorId, context, 'both');
    }),
    serveConsole(calls.askNewPassword, async ({ body, context }) => {
      await askNewPassword(services, body.mail, context);
      return done;
    }),
    serveConsole(calls.useNewPassword, async ({ body, context }) => {
      const known = await useNewPassword(services, body, context);
      if (!isAppCode(body.code)) await tellCodeUsed(services, known, context);
      return signedIn(database, known.operatorId, context, 'both');
    }),
    serveConsole(calls.enterDemo, async ({ context }) => {
      if (!isDemo) throw refuse('notFound');
      const { operatorId } = await demoOperator(database, context);
      return signedIn(database, operatorId, context, 'both');
    }),
    serveConsole(calls.signOut, async ({ context }) => {
      const cookie = await endConsoleSession(database, context);
      return { ...done, cookie };
    }),
    serveConsole(calls.lookAtLink, async ({ body, context }) => ({
      data: await lookAtLink(database, body.token, context),
    })),
    serveConsole(beginPasskeyOfLink, async ({ body, context }) => ({
      data: await passkeyOfLink(database, body, context),
    })),
    serveConsole(calls.useLink, async ({ body, context }) => {
      const { operatorId, recoveryCodes } = await useLink(database, body, context, onAccepted);
      const factor = recoveryCodes === null ? 'password' : 'both';
      const { data, cookie } = await signedIn(database, operatorId, context, factor);
      return { data: { ...data, recoveryCodes }, cookie };
    }),
    serveConsole(acceptLink, async ({ operator, body, context }) => ({
      data: await accept(database, operator, body.token, context, onAccepted),
    })),
    serveConsole(calls.useReset, async ({ body, context }) => {
      const { operatorId } = await useReset(services, body, context);
      return signedIn(database, operatorId, context, 'password');
    }),
    serveConsole(stopOwnReset, async ({ operator, context }) => {
      await stopReset(database, { operator, operatorId: operator.operatorId, context });
      return done;
    }),
  ];
}

/** A recovery code that somebody else found is noticed by its owner. */
export async function tellCodeUsed(
  services: OperatorServices,
  operator: Known & { mail: string },
  context: RequestContext,
): Promise<void> {
  const { database, mail } = services;
  const { recoveryCodes: left } = await readOwnFactors(database, operator.operatorId);
  await noteInLog(database.kysely, context, { operator, action: 'operator.recoveryCodeUsed', details: { left } });
  await mail.send(
    operatorMail(services, { kind: 'recoveryCodeUsed', to: operator.mail, language: context.language, left }),
  );
}
