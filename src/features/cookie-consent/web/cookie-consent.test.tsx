// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SiteInit } from '#features/site/web.ts';
import { PageContextProvider } from '#web/site/page-context.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { CookieConsent, type CookieConsentProps, texts } from './cookie-consent.tsx';
import { CookieQuestion } from './cookie-question.tsx';
import { firstQuestionId, hearFirstAnswer } from './first-question.ts';
import { overlap } from './keep-clear.ts';

const cookie: SiteInit['cookie'] = {
  commonContents: { enableCookieCheckDialog: true },
  contents: {
    jpn: { positiveButtonTitle: 'はい、どうぞ', negativeButtonTitle: 'いいえ', body: '広場はクッキーを使います。' },
    eng: { positiveButtonTitle: 'Yes, please', negativeButtonTitle: 'No', body: 'The square uses cookies.' },
  },
};
const reload = vi.fn<() => void>();
const onClose = vi.fn<() => void>();
const cookieNow = () => /(?:^|; )cookie-consent=([^;]*)/.exec(document.cookie)?.[1];
const popup = () => screen.queryByRole('region');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  document.cookie = 'cookie-consent=; Max-Age=0; Path=/';
  reload.mockReset();
  onClose.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(() => reload());
});

const element = (more: Partial<CookieConsentProps> = {}) => (
  <CookieConsent isApplication={false} isReopened={false} onClose={onClose} {...more} />
);
const open = (more: Partial<CookieConsentProps> = {}, language: 'jpn' | 'eng' | 'kor' = 'jpn', own = cookie) =>
  renderScreen(element(more), texts, pageContext({ language, init: siteInit({ cookie: own }) }));

describe('the cookie popup', () => {
  test('shows the organiser’s text in the visitor’s language [COOKIE-001, COOKIE-002]', async () => {
    const { again } = await open();
    expect(popup()?.textContent).toContain('広場はクッキーを使います。');
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['いいえ', 'はい、どうぞ']);
    await texts[0]?.load('eng');
    again(pageContext({ language: 'eng', init: siteInit({ cookie }) }));
    expect(popup()?.textContent).toContain('The square uses cookies.');
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['No', 'Yes, please']);
  });

  test('shows our text when the organiser wrote none', async () => {
    await open({}, 'kor');
    expect(screen.getByRole('button', { name: '동의합니다' })).toBeTruthy();
  });

  test('keeps the first decision, closes and does not reload [COOKIE-003, COOKIE-005, COOKIE-006]', async () => {
    await open();
    press('はい、どうぞ');
    expect(cookieNow()).toBe('true');
    expect(popup()).toBeNull();
    expect(onClose).toHaveBeenCalledOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  test('keeps a refusal as a decision too [COOKIE-005]', async () => {
    await open();
    press('いいえ');
    expect(cookieNow()).toBe('false');
    expect(popup()).toBeNull();
  });

  test.each(['true', 'false'])('does not appear when the cookie holds %s [COOKIE-003]', async (flag) => {
    document.cookie = `cookie-consent=${flag}; Path=/`;
    await open();
    expect(popup()).toBeNull();
  });

  test('appears when the cookie holds garbage', async () => {
    document.cookie = 'cookie-consent=%E0%A4%A; Path=/';
    await open();
    expect(popup()).toBeTruthy();
  });

  test('does not appear in the app, nor at a site where it is off [COOKIE-003, COOKIE-004]', async () => {
    const { unmount } = await open({ isApplication: true });
    expect(popup()).toBeNull();
    unmount();
    await open({ isReopened: true }, 'jpn', { ...cookie, commonContents: { enableCookieCheckDialog: false } });
    expect(popup()).toBeNull();
  });
});

describe('the question in the HTML of a first visit', () => {
  const inHtml = async (): Promise<HTMLElement> => {
    await texts[0]?.load('jpn');
    const question = document.createElement('div');
    question.id = firstQuestionId;
    question.innerHTML = renderToString(
      <PageContextProvider value={pageContext({ init: siteInit({ cookie }) })}>
        <CookieQuestion next="/web/event/11?a=1&b=2" />
      </PageContextProvider>,
    );
    document.body.append(question);
    return question;
  };

  test('is a form that brings the visitor back to the page [COOKIE-001]', async () => {
    const question = await inHtml();
    expect(question.textContent).toContain('広場はクッキーを使います。');
    const form = question.querySelector('form');
    expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/web/cookie-consent', 'post']);
    expect(question.querySelector<HTMLInputElement>('[name=next]')?.value).toBe('/web/event/11?a=1&b=2');
    expect([...question.querySelectorAll('button')].map(({ name, value, type }) => [name, value, type])).toEqual([
      ['accept', 'false', 'submit'],
      ['accept', 'true', 'submit'],
    ]);
    question.remove();
  });

  test('takes its answer on the page as soon as a script runs [COOKIE-005]', async () => {
    const question = await inHtml();
    hearFirstAnswer();
    fireEvent.click(question.querySelector('p') as HTMLElement);
    expect(cookieNow()).toBeUndefined();
    const isSent = fireEvent.click(question.querySelector('button[value=true] span') as HTMLElement);
    expect(isSent).toBe(false);
    expect(cookieNow()).toBe('true');
    expect(question.isConnected).toBe(false);
    // The strip that would have come in its place has nothing to ask.
    await open();
    expect(popup()).toBeNull();
  });

  test('gives its place and its focus to the strip that can measure [COOKIE-003]', async () => {
    const question = await inHtml();
    question.querySelector<HTMLButtonElement>('button[value=false]')?.focus();
    await open();
    expect(question.isConnected).toBe(false);
    expect(screen.getAllByRole('region')).toHaveLength(1);
    expect((document.activeElement as HTMLButtonElement).value).toBe('false');
  });
});

describe('the popup opened again', () => {
  test('shows the earlier choice, takes the focus and gives it back [COOKIE-006]', async () => {
    document.cookie = 'cookie-consent=false; Path=/';
    const link = document.createElement('button');
    document.body.append(link);
    link.focus();
    const { unmount } = await open({ isReopened: true });
    expect(popup()?.textContent).toContain('現在の設定：同意しない');
    expect(popup()?.contains(document.activeElement)).toBe(true);
    unmount();
    expect(document.activeElement).toBe(link);
    link.remove();
  });

  test.each([
    ['false', 'はい、どうぞ', 'true', 1],
    ['true', 'いいえ', 'false', 1],
    ['true', 'はい、どうぞ', 'true', 0],
    ['false', 'いいえ', 'false', 0],
  ])('after %s, choosing %s reloads only when it differs [COOKIE-006]', async (stored, button, now, reloads) => {
    document.cookie = `cookie-consent=${stored}; Path=/`;
    await open({ isReopened: true });
    press(button);
    expect(cookieNow()).toBe(now);
    expect(reload).toHaveBeenCalledTimes(reloads);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('closes with Esc and changes nothing', async () => {
    document.cookie = 'cookie-consent=true; Path=/';
    await open({ isReopened: true });
    fireEvent.keyDown(screen.getByRole('button', { name: 'いいえ' }), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
    expect(cookieNow()).toBe('true');
  });
});

test('an element that gets the focus behind the popup is scrolled into view', async () => {
  await open();
  const scrollTo = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {});
  const box = (top: number, height = 50) => new DOMRect(0, top, 100, height);
  const behind = document.createElement('button');
  const above = document.createElement('button');
  const page = document.createElement('button');
  document.body.append(behind, above, page);
  vi.spyOn(document.querySelector('.hb-popup') as HTMLElement, 'getBoundingClientRect').mockReturnValue(box(500));
  vi.spyOn(behind, 'getBoundingClientRect').mockReturnValue(box(520));
  vi.spyOn(above, 'getBoundingClientRect').mockReturnValue(box(100));
  vi.spyOn(page, 'getBoundingClientRect').mockReturnValue(box(60, 2_000));
  above.focus();
  // A page has the focus after every navigation, and starts at its top.
  page.focus();
  expect(scrollTo).not.toHaveBeenCalled();
  behind.focus();
  expect(scrollTo.mock.contexts).toEqual([behind]);
  expect(document.documentElement.classList.contains('hb-asking-cookies')).toBe(true);
  press('いいえ');
  expect(document.documentElement.classList.contains('hb-asking-cookies')).toBe(false);
  for (const one of [behind, above, page]) one.remove();
});

test('boxes that only touch do not overlap', () => {
  const box = { top: 0, bottom: 10, left: 0, right: 10 };
  expect(overlap(box, box)).toBe(true);
  expect(overlap(box, { ...box, top: 10, bottom: 20 })).toBe(false);
  expect(overlap(box, { ...box, left: 10, right: 20 })).toBe(false);
});
