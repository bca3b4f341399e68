import { act, fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { SaleSettings, TicketContent } from '#features/ticket/contract.ts';
import { flowTexts } from '#features/ticket/web/order-page/flow-texts.ts';
import { keepCardToken } from '#features/ticket/web/flow/card-token.ts';
import { orderIdOf, purchaseStepOf } from '#features/ticket/web/flow/purchase-address.ts';
import { emptyFlowForm, type FlowForm } from '#features/ticket/web/flow/purchase-form.ts';
import { PurchaseFlow } from '#features/ticket/web/purchase/purchase-flow.tsx';
import { Page as PaymentPage } from '#features/ticket/web/ticket-payment-page.tsx';
import { Page as PurchasedPage } from '#features/ticket/web/ticket-purchased-page.tsx';
import type { SiteInit } from '#features/site/web.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { matchPage } from '#kernel/match-page.ts';
import { placePath } from '#kernel/preview-path.ts';
import { RouterProvider, useRouterState } from '#web/navigation/router-context.ts';
import { hrefOf } from '#web/navigation/router.ts';
import { PageContextProvider } from '#web/site/page-context.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { fakeApi, inEvent, saleInEvent } from './fake-api.ts';
import { storedCart } from './kept-token.ts';
import { orderAnswer } from './order-answer.ts';
import { openPageHistory } from './page-history.ts';
import { pageContext } from './render-screen.tsx';
import { siteInit } from './site-init.ts';
import { listAnswer, saleSettings, ticketContent } from './ticket-content.ts';

type Answers = Parameters<typeof fakeApi>[0];
interface ShownPage {
  name: string;
}

export const ticketPath = '/web/portal/1/event/11/module/ticket/60';

export interface PurchaseOpening {
  tickets?: TicketContent[];
  settings?: Partial<SaleSettings>;
  /** The contents of the local storage; false: it takes no new text. */
  cart?: object[] | false;
  answers?: Answers;
  isMember?: boolean;
  personal?: object;
  /** Set when the data of a logged-in member could not be loaded; it is the next try. */
  reloadPersonal?: () => Promise<void>;
  language?: LanguageCode;
  event?: SiteInit['event'];
}

/** The pages of a purchase at event 11, with a history of their own: the address decides the page. */
export async function openPurchase(query: string, opening: PurchaseOpening = {}) {
  const {
    tickets = [ticketContent(1)],
    settings = {},
    cart = [{ ticketId: 1, number: 1 }],
    language = 'jpn',
  } = opening;
  const { isMember = true, personal = { mail: 'hanako@example.jp', shareProfile: [], profile: [] } } = opening;
  const sale = saleSettings(settings);
  if (cart) window.localStorage.setItem('ticketCart', storedCart(...cart));
  const { api, calls } = fakeApi({
    listTickets: ({ query: asked }) => listAnswer(tickets, { ids: asked?.['ticket_ids'], settings: sale }),
    readHoldings: () => ({
      data: { ownedTicketIds: [], issuedTicketIds: [], boughtNumbers: [], appliedTicketIds: [], openOrderIds: [] },
    }),
    readLastAnswers: () => ({ data: { purchaserInfo: [] } }),
    listCards: () => ({ data: [savedCard] }),
    readLotteryDraw: () => ({ data: { entrantId: 'E-77' } }),
    ...opening.answers,
  });
  const init = siteInit({ siteType: 'event', ...(opening.event && { event: opening.event }) });
  const context = pageContext({
    ...inEvent,
    api,
    init: {
      ...init,
      login: { ...init.login, isEnabled: true },
      mypage: { ...init.mypage, ticketCharge: { ...init.mypage.ticketCharge, isEnable: true } },
    },
    language,
  });
  await Promise.all([...flowTexts, commonTexts].map((one) => one.load(language)));

  const { router, back } = await openPageHistory<ShownPage>(ticketPath + query, async ({ pathname }) => {
    const place = placePath(context.hostSite, pathname);
    return { page: { name: (place && matchPage(place.scope, place.address.rest))?.definition.name ?? 'notFound' } };
  });

  const own = { userId: 1, ...personal };
  const { reloadPersonal } = opening;
  const access =
    reloadPersonal === undefined
      ? { personal: isMember ? own : undefined, isLoggedIn: isMember, reload: () => Promise.resolve() }
      : { personal: undefined, isLoggedIn: false, hasFailed: true, reload: reloadPersonal };
  function Site() {
    const { page, location } = useRouterState<ShownPage>();
    const asked = new URLSearchParams(location.search);
    const wanted = purchaseStepOf(asked);
    const orderId = orderIdOf(asked);
    const content = { contentId: 60, settings: sale };
    const data = orderId === undefined ? content : { ...content, orderId };
    return (
      <PageContextProvider value={context}>
        <PersonalProvider value={access}>
          {page.name === 'ticketPayment' ? <PaymentPage data={data} /> : null}
          {page.name === 'ticketPurchased' ? <PurchasedPage data={data} /> : null}
          {page.name === 'ticketList' && wanted !== undefined ? <PurchaseFlow {...content} wanted={wanted} /> : null}
          {page.name === 'ticketList' && wanted === undefined ? <p>the list</p> : null}
        </PersonalProvider>
      </PageContextProvider>
    );
  }
  const { unmount } = render(
    <RouterProvider value={router}>
      <Site />
    </RouterProvider>,
  );
  await settle();
  return {
    api,
    calls,
    router,
    unmount,
    at: (): string => hrefOf(router.get().location).slice(ticketPath.length),
    callsOf: (name: string) => calls.filter((call) => call.name === name),
    async back(): Promise<void> {
      await back();
      await settle();
    },
  };
}

/** What is filled in of a purchase before it is reviewed. */
const ready: Partial<FlowForm> = {
  isProfileDone: true,
  purchaserEmail: 'hanako@example.jp',
  isPaymentChosen: true,
  cardId: 7,
  cardBrand: 'VISA',
  cardDigits: '4242',
};

/** The review of a purchase, with everything before it filled in. */
export function openConfirm(opening: PurchaseOpening = {}, form: Partial<FlowForm> = {}) {
  window.sessionStorage.setItem(
    'purchaseForm',
    JSON.stringify({ ...emptyFlowForm({ ...saleInEvent, owner: 1 }), ...ready, ...form }),
  );
  return openPurchase('?step=confirm', opening);
}

/** A purchase that the server answers so. */
export const answering = (answer: () => { data: unknown } | Error): Pick<PurchaseOpening, 'answers'> => ({
  answers: { purchaseTickets: answer, readOrder: () => ({ data: orderAnswer() }) },
});

const savedCard = {
  cardId: 7,
  cardNumber: '************4242',
  expire: '04/28',
  cardBrand: 'VISA',
  isChosen: true,
};

const pause = (): Promise<void> => act(async () => new Promise((resolve) => setTimeout(resolve, 10)));
const pausesMax = 200;

/** Waits until the calls and their effects have ended. */
export async function settle(): Promise<void> {
  await pause();
  for (let left = pausesMax; left > 0 && document.querySelector('.hb-skeleton') !== null; left -= 1) await pause();
  await pause();
}

export async function pressButton(name: string | RegExp): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
}

export function typeInto(label: string | RegExp, text: string): void {
  fireEvent.input(screen.getByLabelText(label), { target: { value: text } });
}

export const heading = (): string | null | undefined => screen.queryByRole('heading', { level: 1 })?.textContent;

/** The state of a window between two tests of it. */
export function forgetBrowser(): void {
  keepCardToken({ ...saleInEvent, owner: 1 }, undefined);
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.restoreAllMocks();
}
