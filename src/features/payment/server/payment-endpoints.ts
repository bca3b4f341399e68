import { Hono } from 'hono';
import { type PublishedSite, serve } from '#features/site/server.ts';
import { status } from '#kernel/status.ts';
import { Refusal, refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { ContextOf, ServerFeature } from '#server/server-feature.ts';
import { textOf } from '#server/http/route-body.ts';
import * as calls from '../contract.ts';
import { type CardProvider, cardProviderOf } from '../rules/card-provider.ts';
import type { Tokenizer } from './gateway.ts';
import { paymentTexts } from './payment-texts.ts';
import type { Payments } from './payments.ts';

/** The calls that a member's browser needs before it sends a card. */
export function createPaymentServer(payments: Payments): ServerFeature {
  /** 404 where the organiser takes no cards. */
  const providerOf = ({ document }: PublishedSite): CardProvider => {
    const provider = cardProviderOf(document.client);
    if (provider === undefined) throw refuse('notFound');
    return provider;
  };
  const tokenizerOf = async (site: PublishedSite, { protocol, host }: RequestContext): Promise<Tokenizer> => {
    const merchant = payments.merchantOf(site);
    // Nobody types the number of a card where none can be charged.
    if (merchant.provider === 'Rehearsal')
      throw new Refusal(status.unavailable, (language) => paymentTexts[language].rehearsal.card);
    return payments.tokenizer(merchant, `${protocol}://${host}`);
  };

  const paygentToken = async ({ site, context }: { site: PublishedSite; context: RequestContext }) => {
    if (providerOf(site) !== 'Paygent') throw refuse('notFound');
    const { bearer, expiresIn } = await tokenizerOf(site, context);
    return { data: { access_token: bearer, expires_in: expiresIn } };
  };

  return {
    routes: (contextOf) => createPaymentRoutes(payments, contextOf),
    openToOthers: [webhookPath],
    eraseRehearsal: async (tx, { siteKey }) =>
      void (await tx.deleteFrom('payment').where('site_key', '=', siteKey).execute()),
    endpoints: [
      serve(calls.readTokenizer, async ({ site, context }) => ({
        data: { provider: providerOf(site), ...(await tokenizerOf(site, context)) },
      })),
      serve(calls.readPaygentAccessToken, paygentToken),
      serve(calls.readPaygentEndUserAccessToken, paygentToken),
    ],
  };
}

/** The sandbox's webhooks are below 2 KB, Stripe's below 20 KB. */
const webhookMaxBytes = 256 * 1024;
const headers = { 'cache-control': 'no-store' };
const webhookPath = '/payments/webhook';
const statusOf = { taken: 200, forged: 400, unknownGateway: 404 } as const;

/**
 * The route of the gateways' webhooks: `POST /payments/webhook/{gateway}`, with the body as it was signed. 400 for a
 * wrong signature, 404 for a gateway that is not configured, 413 for a body that is too large, 500 when the news could
 * not be stored: then the gateway sends it again.
 */
function createPaymentRoutes(payments: Payments, contextOf: ContextOf): Hono {
  const routes = new Hono();
  routes.post(`${webhookPath}/:gateway`, async (c) => {
    const gateway = c.req.param('gateway');
    const { requestId, log, clientAddress } = contextOf(c.req.raw, c.env);
    try {
      const body = await textOf(c.req.raw, webhookMaxBytes, clientAddress);
      const outcome = await payments.takeWebhook(gateway, c.req.raw.headers, body);
      return c.body(null, statusOf[outcome], headers);
    } catch (error) {
      if (error instanceof Refusal) return new Response(null, { status: error.status, headers });
      log.error('A webhook could not be taken in.', { requestId, gateway, error });
      return c.body(null, 500, headers);
    }
  });
  routes.all(`${webhookPath}/*`, (c) => c.body(null, 405, { ...headers, allow: 'POST' }));
  return routes;
}
