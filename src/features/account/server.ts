import { type ServedEndpoint, serve } from '#server/http/served-endpoint.ts';
import { realmKey } from '#features/site/rules/realm-key.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import * as calls from './contract.ts';
import type { AccountServices } from './server/account-services.ts';
import {
  changeMemberLoginId,
  changeMemberPassword,
  eraseMember,
  finishMailChange,
  presentLoginInfo,
  startMailChange,
} from './server/login-info.ts';
import { logInWithPassword } from './server/login.ts';
import { setNewPassword, startReset, verifyReset } from './server/password-reset.ts';
import { registerMember, startRegistration, verifyRegistration } from './server/registration.ts';
import { endSessionOfToken, refreshTokens } from './server/sessions.ts';

export { accountMail } from './server/account-mails.ts';
export { accountRefusal, checkFields, refuseFields } from './server/account-refusal.ts';
export type { AccountServices, RegistrationPart } from './server/account-services.ts';
export { type NewMember, makeMembers } from './server/make-members.ts';
export { checkCurrentPassword } from './server/login-info.ts';
export { listBlocked } from './server/member-roles.ts';
export { createMembers, type Member, type Members } from './server/members.ts';
export { hashSecret, newSecretToken } from './server/secret-token.ts';
export { endSession, openSession } from './server/sessions.ts';
export { sweepAccounts } from './server/sweep-accounts.ts';
export { countTries, giveTriesBack, hasTriesLeft, type TryLimit } from './server/try-counts.ts';

const done = { data: { done: true } } as const;

/** Registration, login, sessions and what a member changes of them. All stand before the doors: they lead through. */
export function createAccountServer(services: AccountServices): { endpoints: ServedEndpoint[] } {
  const { database, site, members } = services;
  // Accounts are the same in a preview, where nobody may be asked for a previewer's role.
  const look = (identity: SiteIdentity) => site.doors.lookPublished(identity);
  return {
    endpoints: [
      serve(calls.logOut, async ({ params }, context) => {
        await look(params);
        if (context.accessToken !== undefined) await endSessionOfToken(database, context.accessToken);
        return done;
      }),
      serve(calls.logIn, async ({ params, body }, context) => ({
        data: await logInWithPassword(services, await look(params), body, context),
      })),
      serve(calls.refreshSession, async ({ params, body }, context) => {
        const realm = realmKey(await look(params));
        return { data: await refreshTokens(database, realm, body.refresh_token, context.now) };
      }),
      serve(calls.sendRegistrationCode, async ({ params, body }, context) => {
        await startRegistration(services, await look(params), body.mail, context);
        return done;
      }),
      serve(calls.verifyRegistrationCode, async ({ params, body }, context) => ({
        data: { registration_token: await verifyRegistration(services, await look(params), body, context) },
      })),
      serve(calls.register, async ({ params, body }, context) => ({
        data: await registerMember(services, await look(params), body, context),
      })),
      serve(calls.sendResetCode, async ({ params, body }, context) => {
        await startReset(services, await look(params), body.mail, context);
        return done;
      }),
      serve(calls.verifyResetCode, async ({ params, body }, context) => ({
        data: await verifyReset(services, await look(params), body, context),
      })),
      serve(calls.resetPassword, async ({ params, body }, context) => {
        await setNewPassword(services, await look(params), body, context);
        return done;
      }),
      serve(calls.readLoginInfo, async ({ params }, context) => {
        const member = await members.require(context, await look(params));
        return { data: await presentLoginInfo(services, member) };
      }),
      serve(calls.sendMailChangeCode, async ({ params, body }, context) => {
        const published = await look(params);
        await startMailChange(services, published, await members.require(context, published), body, context);
        return done;
      }),
      serve(calls.changeMail, async ({ params, body }, context) => {
        const published = await look(params);
        const member = await members.require(context, published);
        return { data: { mail: await finishMailChange(services, published, member, body, context) } };
      }),
      serve(calls.changePassword, async ({ params, body }, context) => {
        const published = await look(params);
        await changeMemberPassword(services, published, await members.require(context, published), body, context);
        return done;
      }),
      serve(calls.changeLoginId, async ({ params, body }, context) => {
        const member = await members.require(context, await look(params));
        return { data: { loginId: await changeMemberLoginId(services, member, body, context) } };
      }),
      serve(calls.unsubscribe, async ({ params, body }, context) => {
        const published = await look(params);
        await eraseMember(services, published, await members.require(context, published), body, context);
        return done;
      }),
    ],
  };
}
