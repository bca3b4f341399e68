import * as v from 'valibot';
import { list, maxLetters } from '#kernel/bounded-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { answersBodyMaxBytes } from '#kernel/limits.ts';
import { flagSchema } from '#kernel/schema.ts';
import { credentialLength } from './rules/credentials.ts';

/** Longer than anything valid, so that the broken rule names the problem and not this limit. */
const typed = v.pipe(v.string(), maxLetters(1_000));
const optionalTyped = v.optional(typed, '');
/** What a member chooses. */
const credential = v.optional(v.pipe(v.string(), maxLetters(credentialLength.most, 1_000)), '');

/** `userId` is the member's number; the tokens are opaque (AUTH-001, core 3.8). */
export const sessionAnswer = v.object({ accessToken: v.string(), refreshToken: v.string(), userId: v.number() });
export type SessionAnswer = v.InferOutput<typeof sessionAnswer>;

const done = v.object({ done: v.literal(true) });
const pcodes = { pcode: optionalTyped, last_pcode: optionalTyped };

export const logOut = endpoint({
  name: 'logOut',
  who: 'anyone',
  at: 'account',
  isInDrafts: true,
  method: 'POST',
  path: 'authentication/logout/{portalId}[/{eventId}]',
  summary: 'Ends the session of the access token, even if the token has expired [AUTH-002].',
  answer: done,
});

export const logIn = endpoint({
  name: 'logIn',
  who: 'anyone',
  at: 'account',
  method: 'POST',
  path: 'authentication/{portalId}[/{eventId}]',
  summary:
    'Logs in with a login ID or mail address and a password. Every failure has the same message; 429 after ten failures in 15 minutes [AUTH-001, AUTH-002].',
  body: v.object({ login_id: optionalTyped, password: optionalTyped, ...pcodes }),
  answer: sessionAnswer,
});

export const refreshSession = endpoint({
  name: 'refreshSession',
  who: 'anyone',
  at: 'account',
  isInDrafts: true,
  method: 'POST',
  path: 'account_refreshment/{portalId}[/{eventId}]',
  summary:
    'Answers new tokens for a refresh token. A refresh token ends the session when its successor was used before, because it must be a stolen copy [AUTH-024].',
  body: v.object({ refresh_token: v.pipe(v.string(), maxLetters(200)) }),
  answer: v.object({ accessToken: v.string(), refreshToken: v.string() }),
  statuses: [552],
});

export const sendRegistrationCode = endpoint({
  name: 'sendRegistrationCode',
  who: 'anyone',
  at: 'account',
  method: 'POST',
  path: 'registration/mail/{portalId}[/{eventId}]',
  summary:
    'Mails a code of six digits to an address, to register with it. The answer is the same for an address that has an account [AUTH-036].',
  body: v.object({ mail: optionalTyped }),
  answer: done,
});

export const verifyRegistrationCode = endpoint({
  name: 'verifyRegistrationCode',
  who: 'anyone',
  at: 'account',
  method: 'POST',
  path: 'registration/verify/{portalId}[/{eventId}]',
  summary: 'Answers a token for the right code; the token registers one member within an hour [AUTH-036, ACCESS-011].',
  body: v.object({ mail: optionalTyped, code: optionalTyped }),
  answer: v.object({ registration_token: v.string() }),
});

export const register = endpoint({
  name: 'register',
  who: 'anyone',
  at: 'account',
  method: 'POST',
  path: 'registration/{portalId}[/{eventId}]',
  summary:
    'Creates the account with its agreement to the terms and the answers that the site asks for at once, and logs in. The login ID may be left out, because the mail address logs in too. 410: the token expired; 409: the address has an account by now [AUTH-036].',
  body: v.object({
    registration_token: v.pipe(v.string(), maxLetters(200)),
    login_id: credential,
    password: credential,
    is_agreed: v.optional(flagSchema, false),
    /** The answers as the profile calls take them. */
    answers: v.optional(list(v.looseObject({}), 200), []),
    ...pcodes,
  }),
  bodyMaxBytes: answersBodyMaxBytes,
  answer: sessionAnswer,
  statuses: [409, 410],
});

export const sendResetCode = endpoint({
  name: 'sendResetCode',
  who: 'anyone',
  at: 'account',
  method: 'POST',
  path: 'password_reset/mail/{portalId}[/{eventId}]',
  summary: 'Mails a code of six digits to reset a password. The answer is the same for an unknown address [AUTH-037].',
  body: v.object({ mail: optionalTyped }),
  answer: done,
});

export const verifyResetCode = endpoint({
  name: 'verifyResetCode',
  who: 'anyone',
  at: 'account',
  method: 'POST',
  path: 'password_reset/verify/{portalId}[/{eventId}]',
  summary: 'Answers a token for the right code; the token resets one password within an hour [AUTH-037].',
  body: v.object({ mail: optionalTyped, code: optionalTyped }),
  answer: v.object({ reset_token: v.string(), login_id: v.nullable(v.string()) }),
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  who: 'anyone',
  at: 'account',
  method: 'POST',
  path: 'password_reset/{portalId}[/{eventId}]',
  summary: 'Sets a new password and ends every session of the member. 410: the token expired or was used [AUTH-037].',
  body: v.object({ reset_token: v.pipe(v.string(), maxLetters(200)), password: credential }),
  answer: done,
  statuses: [410],
});

export const readLoginInfo = endpoint({
  name: 'readLoginInfo',
  who: 'member',
  at: 'account',
  method: 'GET',
  path: 'login_info/{portalId}[/{eventId}]',
  summary: 'The mail address, login ID, password and identities with which the member can log in [AUTH-038].',
  answer: v.object({
    mail: v.string(),
    loginId: v.nullable(v.string()),
    hasPassword: v.boolean(),
    identities: v.array(v.object({ method: v.picklist(['Bnid', 'OpenId', 'Jid']), connectedAt: v.string() })),
  }),
});

export const sendMailChangeCode = endpoint({
  name: 'sendMailChangeCode',
  who: 'member',
  at: 'account',
  method: 'POST',
  path: 'login_info/mail/{portalId}[/{eventId}]',
  summary: 'Mails a code of six digits to the new address. A member who has a password must send it [AUTH-038].',
  body: v.object({ mail: optionalTyped, current_password: optionalTyped }),
  answer: done,
});

export const changeMail = endpoint({
  name: 'changeMail',
  who: 'member',
  at: 'account',
  method: 'POST',
  path: 'login_info/mail_verify/{portalId}[/{eventId}]',
  summary: 'Changes the mail address of the member for the right code, and mails the old address about it [AUTH-038].',
  body: v.object({ mail: optionalTyped, code: optionalTyped }),
  answer: v.object({ mail: v.string() }),
  statuses: [409],
});

export const changePassword = endpoint({
  name: 'changePassword',
  who: 'member',
  at: 'account',
  method: 'POST',
  path: 'login_info/password/{portalId}[/{eventId}]',
  summary: 'Changes the password, ends the other sessions and mails the member about it [AUTH-038].',
  body: v.object({ current_password: optionalTyped, password: credential }),
  answer: done,
});

export const changeLoginId = endpoint({
  name: 'changeLoginId',
  who: 'member',
  at: 'account',
  method: 'POST',
  path: 'login_info/login_id/{portalId}[/{eventId}]',
  summary: 'Changes the login ID. The member must send the password [AUTH-038].',
  body: v.object({ login_id: credential, current_password: optionalTyped }),
  answer: v.object({ loginId: v.string() }),
  statuses: [409],
});

export const unsubscribe = endpoint({
  name: 'unsubscribe',
  who: 'member',
  at: 'account',
  method: 'POST',
  path: 'unsubscribe/{portalId}[/{eventId}]',
  summary: 'Erases the member and their data. A member who has a password must send it [AUTH-039].',
  body: v.object({ is_confirmed: v.optional(flagSchema, false), current_password: optionalTyped }),
  answer: done,
});
