// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { RouterProvider } from '#web/navigation/router-context.ts';
import { locationOf, type Router, type RouterState, standingRouter } from '#web/navigation/router.ts';
import { fakeApi, inEvent, saleInEvent } from '../../../../test/fake-api.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { saleSettings, ticketContent } from '../../../../test/ticket-content.ts';
import { TimetableTicketsProvider, useTimetableTickets } from './timetable-tickets.tsx';

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const ticket = ticketContent(5);
const sale = { contentId: 60, tickets: [ticket], settings: saleSettings() };

function Choose() {
  const tickets = useTimetableTickets();
  return (
    <button type="button" disabled={tickets?.cart.phase !== 'ready'} onClick={() => tickets?.cart.add(ticket)}>
      choose
    </button>
  );
}

/** The tickets of a timetable, with a router that goes where it is told to. */
async function openTickets() {
  const at = (page: object): RouterState<unknown> => ({
    location: locationOf(new URL('http://hiroba.test/web/portal/1/event/11/module/timetable/62'), 'k'),
    page,
    isLoading: false,
  });
  let state = at({ name: 'moduleList', params: { contentId: '62' } });
  const listeners = new Set<() => void>();
  const router: Router = {
    ...standingRouter(state),
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const { api } = fakeApi({
    readHoldings: () => ({
      data: { ownedTicketIds: [], issuedTicketIds: [], boughtNumbers: [], appliedTicketIds: [], openOrderIds: [] },
    }),
  });
  await renderScreen(
    <RouterProvider value={router}>
      <TimetableTicketsProvider sale={sale}>
        <Choose />
      </TimetableTicketsProvider>
    </RouterProvider>,
    [],
    pageContext({ api, ...inEvent }),
  );
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false));
  return (page: object): void => {
    state = at(page);
    act(() => {
      for (const listener of listeners) listener();
    });
  };
}

describe('the way from a timetable', () => {
  const list = (contentId: number) => ({ name: 'ticketList', params: { contentId: String(contentId) } });

  test.each<[string, boolean, object, typeof saleInEvent | null]>([
    ['its tickets takes its cart along, whichever link it was', true, list(60), saleInEvent],
    ['its tickets with nothing chosen leads to their own cart', false, list(60), null],
    ['the tickets of another sale is another way', true, list(61), null],
    ['another page is no way to tickets', true, { name: 'home', params: {} }, null],
  ])('to %s [TICKET-045, CART-006]', async (_, isChosen, page, of) => {
    const goTo = await openTickets();
    if (isChosen) fireEvent.click(screen.getByRole('button'));
    goTo(page);
    expect(window.sessionStorage.getItem('timetableToTicketFlag')).toBe(of && JSON.stringify(of));
    expect(window.localStorage.getItem('next_purchase_flow_contentId')).toBe(of && '60');
  });
});
