import type { CardToken } from '#features/payment/rules/card-provider.ts';
import type { AnswerOf, BodyInputOf } from '#kernel/endpoint.ts';
import { recaptchaHeaders } from '#web/api/recaptcha-headers.ts';
import type { PageContext } from '#web/site/page-context.ts';
import type * as contract from '../contract.ts';

/** Every failure of these calls reaches the caller (CARD-021). */
export type Caller = Pick<PageContext, 'api' | 'site'>;
export type TokenizerAnswer = AnswerOf<typeof contract.readTokenizer>;

export async function listCards({ api, site }: Caller, signal?: AbortSignal): Promise<contract.Card[]> {
  const { data } = await api.get<typeof contract.listCards>('payments/credit/list/{portalId}[/{eventId}]', {
    params: site,
    signal,
  });
  return data;
}

/** The token as the tokenizer answered it. Only Sbps has a key. */
export async function addCard({ api, site }: Caller, { token, tokenKey }: CardToken): Promise<contract.Card> {
  const { data } = await api.post<typeof contract.addCard>('payments/credit/add/{portalId}[/{eventId}]', {
    params: site,
    body: tokenKey === undefined ? { token } : { token, tokenKey },
    headers: recaptchaHeaders('card_add'),
  });
  return data;
}

export type DeletedCard = BodyInputOf<typeof contract.deleteCard>;

export async function deleteCard({ api, site }: Caller, wish: DeletedCard): Promise<void> {
  await api.post<typeof contract.deleteCard>('payments/credit/delete/{portalId}[/{eventId}]', {
    params: site,
    body: wish,
  });
}

export async function chooseCard({ api, site }: Caller, cardId: number): Promise<void> {
  await api.post<typeof contract.chooseCard>('payments/credit/choose/{portalId}[/{eventId}]', {
    params: site,
    body: { cardId },
  });
}

export async function readTokenizer({ api, site }: Caller): Promise<TokenizerAnswer> {
  const { data } = await api.get<typeof contract.readTokenizer>('payments/tokenizer/{portalId}[/{eventId}]', {
    params: site,
    isQuiet: true,
  });
  return data;
}
