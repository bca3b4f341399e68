import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';

export const exchangeAppKey = endpoint({
  name: 'exchangeAppKey',
  who: 'anyone',
  at: 'nowhere',
  method: 'GET',
  path: 'app_web_login/token',
  summary:
    'Exchanges a key of the native app for the tokens of a session. A key works once, within a minute. 410: the key is unknown, used or too old [APP-010].',
  query: v.object({ key: v.pipe(v.string(), maxLetters(200)) }),
  answer: v.object({
    accessToken: v.string(),
    refreshToken: v.string(),
    userId: v.number(),
    /** The realm of the session's accounts, like `init.login.realmKey` of a site. */
    realmKey: v.string(),
  }),
  statuses: [410],
  changes: true,
});

export const createAppKey = endpoint({
  name: 'createAppKey',
  who: 'member',
  at: 'account',
  method: 'POST',
  path: 'app_web_login/key/{portalId}[/{eventId}]',
  summary:
    'Answers a key that the native app of a logged-in member hands to the pages it shows, which open a session of their own with it [APP-009].',
  answer: v.object({
    key: v.string(),
    /** How many seconds the key works. */
    expiresIn: v.number(),
  }),
});
