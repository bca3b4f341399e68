import type { Members } from '#features/account/server.ts';
import type { PublishedSite, SiteServer } from '#features/site/server.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { type ServedEndpoint, serve } from '#server/http/served-endpoint.ts';
import * as calls from '../contract.ts';
import { type CardProvider, cardProviderOf } from '../rules/card-provider.ts';
import type { Tokenizer } from './gateway.ts';
import type { Payments } from './payments.ts';

export interface PaymentCallServices {
  site: SiteServer;
  members: Members;
  payments: Payments;
}

/** What a member's browser needs before a card leaves it. */
export function createPaymentServer({ site, members, payments }: PaymentCallServices): {
  endpoints: ServedEndpoint[];
} {
  const enter = async (
    identity: SiteIdentity,
    context: RequestContext,
  ): Promise<{ published: PublishedSite; provider: CardProvider }> => {
    const published = await site.doors.enter(identity, context);
    await members.require(context, published);
    const provider = cardProviderOf(published.document.client);
    if (provider === undefined) throw refuse('notFound');
    return { published, provider };
  };
  const tokenizerOf = (published: PublishedSite, { protocol, host }: RequestContext): Promise<Tokenizer> =>
    payments.tokenizer(payments.merchantOf(published), `${protocol}://${host}`);

  const paygentToken = async (
    identity: SiteIdentity,
    context: RequestContext,
  ): Promise<{ access_token: string; expires_in: number }> => {
    const { published, provider } = await enter(identity, context);
    if (provider !== 'Paygent') throw refuse('notFound');
    const { bearer, expiresIn } = await tokenizerOf(published, context);
    return { access_token: bearer, expires_in: expiresIn };
  };

  return {
    endpoints: [
      serve(calls.readTokenizer, async ({ params }, context) => {
        const { published, provider } = await enter(params, context);
        return { data: { provider, ...(await tokenizerOf(published, context)) } };
      }),
      serve(calls.readPaygentAccessToken, async ({ params }, context) => ({
        data: await paygentToken(params, context),
      })),
      serve(calls.readPaygentEndUserAccessToken, async ({ params }, context) => ({
        data: await paygentToken(params, context),
      })),
    ],
  };
}
