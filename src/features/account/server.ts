import { serve } from '#features/site/server.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import { realmKey } from '#features/site/rules/realm-key.ts';
import * as calls from './contract.ts';
import { accountData } from './server/account-data.ts';
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
import { personalCalls } from './server/personal-endpoints.ts';
import { setNewPassword, startReset, verifyReset } from './server/password-reset.ts';
import { registerMember, startRegistration, verifyRegistration } from './server/registration.ts';
import { endSessionOfToken, refreshTokens } from './server/sessions.ts';
import { eraseRehearsedMembers } from './server/members-of-realm.ts';
import { createSkipRoutes } from './server/skip-route.ts';
import { sweepAccounts } from './server/sweep-accounts.ts';

export { absentMember } from './server/find-members.ts';
export { accountMail } from './server/account-mails.ts';
export { accountRefusal } from './server/account-refusal.ts';
export type { AccountServices } from './server/account-services.ts';
export { eraseAccount, type EraseServices } from './server/erase-account.ts';
export { findMember } from './server/find-members.ts';
export { countMembers, eraseMembers } from './server/members-of-realm.ts';
export { type NewMember, makeMembers, makeRehearsedMember } from './server/make-members.ts';
export { checkCurrentPassword } from './server/login-info.ts';
export {
  addMember,
  giveRole,
  isMemberRole,
  listBlocked,
  listMembers,
  memberRoles,
  takeRole,
} from './server/member-roles.ts';
export type { MemberRole } from './server/account-tables.ts';
export { membersById } from './server/find-members.ts';
export { createReadCaller, type ReadCaller } from './server/read-caller.ts';
export { refuseBlocked, refuseOtherMember, requireActiveMember, requireMember } from './server/require-member.ts';
export { createReadSessionRights } from './server/session-rights.ts';
export { endOtherSessions, endSession, openSession } from './server/sessions.ts';

const done = { data: { done: true } } as const;

/**
 * The calls for registration, login, sessions, login information and what a member may know of themselves. They stand before the doors, because they lead
 * through them.
 */
export function createAccountServer(services: AccountServices): ServerFeature {
  const { database } = services;
  return {
    sweep: (now) => sweepAccounts(database, now),
    routes: createSkipRoutes,
    eraseRehearsal: (tx, { siteKey }) => eraseRehearsedMembers(tx, siteKey),
    personalData: [accountData(database)],
    endpoints: [
      ...personalCalls(services),
      serve(calls.logOut, async ({ context }) => {
        if (context.accessToken !== undefined) await endSessionOfToken(database, context.accessToken);
        return done;
      }),
      serve(calls.logIn, async ({ site, body, context }) => ({
        data: await logInWithPassword(services, site, body, context),
      })),
      serve(calls.refreshSession, async ({ site, body, context }) => ({
        data: await refreshTokens(database, realmKey(site), body.refresh_token, context),
      })),
      serve(calls.sendRegistrationCode, async ({ site, body, context }) => {
        await startRegistration(services, site, body.mail, context);
        return done;
      }),
      serve(calls.verifyRegistrationCode, async ({ site, body, context }) => ({
        data: { registration_token: await verifyRegistration(services, site, body, context) },
      })),
      serve(calls.register, async ({ site, body, context }) => ({
        data: await registerMember(services, site, body, context),
      })),
      serve(calls.sendResetCode, async ({ site, body, context }) => {
        await startReset(services, site, body.mail, context);
        return done;
      }),
      serve(calls.verifyResetCode, async ({ site, body, context }) => ({
        data: await verifyReset(services, site, body, context),
      })),
      serve(calls.resetPassword, async ({ site, body, context }) => {
        await setNewPassword(services, site, body, context);
        return done;
      }),
      serve(calls.readLoginInfo, async ({ member }) => ({ data: await presentLoginInfo(services, member) })),
      serve(calls.sendMailChangeCode, async ({ site, member, body, context }) => {
        await startMailChange(services, site, member, body, context);
        return done;
      }),
      serve(calls.changeMail, async ({ site, member, body, context }) => ({
        data: { mail: await finishMailChange(services, site, member, body, context) },
      })),
      serve(calls.changePassword, async ({ site, member, body, context }) => {
        await changeMemberPassword(services, site, member, body, context);
        return done;
      }),
      serve(calls.changeLoginId, async ({ member, body, context }) => ({
        data: { loginId: await changeMemberLoginId(services, member, body, context) },
      })),
      serve(calls.unsubscribe, async ({ site, member, body, context }) => {
        await eraseMember(services, site, member, body, context);
        return done;
      }),
    ],
  };
}
