import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { Page, texts } from '#features/credit-card/web/credit-card-page.tsx';
import type { Card } from '#features/credit-card/web.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { fakeApi, inEvent, type MadeCall } from './fake-api.ts';
import { pageContext, renderScreen } from './render-screen.tsx';
import { siteInit } from './site-init.ts';

type Answers = Record<string, (call: MadeCall) => { data: unknown } | Error>;

export const saved = (cardId: number, more: Partial<Card> = {}): Card => ({
  cardId,
  cardNumber: `************000${cardId}`,
  expire: '04/28',
  cardBrand: 'VISA',
  isChosen: cardId === 1,
  waiting: 0,
  ...more,
});
const tokenizer = {
  provider: 'Stripe',
  url: 'https://pay.example/tokens',
  bearer: 'b',
  routingKey: 'r',
  expiresIn: 600,
  dialect: 'sandbox',
};
export const readTokenizer = () => ({ data: tokenizer });
export const done = () => ({ data: { done: true } });

/** The page of cards at an event of an agent, with the calls it makes. */
export async function openCards(
  cards: Card[],
  answers: Answers = {},
  agent: string | null = 'Stripe',
  language: LanguageCode = 'jpn',
) {
  const init = { ...siteInit(), client: { isEvesta: false, enableMyBag: false, paymentAgent: agent } };
  const { api, calls } = fakeApi({ listCards: () => ({ data: cards }), ...answers });
  await renderScreen(<Page data={cards} />, texts, pageContext({ api, language, init, ...inEvent }));
  return calls;
}
/** A tokenizer with a fixed answer; it records its input. */
export const tokenizing = (answer: () => Promise<Response>) => {
  const send = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', send);
  return send;
};
export const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
export const addButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'カードを追加' });
export const answering = (data: object) => () => Promise.resolve(Response.json(data));
export const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
export const typeIn = (label: RegExp, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const typeCard = (number = '4242424242424242', expire = '0428', code = '123'): void => {
  press('カードを追加');
  typeIn(/カード番号/, number);
  typeIn(/^有効期限$/, expire);
  typeIn(/セキュリティコード/, code);
  press('登録する');
};
export const typedNumber = () => (screen.getByLabelText(/カード番号/) as HTMLInputElement).value;
