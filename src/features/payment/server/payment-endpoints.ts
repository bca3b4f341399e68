import { type PublishedSite, serve } from '#features/site/server.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { ServerFeature } from '#server/server-feature.ts';
import * as calls from '../contract.ts';
import { type CardProvider, cardProviderOf } from '../rules/card-provider.ts';
import type { Tokenizer } from './gateway.ts';
import { createPaymentRoutes, webhookPath } from './payment-routes.ts';
import type { Payments } from './payments.ts';

/** The calls that a member's browser needs before it sends a card. */
export function createPaymentServer(payments: Payments): ServerFeature {
  /** 404 where the organiser takes no cards. */
  const providerOf = ({ document }: PublishedSite): CardProvider => {
    const provider = cardProviderOf(document.client);
    if (provider === undefined) throw refuse('notFound');
    return provider;
  };
  const tokenizerOf = (site: PublishedSite, { protocol, host }: RequestContext): Promise<Tokenizer> =>
    payments.tokenizer(payments.merchantOf(site), `${protocol}://${host}`);

  const paygentToken = async ({ site, context }: { site: PublishedSite; context: RequestContext }) => {
    if (providerOf(site) !== 'Paygent') throw refuse('notFound');
    const { bearer, expiresIn } = await tokenizerOf(site, context);
    return { data: { access_token: bearer, expires_in: expiresIn } };
  };

  return {
    routes: (contextOf) => createPaymentRoutes(payments, contextOf),
    openToOthers: [webhookPath],
    endpoints: [
      serve(calls.readTokenizer, async ({ site, context }) => ({
        data: { provider: providerOf(site), ...(await tokenizerOf(site, context)) },
      })),
      serve(calls.readPaygentAccessToken, paygentToken),
      serve(calls.readPaygentEndUserAccessToken, paygentToken),
    ],
  };
}
