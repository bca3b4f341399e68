// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen, pageContext } from '../../../../../test/render-screen.tsx';
import { inEvent } from '../../../../../test/fake-api.ts';
import { ticketContent } from '../../../../../test/ticket-content.ts';
import { languageCodes } from '#kernel/language.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { cartMessageTexts } from './cart-message-texts.ts';
import { LaterCartMessages } from './later-cart-messages.tsx';
import { keepCart } from './kept-cart.ts';
import type { Cart } from './use-cart.ts';

afterEach(() => vi.restoreAllMocks());

const sale = { siteKey: 'event/11', contentId: 60 };
const one = { ticketId: 1, isLottery: false, number: 1, tmpNumber: 1 };
const cartWith = (...items: object[]) =>
  ({ phase: 'ready', items, tickets: [ticketContent(1)], amendments: [] }) as unknown as Cart;

async function show(cart: Cart, language: (typeof languageCodes)[number] = 'jpn') {
  await renderScreen(<LaterCartMessages cart={cart} />, [cartMessageTexts], pageContext({ ...inEvent, language }));
  await act(() => vi.dynamicImportSettled());
  const said = document.body.textContent ?? '';
  cleanup();
  return said;
}
const keep = () => {
  const tickets = [{ ticketId: 1, number: 1 }];
  keepCart(browserStorage().local, 'ticket', sale, { ticketContentId: 60, siteKey: 'event/11', tickets });
};

test('a cart that the browser refuses to store says before a reload that it will be empty, in five languages', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  keep();
  expect(await show(cartWith(one))).toContain('読み込み直すか閉じると、カートは空になります');
  const said = new Set<string>();
  for (const language of languageCodes) said.add(await show(cartWith(one), language));
  expect(said.size).toBe(5);
  expect([...said]).not.toContain('');
  expect(await show(cartWith())).toBe('');
});

test('a cart that is stored says nothing', async () => {
  keep();
  expect(await show(cartWith(one))).toBe('');
  expect(screen.queryByRole('alert')).toBe(null);
});
