// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SiteInit } from '#features/site/web.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { status } from '#kernel/status.ts';
import { CallError } from '#web/api/call-error.ts';
import { fakeApi, inEvent, type MadeCall } from '../../../../test/fake-api.ts';
import { moduleEntry, pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import type { PersonalTerms } from '../rules/must-re-agree.ts';
import { ReAgreement, texts } from './re-agreement.tsx';

const log = vi.hoisted(() => ({ logView: vi.fn<(page: string, ids: object) => string | undefined>() }));
vi.mock('#features/access-log/web.ts', () => log);
beforeEach(() => log.logView.mockReset().mockReturnValue('0f8fad5b-d9cb-469f-a165-70867728950e'));

const answer = { data: { agreedAt: '2026-11-20T10:00:00+09:00' } };
const both: Partial<SiteInit['terms']> = {
  switchTerms: true,
  titleTerms: '来場規約',
  switchPrivacy: true,
  typePrivacy: 'Url',
  urlPrivacy: 'https://example.org/privacy',
  reAgreementTitle: '規約改定のお願い',
  reAgreementBody: '第3条を改めました。',
  resetAt: '2026-11-01 00:00',
};

interface Given {
  setting?: Partial<SiteInit['terms']>;
  terms?: PersonalTerms | null;
  agree?: (call: MadeCall) => typeof answer | Error;
  language?: LanguageCode;
}

async function open({
  setting = both,
  terms = { agreedAt: null },
  agree = () => answer,
  language = 'jpn',
}: Given = {}) {
  const init = siteInit({
    terms: { ...siteInit().terms, ...setting },
    modules: [{ ...moduleEntry('terms'), contentId: 40 } as SiteInit['modules'][number]],
  });
  const { api, calls } = fakeApi({ agreeToTerms: agree });
  const onAgreed = vi.fn<(agreedAt: string) => void>();
  const onLogOut = vi.fn<() => void>();
  const dialog = <ReAgreement terms={terms} onAgreed={onAgreed} onLogOut={onLogOut} />;
  await renderScreen(dialog, texts, pageContext({ init, api, language, ...inEvent }));
  return { calls, onAgreed, onLogOut };
}

const ok = (): HTMLButtonElement =>
  screen.getByRole('dialog').querySelector(':scope > .hb-dialog-panel > .hb-dialog-footer button') as HTMLButtonElement;
const box = (): HTMLInputElement => screen.getByRole('checkbox');
const agreeNow = (): void => {
  fireEvent.click(box());
  fireEvent.click(ok());
};

describe('the question for agreement', () => {
  test('shows title, body, links to terms and policy, a box and OK, at most 720 px wide [TERMS-009]', async () => {
    await open();
    const dialog = screen.getByRole('dialog', { name: '規約改定のお願い' });
    expect(dialog.dataset['width']).toBe('720');
    expect(within(dialog).getByText('第3条を改めました。')).toBeTruthy();
    const links = within(dialog).getAllByRole<HTMLAnchorElement>('link');
    expect(links.map((link) => [link.getAttribute('href'), link.target, link.rel])).toEqual([
      ['/web/portal/1/event/11/users/terms', '_blank', 'noopener noreferrer'],
      ['https://example.org/privacy', '_blank', 'noopener noreferrer'],
    ]);
    expect(links.map((link) => link.textContent)).toEqual(['来場規約', 'プライバシーポリシー']);
    expect(box().checked).toBe(false);
    expect(ok().textContent).toBe('OK');
  });

  test('links only to what is on [TERMS-002, TERMS-009]', async () => {
    await open({ setting: { ...both, switchTerms: false } });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['プライバシーポリシー']);
  });

  test('enables OK only while the box is checked [TERMS-010]', async () => {
    const { calls } = await open();
    expect(ok().disabled).toBe(true);
    fireEvent.click(ok());
    fireEvent.click(box());
    expect(ok().disabled).toBe(false);
    fireEvent.click(box());
    expect(ok().disabled).toBe(true);
    fireEvent.click(ok());
    expect(calls).toEqual([]);
  });

  test('closes only with an answer [TERMS-009]', async () => {
    await open();
    const dialog = screen.getByRole('dialog');
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    expect(screen.getByRole('dialog')).toBe(dialog);
    expect(dialog.getAttribute('closedby')).toBe('none');
  });

  test('lets a member who does not agree leave [TERMS-009]', async () => {
    const { onLogOut, calls } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'ログアウトする' }));
    expect(onLogOut).toHaveBeenCalledTimes(1);
    expect(calls).toEqual([]);
  });

  test.each<[LanguageCode, string, string]>([
    ['jpn', 'ご利用にあたって', '規約が改定されました'],
    ['eng', 'Before you continue', 'Our terms have changed'],
    ['chi', '使用须知', '条款已更新'],
    ['zhtw', '使用須知', '條款已更新'],
    ['kor', '이용에 앞서', '약관이 변경되었습니다'],
  ])('has words of its own in %s, for the first time and for another', async (language, first, again) => {
    const setting = { ...both, reAgreementTitle: '', reAgreementBody: '' };
    await open({ setting, language });
    expect(screen.getByRole('dialog', { name: first })).toBeTruthy();
    await open({ setting, language, terms: { agreedAt: '2026-10-01T00:00:00+09:00' } });
    expect(screen.getByRole('dialog', { name: again })).toBeTruthy();
  });

  test('does not appear when the rule asks for nothing [TERMS-011]', async () => {
    await open({ terms: { agreedAt: '2026-11-19T00:00:00+09:00' } });
    await open({ terms: null });
    await open({ setting: { ...both, switchTerms: false, switchPrivacy: false } });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(log.logView).not.toHaveBeenCalled();
  });
});

describe('agreeing', () => {
  test('calls with the key of the logged view, keeps the time and closes the dialog [TERMS-013, TERMS-015]', async () => {
    const { calls, onAgreed } = await open();
    expect(log.logView.mock.calls).toEqual([['terms/re-agree', { contentId: 40 }]]);
    agreeNow();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toEqual([
      {
        name: 'agreeToTerms',
        method: 'POST',
        path: 'terms/agree/{portalId}[/{eventId}]/{termsContentId}',
        params: { portalId: 1, eventId: 11, termsContentId: 40 },
        headers: { 'log-check-key': '0f8fad5b-d9cb-469f-a165-70867728950e' },
      },
    ]);
    expect(onAgreed.mock.calls).toEqual([[answer.data.agreedAt]]);
    expect(log.logView).toHaveBeenCalledTimes(1);
  });

  test('sends no key when nothing was logged, as for an exhibitor', async () => {
    log.logView.mockReturnValue(undefined);
    const { calls } = await open();
    agreeNow();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls[0]).toMatchObject({ headers: {} });
  });

  test('is sent once, however often the member presses OK', async () => {
    const { calls } = await open({ agree: () => answer });
    fireEvent.click(box());
    const button = ok();
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toHaveLength(1);
  });

  test.each<[LanguageCode, RegExp]>([
    ['jpn', /通信エラーが発生しました/],
    ['eng', /There was a network error/],
    ['chi', /发生网络错误/],
    ['zhtw', /發生網路錯誤/],
    ['kor', /통신 오류가 발생했습니다/],
  ])('without a connection shows a message in %s, and the member can try again [TERMS-014]', async (language, said) => {
    let tries = 0;
    const offline = new CallError(status.networkError, 'ネットワーク通信エラーが発生しました。');
    const { onAgreed } = await open({ language, agree: () => ((tries += 1) === 1 ? offline : answer) });
    agreeNow();
    const message = await screen.findByRole('alertdialog');
    expect(message.textContent).toMatch(said);
    fireEvent.click(within(message).getByRole('button'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(box().checked).toBe(true);
    fireEvent.click(ok());
    await waitFor(() => expect(onAgreed).toHaveBeenCalledTimes(1));
  });

  test('shows the server’s own message for a refusal', async () => {
    await open({ agree: () => new CallError(404, 'お探しの情報は見つかりませんでした。') });
    agreeNow();
    expect((await screen.findByRole('alertdialog')).textContent).toContain('お探しの情報は見つかりませんでした。');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
