import * as v from 'valibot';
import { endpoint } from '#kernel/endpoint.ts';
import { cardProviders } from './rules/card-provider.ts';
import { gatewayNames } from './rules/gateway-choice.ts';

export const readTokenizer = endpoint({
  name: 'readTokenizer',
  who: 'member',
  at: 'site',
  method: 'GET',
  path: 'payments/tokenizer/{portalId}[/{eventId}]',
  summary:
    'The tokenizer that turns a member’s card into a token for their browser: POST to `url` with `authorization: Bearer {bearer}` and `routing-key: {routingKey}`. 404: the site takes no cards; 503: no gateway takes cards at the moment [HTTP-024, HTTP-025].',
  answer: v.object({
    provider: v.picklist(cardProviders),
    url: v.string(),
    bearer: v.string(),
    routingKey: v.string(),
    /** Seconds. */
    expiresIn: v.number(),
    /** How the card is written: docs/payments.md. */
    dialect: v.picklist(gatewayNames),
  }),
  statuses: [503],
});

const paygentToken = v.object({
  access_token: v.string(),
  /** Seconds. */
  expires_in: v.number(),
});

export const readPaygentAccessToken = endpoint({
  name: 'readPaygentAccessToken',
  who: 'member',
  at: 'site',
  method: 'GET',
  path: 'paygent/access_token/{portalId}/{eventId}',
  summary: 'The bearer of Paygent’s tokenizer; 404 for a site that does not use Paygent [CARD-017, CARD-019].',
  answer: paygentToken,
  statuses: [503],
});

export const readPaygentEndUserAccessToken = endpoint({
  name: 'readPaygentEndUserAccessToken',
  who: 'member',
  at: 'site',
  method: 'GET',
  path: 'paygent/end_user_access_token/{portalId}/{eventId}',
  summary:
    'The bearer of Paygent’s tokenizer for the cards of the calling member; each call answers a new bearer [CARD-018, CARD-019].',
  answer: paygentToken,
  statuses: [503],
});
