import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';

const key = v.pipe(v.string(), maxLetters(200));
const optionalTyped = v.optional(v.pipe(v.string(), maxLetters(1_000)), '');
/** `url` is the provider's; `browser_key` is kept in this browser and shown when it comes back. */
const departure = v.object({ url: v.string(), browser_key: v.string() });

export const startIdentityLogin = endpoint({
  name: 'startIdentityLogin',
  who: 'anyone',
  at: 'account',
  method: 'GET',
  path: 'identity/{method}/authorize/{portalId}[/{eventId}]',
  summary:
    'Answers the address at which a visitor logs in with an identity provider; `method` is bnid, openid or jid. `link` is the path on this host to continue at afterwards; any other value is ignored. The visitor has ten minutes to come back [AUTH-010, AUTH-012, AUTH-015].',
  query: v.object({ link: optionalTyped }),
  answer: departure,
  statuses: [503],
  changes: true,
});

export const startIdentityConnection = endpoint({
  name: 'startIdentityConnection',
  who: 'member',
  at: 'account',
  method: 'POST',
  path: 'identity/{method}/connect/{portalId}[/{eventId}]',
  summary:
    'Answers the address at which a member proves an identity, to log in with it from now on. A member who has a password must send it [AUTH-015, AUTH-038].',
  body: v.object({ current_password: optionalTyped }),
  answer: departure,
  statuses: [409, 503],
});

export const finishIdentity = endpoint({
  name: 'finishIdentity',
  who: 'anyone',
  at: 'account',
  method: 'POST',
  path: 'identity/{method}/token/{portalId}[/{eventId}]',
  summary:
    'Checks what the provider sent back and answers an access_token, valid for one call of account_connection within 15 minutes. 403: the login was cancelled, came from another browser or is not genuine; 410: it expired or was used already; 503: the provider does not answer [AUTH-015].',
  body: v.object({ identity_key: key, browser_key: v.optional(key, '') }),
  answer: v.object({
    access_token: v.string(),
    isConnecting: v.boolean(),
  }),
  statuses: [410, 503],
});

export const connectAccount = endpoint({
  name: 'connectAccount',
  who: 'anyone',
  at: 'account',
  method: 'POST',
  path: 'account_connection/{portalId}[/{eventId}]',
  summary:
    'Logs in with a proven identity, creates the member the first time, or connects the identity with the member who calls. 409 names a reason: accountExists (log in with the password, then call again), mailNotVerified, identityTaken [AUTH-013, AUTH-014].',
  body: v.object({ access_token: key, pcode: optionalTyped, last_pcode: optionalTyped }),
  answer: v.object({
    userId: v.number(),
    /** Null when the caller's session goes on. */
    accessToken: v.nullable(v.string()),
    refreshToken: v.nullable(v.string()),
    outcome: v.picklist(['loggedIn', 'registered', 'connected']),
  }),
  statuses: [409, 410],
});

export const disconnectIdentity = endpoint({
  name: 'disconnectIdentity',
  who: 'member',
  at: 'account',
  method: 'POST',
  path: 'identity/{method}/disconnect/{portalId}[/{eventId}]',
  summary:
    'Disconnects an identity, which can no longer log the member in. 409: it is the only way to log in, so the member must set a password first [AUTH-038].',
  body: v.object({ current_password: optionalTyped }),
  answer: v.object({ done: v.literal(true) }),
  statuses: [409],
});
