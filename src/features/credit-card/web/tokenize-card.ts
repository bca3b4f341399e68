import { isRecord } from '#kernel/is-record.ts';
import { addCardBody, type CardToken } from '#features/payment/rules/card-provider.ts';
import { toHalfWidth } from '#kernel/half-width.ts';
import { requestTimeoutMs } from '#kernel/limits.ts';
import { status } from '#kernel/status.ts';
import { type CardForm, parseExpiry } from '../rules/card-problems.ts';
import { cardDigits } from '../rules/card-number.ts';
import { type Caller, readTokenizer, type TokenizerAnswer } from './card-calls.ts';

/** Any failure of a tokenizer, an unreadable answer included (CARD-020). */
export interface TokenizerFailure {
  code: 500;
  message: 'unexpected error';
}

const failure: TokenizerFailure = { code: status.failed, message: 'unexpected error' };

export function isTokenizerFailure(answer: object): answer is TokenizerFailure {
  return 'code' in answer;
}

/**
 * Makes a token of a card at the payment provider. The typed card goes to the provider's address only and is kept
 * nowhere. Returns a failure of the tokenizer; throws when the call that names the tokenizer fails.
 */
export async function tokenizeCard(
  context: Caller,
  form: CardForm,
  send: typeof fetch = fetch,
): Promise<CardToken | TokenizerFailure> {
  const tokenizer = await readTokenizer(context);
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), requestTimeoutMs);
  try {
    const response = await send(tokenizer.url, { ...tokenRequest(tokenizer, form), signal: control.signal });
    if (!response.ok) return failure;
    const answer: unknown = await response.json();
    return (isRecord(answer) && tokenOf(tokenizer, answer)) || failure;
  } catch {
    return failure;
  } finally {
    clearTimeout(timer);
  }
}

/** Bearer and routing key (HTTP-024). Stripe takes the key, which is its account, in the form. */
export function tokenRequest({ bearer, routingKey, dialect }: TokenizerAnswer, form: CardForm): RequestInit {
  const { year = 0, month = 0 } = parseExpiry(form.expire) ?? {};
  const number = cardDigits(form.cardNumber);
  const cvc = toHalfWidth(form.securityCode).trim();
  const authorization = `Bearer ${bearer}`;
  const common = { method: 'POST', credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' } as const;
  if (dialect === 'stripe') {
    const body = new URLSearchParams({
      type: 'card',
      'card[number]': number,
      'card[exp_month]': String(month),
      'card[exp_year]': String(year),
      'card[cvc]': cvc,
      ...(routingKey === '' ? {} : { _stripe_account: routingKey }),
    });
    return {
      ...common,
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
      body: String(body),
    };
  }
  const card = { number, expMonth: month, expYear: year, cvc, name: '' };
  return {
    ...common,
    headers: { authorization, 'routing-key': routingKey, 'content-type': 'application/json' },
    body: JSON.stringify(card),
  };
}

function tokenOf(
  { provider, dialect }: TokenizerAnswer,
  answer: Readonly<Record<string, unknown>>,
): CardToken | undefined {
  const token = dialect === 'stripe' ? answer['id'] : answer['token'];
  const { tokenKey } = answer;
  if (typeof token !== 'string' || token === '') return undefined;
  const made = addCardBody(provider, { token, tokenKey: typeof tokenKey === 'string' ? tokenKey : '' });
  return Object.values(made).includes('') ? undefined : { token, tokenKey: made['tokenKey'] };
}
