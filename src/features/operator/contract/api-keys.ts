import * as v from 'valibot';
import { maxLetters } from '#kernel/bounded-schema.ts';
import { consoleEndpoint } from '#kernel/console/console-endpoint.ts';
import { apiKeyLives, apiKeyNameMax, apiKeyRoles } from '../rules/api-key.ts';

const role = v.picklist(apiKeyRoles);

export const listApiKeys = consoleEndpoint({
  name: 'listApiKeys',
  method: 'GET',
  path: 'sites/{site}/api-keys',
  summary: 'The API keys of a site: all that work, and the last that ended; the latest first.',
  answer: v.object({
    keys: v.array(
      v.object({
        keyId: v.number(),
        name: v.string(),
        role,
        /** Whether it reaches personal data and money, and publishes. */
        isProven: v.boolean(),
        state: v.picklist(['works', 'ended', 'expired', 'makerLeft']),
        madeBy: v.string(),
        madeAt: v.string(),
        expiresAt: v.string(),
        /** To ten minutes; null: never. */
        usedAt: v.nullable(v.string()),
        endedAt: v.nullable(v.string()),
      }),
    ),
  }),
  may: 'govern',
  proof: 'secondFactor',
});

export const makeApiKey = consoleEndpoint({
  name: 'makeApiKey',
  method: 'POST',
  path: 'sites/{site}/api-keys',
  summary: 'Makes an API key, which the answer shows this once; 409 when the site has as many as it may have.',
  bodyKind: 'json',
  body: v.object({
    name: v.pipe(v.string(), v.trim(), maxLetters(apiKeyNameMax)),
    role,
    isProven: v.optional(v.boolean(), false),
    days: v.picklist(apiKeyLives),
  }),
  answer: v.object({ keyId: v.number(), key: v.string(), expiresAt: v.string() }),
  statuses: [409],
  may: 'govern',
  proof: 'recent',
});

export const endApiKey = consoleEndpoint({
  name: 'endApiKey',
  method: 'POST',
  path: 'sites/{site}/api-keys/{keyId}/end',
  summary: 'Ends an API key at once.',
  bodyKind: 'json',
  body: v.object({}),
  answer: v.object({ done: v.literal(true) }),
  may: 'govern',
  proof: 'recent',
});
