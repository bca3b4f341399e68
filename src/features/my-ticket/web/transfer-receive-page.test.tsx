// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import { CallError } from '#web/api/call-error.ts';
import { PersonalProvider } from '#web/site/personal.ts';
import { commonTexts } from '#web/texts/common-texts.ts';
import { fakeApi, inEvent, type MadeCall } from '../../../../test/fake-api.ts';
import { myTicket } from '../../../../test/my-tickets.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { Page, texts } from './transfer-receive-page.tsx';

const path = '/web/portal/1/event/11/users/transfer-receive';
const offer = {
  contentId: 100,
  giverName: '森 葵',
  ticket: myTicket({ id: 7, code: '', qrString: null, isPurchaser: false, transferStatus: 'TRANSFERRING' }),
  expiresAt: '2026-11-22T10:00:00+09:00',
};
const gone = new CallError(410, 'この譲渡用リンクは無効になりました。');
const offered = { readTransfer: () => ({ data: offer }) };
type Answers = Record<string, (call: MadeCall) => { data: unknown } | Error>;

async function open(
  answers: Answers,
  isLoggedIn: boolean,
  query = '?code=abc',
  language = 'jpn' as const,
): Promise<MadeCall[]> {
  const { api, calls } = fakeApi(answers);
  await renderScreen(
    <PersonalProvider value={{ personal: undefined, isLoggedIn, reload: () => Promise.resolve() }}>
      <Page />
    </PersonalProvider>,
    texts,
    pageContext({ ...inEvent, api, language }),
    path + query,
  );
  return calls;
}
const link = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => sessionStorage.clear());

describe('a transfer link', () => {
  test('shows the ticket and the deadline, without the codes that open the gate [TRANSFER-008, TRANSFER-010]', async () => {
    const calls = await open(offered, false);
    expect(await screen.findByRole('heading', { name: '一般チケット' })).toBeTruthy();
    expect(screen.getByText('2026年11月22日（日）10:00（日本時間）までに受け取ってください。')).toBeTruthy();
    expect(screen.getByText('森 葵さんからチケットが届いています。')).toBeTruthy();
    expect(document.body.textContent).not.toContain('AB12');
    expect(calls).toMatchObject([
      { name: 'readTransfer', params: { portalId: 1, eventId: 11 }, query: { code: 'abc' } },
    ]);
  });

  test('asks a visitor to log in or to register, which leads back to the link [TRANSFER-009]', async () => {
    await open(offered, false);
    const register = await screen.findByRole('link', { name: '会員登録して受け取る' });
    expect(register.getAttribute('href')).toBe('/web/portal/1/event/11/users/register');
    // The code is worth a ticket, so it appears in no other address.
    expect(link('ログインして受け取る')).toBe('/web/portal/1/event/11/users/login');
    expect(screen.queryByRole('button', { name: 'このチケットを受け取る' })).toBeNull();
    const here = window.location.href;
    fireEvent.click(register);
    expect(sessionStorage.getItem('destination_url')).toBe(here);
  });

  test('asks for the login also where only members may read it [TRANSFER-009]', async () => {
    const login = new CallError(403, 'x', {}, { reason: 'login' });
    await open({ readTransfer: () => login }, false);
    expect(await screen.findByRole('link', { name: 'ログインして受け取る' })).toBeTruthy();
  });

  test('gives a member the ticket, and leads to it [TRANSFER-001, TRANSFER-006]', async () => {
    const calls = await open({ ...offered, receiveTicket: () => ({ data: { ...offer, expiresAt: null } }) }, true);
    fireEvent.click(await screen.findByRole('button', { name: 'このチケットを受け取る' }));
    expect(await screen.findByText('チケットを受け取りました')).toBeTruthy();
    expect(link('チケットを表示する')).toBe('/web/portal/1/event/11/users/my-ticket/100/detail?ticket=7');
    expect(calls.at(-1)).toMatchObject({ name: 'receiveTicket', body: { code: 'abc' } });
  });

  test('changes its language with the page, and a received ticket stays received', async () => {
    const titles = ['一般チケット', 'Admission', 'asked once too often'];
    const { api } = fakeApi({
      readTransfer: () => ({
        data: { ...offer, ticket: myTicket({ isPurchaser: false, snapshot: { title: titles.shift() ?? '' } }) },
      }),
      receiveTicket: () => ({ data: { ...offer, expiresAt: null } }),
    });
    const context = pageContext({ ...inEvent, api });
    await Promise.all([...texts, commonTexts].map((one) => one.load('eng')));
    const { again } = await renderScreen(
      <PersonalProvider value={{ personal: undefined, isLoggedIn: true, reload: () => Promise.resolve() }}>
        <Page />
      </PersonalProvider>,
      texts,
      context,
      `${path}?code=abc`,
    );
    await screen.findByRole('heading', { name: '一般チケット' });
    again({ ...context, language: 'eng' });
    await screen.findByRole('heading', { name: 'Admission' });
    fireEvent.click(screen.getByRole('button', { name: 'Accept ticket' }));
    await screen.findByText('The ticket is yours');
    again(context);
    await waitFor(() => expect(screen.getByText('チケットを受け取りました')).toBeTruthy());
    expect(titles).toHaveLength(1);
  });

  test.each<[string, Answers, string]>([
    ['ran out, was cancelled, was received or never was', { readTransfer: () => gone }, '?code=abc'],
    ['has no code', {}, ''],
    ['has a code that cannot be', { readTransfer: () => new CallError(422, 'x') }, '?code=%20'],
  ])('that %s is no longer valid, and leads to the top [TRANSFER-011]', async (_, answers, query) => {
    await open(answers, true, query);
    expect(await screen.findByRole('heading', { name: 'この譲渡用リンクは無効になりました。' })).toBeTruthy();
    expect(link('トップへ')).toBe('/web/portal/1/event/11');
  });

  test('is no longer valid when somebody else was faster [TRANSFER-011]', async () => {
    await open({ ...offered, receiveTicket: () => gone }, true);
    fireEvent.click(await screen.findByRole('button', { name: 'このチケットを受け取る' }));
    expect(await screen.findByRole('heading', { name: 'この譲渡用リンクは無効になりました。' })).toBeTruthy();
  });

  test('tells the sender that the ticket is for somebody else', async () => {
    const own = { ...offer, ticket: { ...offer.ticket, isPurchaser: true } };
    await open({ readTransfer: () => ({ data: own }) }, true);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('あなたのチケットの譲渡用リンクです');
    expect(screen.getByText('リンクは譲渡する相手にお送りください。')).toBeTruthy();
    expect(screen.queryByText(/届いています/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'このチケットを受け取る' })).toBeNull();
  });

  test('can be read again after a failure', async () => {
    let tries = 0;
    await open({ readTransfer: () => ((tries += 1) === 1 ? new CallError(500, 'x') : { data: offer }) }, true);
    fireEvent.click(await screen.findByRole('button', { name: 'もう一度読み込む' }));
    expect(await screen.findByRole('button', { name: 'このチケットを受け取る' })).toBeTruthy();
  });

  test('shows why the ticket cannot be received, and can be tried again', async () => {
    await open({ ...offered, receiveTicket: () => new CallError(409, 'このチケットは受け取れません。') }, true);
    fireEvent.click(await screen.findByRole('button', { name: 'このチケットを受け取る' }));
    expect((await screen.findByRole('alert')).textContent).toBe('このチケットは受け取れません。');
    expect(screen.getByRole('button', { name: 'このチケットを受け取る' })).toBeTruthy();
  });
});

test('an invalid link has the words of the documents [TRANSFER-011]', async () => {
  for (const code of languageCodes) await Promise.all(texts.map((one) => one.load(code)));
  const words = languageCodes.map(
    (code) => (texts[0] as { of(code: string): { receive: { gone: string } } }).of(code).receive.gone,
  );
  expect(words[1]).toBe('This transfer link is no longer valid.');
  expect(new Set(words).size).toBe(languageCodes.length);
});
