// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LanguageCode } from '#kernel/language.ts';
import { PageContextProvider } from '#web/site/page-context.ts';
import { fakeApi, inEvent } from '../../../../../test/fake-api.ts';
import { pageContext } from '../../../../../test/render-screen.tsx';
import { listAnswer, ticketContent } from '../../../../../test/ticket-content.ts';
import { saleRules } from '../../../../../test/sale-tickets.ts';
import { useCart } from './use-cart.ts';

function Titles() {
  const { items, tickets } = useCart(60, saleRules());
  const titles = items.map(
    ({ ticketId, number }) => `${tickets.find((one) => one.ticketId === ticketId)?.title} ${number}`,
  );
  return <p>{titles.join()}</p>;
}

test('a cart names its tickets in the language of the page, and stays when the language changes', async () => {
  window.localStorage.setItem('ticketCart', '{"ticketContentId":60,"tickets":[{"ticketId":1,"number":2}]}');
  const titles = ['入場券', 'Admission'];
  const { api } = fakeApi({
    listTickets: () => listAnswer([ticketContent(1, { title: titles.shift() ?? '' })]),
    readHoldings: () => ({
      data: { ownedTicketIds: [], issuedTicketIds: [], boughtNumbers: [], appliedTicketIds: [], openOrderIds: [] },
    }),
  });
  const inLanguage = (language: LanguageCode) => (
    <PageContextProvider value={pageContext({ ...inEvent, api, language })}>
      <Titles />
    </PageContextProvider>
  );
  const { rerender } = render(inLanguage('jpn'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  expect(screen.getByText('入場券 2')).toBeTruthy();
  rerender(inLanguage('eng'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  expect(screen.getByText('Admission 2')).toBeTruthy();
  expect(window.localStorage.getItem('ticketCart')).toContain('"number":2');
});
