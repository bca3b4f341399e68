// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LanguageCode } from '#kernel/language.ts';
import { PageContextProvider } from '#web/site/page-context.ts';
import { fakeApi, inEvent } from '../../../../../test/fake-api.ts';
import { myTicket } from '../../../../../test/my-tickets.ts';
import { orderAnswer } from '../../../../../test/order-answer.ts';
import { pageContext } from '../../../../../test/render-screen.tsx';
import { useOrder } from './use-order.ts';

function Title() {
  const { seen } = useOrder(60, 'ORDER1');
  return <p>{seen.kind === 'order' ? seen.order.purchasedTickets[0]?.ticketContentSnapshot.title : '…'}</p>;
}

test('an order names its tickets in the language of the page, even after a change', async () => {
  const titles = ['入場券', 'Admission'];
  const { api } = fakeApi({
    readOrder: () => {
      const title = titles.shift() ?? '';
      return { data: orderAnswer({ purchasedTickets: [myTicket({ snapshot: { title } })] }) };
    },
  });
  const inLanguage = (language: LanguageCode) => (
    <PageContextProvider value={pageContext({ ...inEvent, api, language })}>
      <Title />
    </PageContextProvider>
  );
  const { rerender } = render(inLanguage('jpn'));
  expect(await screen.findByText('入場券')).toBeTruthy();
  rerender(inLanguage('eng'));
  // The old texts stay until the order is there in the other language.
  expect(screen.getByText('入場券')).toBeTruthy();
  expect(await screen.findByText('Admission')).toBeTruthy();
});
