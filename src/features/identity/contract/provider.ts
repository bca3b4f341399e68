import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { isIssuer } from '#features/site/rules/identity-issuer.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { languageCodes } from '#kernel/language.ts';
import { localizedTextSchema } from '#kernel/schema.ts';

const named = v.pipe(v.string(), v.trim(), v.minLength(1), maxLetters(500));

const state = v.object({
  /** The portal whose accounts the event uses, and whose provider; null: the site has accounts of its own. */
  portal: v.nullable(v.string()),
  languages: v.array(v.picklist(languageCodes)),
  /** Whether visitors can log in at all. */
  hasLogin: v.boolean(),
  /** The provider in the draft, or of the portal whose accounts are used; never with its secret. */
  provider: v.nullable(
    v.object({
      issuer: v.string(),
      clientId: v.string(),
      hasSecret: v.boolean(),
      trustsMail: v.boolean(),
      /** Whether the login page of this site has its button; an event may have it where its portal has not. */
      isOffered: v.boolean(),
      /** What the button calls it. */
      name: v.optional(localizedTextSchema),
    }),
  ),
  /** Where the provider sends visitors back, for each host of the site. */
  redirects: v.array(v.string()),
  /** Whether the server brings a provider along that can be tried out: its demo. */
  hasDemo: v.boolean(),
});

export const readLoginProvider = consoleEndpoint({
  name: 'readLoginProvider',
  method: 'GET',
  path: 'sites/{site}/identity',
  summary: 'The identity provider in the draft of a site, without its secret, and what the provider has to know.',
  answer: state,
  may: 'govern',
});

export const saveLoginProvider = consoleEndpoint({
  name: 'saveLoginProvider',
  method: 'POST',
  path: 'sites/{site}/identity',
  summary:
    'Sets the identity provider in the draft, or takes it away; without a secret the stored one of this client stays, and `null` removes it. 409 for an event that uses the accounts of its portal.',
  bodyKind: 'json',
  body: v.object({
    provider: v.nullable(
      v.object({
        issuer: v.pipe(v.string(), v.trim(), maxLetters(500), v.check(isIssuer)),
        clientId: named,
        clientSecret: v.optional(v.nullable(named)),
        trustsMail: v.boolean(),
        isOffered: v.boolean(),
        name: v.optional(localizedTextSchema),
      }),
    ),
  }),
  answer: state,
  statuses: [409],
  may: 'govern',
  proof: 'recent',
});

export const offerLoginProvider = consoleEndpoint({
  name: 'offerLoginProvider',
  method: 'POST',
  path: 'sites/{site}/identity/offer',
  summary: 'Whether the login page of the draft has the button of its provider, or of its portal’s; 404 without one.',
  bodyKind: 'json',
  body: v.object({ isOffered: v.boolean() }),
  answer: state,
  may: 'govern',
  proof: 'recent',
});

export const tryLoginProvider = consoleEndpoint({
  name: 'tryLoginProvider',
  method: 'POST',
  path: 'sites/{site}/identity/try',
  summary:
    'Asks the provider of the draft for its metadata, and with a code that is none whether it knows the client; 404 without a provider.',
  bodyKind: 'json',
  body: v.object({}),
  answer: v.object({
    /** Whether its metadata were read, and name where visitors log in. */
    isReached: v.boolean(),
    /** What it says of the client and its secret. */
    client: v.picklist(['right', 'wrong', 'unknown']),
  }),
  statuses: [429],
  may: 'govern',
  proof: 'recent',
});
