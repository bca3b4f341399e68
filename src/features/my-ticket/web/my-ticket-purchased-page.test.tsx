// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { OrderAnswer } from '#features/ticket/web.ts';
import { languageCodes } from '#kernel/language.ts';
import { fakeApi, inEvent } from '../../../../test/fake-api.ts';
import { myTicket } from '../../../../test/my-tickets.ts';
import { orderAnswer } from '../../../../test/order-answer.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { eventInit } from '../../../../test/test-personal.ts';
import { Page, texts } from './my-ticket-purchased-page.tsx';

const init = siteInit({ siteType: 'event', event: eventInit() });
const loadedAt = pageContext().now;

async function open(order: Partial<OrderAnswer>, language: (typeof languageCodes)[number] = 'jpn') {
  const { api } = fakeApi({ readOrder: () => ({ data: orderAnswer(order) }) });
  await renderScreen(
    <Page data={{ contentId: 100, loadedAt }} />,
    texts,
    pageContext({ ...inEvent, init, api, language }),
    '/web/portal/1/event/11/users/my-ticket/100/purchased-ticket?order=ORDER1',
  );
  await screen.findByText('ORDER1');
}

const cards = () => screen.getAllByRole('article');

describe('what was bought together', () => {
  const handedOn = myTicket({ id: 2, code: '', qrString: null, transferStatus: 'TRANSFERRED' });

  test('says of a ticket that somebody received that it was handed on, and offers nothing of it [TRANSFER-006]', async () => {
    await open({ purchasedTickets: [myTicket(), handedOn] });
    const [own, gone] = cards() as [HTMLElement, HTMLElement];
    expect(within(own).getByRole('link', { name: '一般チケット' })).toBeTruthy();
    expect(within(own).getByText('利用可能')).toBeTruthy();
    expect(gone.textContent).toBe('譲渡済み一般チケット');
    expect(gone.querySelector('a')).toBeNull();
    expect(gone.querySelector('.hb-row-arrow')).toBeNull();
  });

  test.each(languageCodes)('is there in %s', async (language) => {
    await open({ purchasedTickets: [myTicket(), handedOn] }, language);
    expect(document.body.textContent).not.toMatch(/undefined|\[object|NaN/);
  });
});
