// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LanguageCode } from '#kernel/language.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { LanguageDialog, texts } from './language-dialog.tsx';

const cookieNow = (): string | undefined => /(?:^|; )language=([^;]*)/.exec(document.cookie)?.[1];
const radios = (): HTMLInputElement[] => screen.getAllByRole('radio');
const chosen = (): string | undefined => radios().find((radio) => radio.checked)?.value;
const choose = (name: string): void => void fireEvent.click(screen.getByRole('radio', { name }));
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

async function open(
  changeLanguage: (language: LanguageCode) => Promise<void>,
  offered?: LanguageCode[],
  atOnce = false,
) {
  const onClose = vi.fn<() => void>();
  const init = siteInit(offered && { useLanguageCode: offered });
  const dialog = <LanguageDialog open atOnce={atOnce} onClose={onClose} changeLanguage={changeLanguage} />;
  await renderScreen(dialog, texts, pageContext({ init }));
  return onClose;
}

describe('the language dialog', () => {
  beforeEach(() => {
    document.cookie = 'language=; Max-Age=0; Path=/';
  });

  test('shows the languages in their own names, a back button and a select button [LAYOUT-016]', async () => {
    await open(vi.fn<() => Promise<void>>());
    const names = radios().map((radio) => radio.closest('label')?.textContent);
    expect(names).toEqual(['日本語', 'English', '简体中文', '繁體中文', '한국어']);
    expect(screen.getByText('繁體中文').lang).toBe('zh-Hant');
    expect(chosen()).toBe('jpn');
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['戻る', '選択する']);
  });

  test('shows only the languages the site offers [LANG-012]', async () => {
    await open(vi.fn<() => Promise<void>>(), ['kor', 'eng']);
    expect(radios().map((radio) => radio.value)).toEqual(['kor', 'eng']);
  });

  test('changes the language with the select button and keeps it in the cookie [LANG-013, LANG-010]', async () => {
    const change = vi.fn<(language: LanguageCode) => Promise<void>>().mockResolvedValue();
    const onClose = await open(change);
    choose('한국어');
    expect(change).not.toHaveBeenCalled();
    press('選択する');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(change.mock.calls).toEqual([['kor']]);
    expect(cookieNow()).toBe('kor');
  });

  test('changes nothing with the back button, nor when the current language is selected [LANG-013]', async () => {
    const change = vi.fn<() => Promise<void>>();
    const onClose = await open(change);
    choose('English');
    press('戻る');
    expect(onClose).toHaveBeenCalledTimes(1);
    choose('日本語');
    press('選択する');
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(change).not.toHaveBeenCalled();
    expect(cookieNow()).toBeUndefined();
  });

  test('restores selection, cookie and texts of the previous language when the change fails [LAYOUT-017]', async () => {
    document.cookie = 'language=jpn; Path=/';
    const onClose = await open(() => Promise.reject(new Error('offline')));
    choose('English');
    press('選択する');
    await screen.findByRole('alert');
    expect(chosen()).toBe('jpn');
    expect(cookieNow()).toBe('jpn');
    expect(screen.getByRole('heading').textContent).toBe('表示言語');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('says in the previous language that the change failed, and lets the visitor try again [LANG-014]', async () => {
    const change = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('500')).mockResolvedValue();
    const onClose = await open(change);
    choose('English');
    press('選択する');
    expect((await screen.findByRole('alert')).textContent).toContain('言語を変更できませんでした');
    choose('English');
    press('選択する');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(cookieNow()).toBe('eng');
  });

  test('cannot be closed or asked again during a change', async () => {
    const change = vi.fn<() => Promise<void>>(() => new Promise(() => undefined));
    const onClose = await open(change);
    choose('English');
    press('選択する');
    await waitFor(() => expect(change).toHaveBeenCalled());
    press('切り替えています');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(onClose).not.toHaveBeenCalled();
    expect(change).toHaveBeenCalledTimes(1);
  });
});

describe('the language dialog outside of my page', () => {
  beforeEach(() => {
    document.cookie = 'language=; Max-Age=0; Path=/';
  });

  test('chooses by one press, and the language of the page is marked [LANG-010]', async () => {
    const change = vi.fn<(language: LanguageCode) => Promise<void>>().mockResolvedValue();
    const onClose = await open(change, undefined, true);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      '日本語',
      'English',
      '简体中文',
      '繁體中文',
      '한국어',
      '戻る',
    ]);
    expect(screen.getByRole('button', { current: true }).textContent).toBe('日本語');
    expect(screen.getByText('繁體中文').closest('button')?.lang).toBe('zh-Hant');
    press('한국어');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(change.mock.calls).toEqual([['kor']]);
    expect(cookieNow()).toBe('kor');
  });

  test('says that a change failed, keeps the language, and takes another press [LANG-014]', async () => {
    const change = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('500')).mockResolvedValue();
    const onClose = await open(change, undefined, true);
    press('English');
    expect((await screen.findByRole('alert')).textContent).toContain('言語を変更できませんでした');
    expect([screen.getByRole('button', { current: true }).textContent, cookieNow()]).toEqual(['日本語', undefined]);
    press('English');
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });
});
