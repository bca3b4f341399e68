import type { Stripe } from 'stripe';
import { type Form, textOf } from './form.ts';
import type { Account, Intent } from './objects.ts';
import { Refusal } from './refusal.ts';

/** By the payment key in the metadata. `isBehind`: what was made lately is not found yet. */
export function searchIntents(account: Account, query: Form, isBehind: boolean): Stripe.ApiSearchResult<Intent> {
  const data = isBehind ? [] : found(account, query);
  return { object: 'search_result', url: '/v1/payment_intents/search', has_more: false, next_page: null, data };
}

/** A customer's, the newest first. */
export function listIntents(account: Account, query: Form): Stripe.ApiList<Intent> {
  const data = ofCustomer(account, query);
  return { object: 'list', url: '/v1/payment_intents', has_more: false, data };
}

function found(account: Account, query: Form): Intent[] {
  const wanted = /^metadata\['paymentKey'\]:'(.*)'$/.exec(textOf(query['query']))?.[1]?.replaceAll(/\\(.)/g, '$1');
  if (wanted === undefined) throw new Refusal(400, { param: 'query', message: 'That is no query.' });
  const same = (text: string | undefined): boolean => text?.toLowerCase() === wanted.toLowerCase();
  return [...account.intents.values()].filter(({ metadata }) => same(metadata['paymentKey'])).reverse();
}

function ofCustomer({ intents }: Account, query: Form): Intent[] {
  return [...intents.values()].filter(({ customer }) => customer === textOf(query['customer'])).reverse();
}
