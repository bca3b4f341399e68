// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import { CallError } from '#web/api/call-error.ts';
import { fakeApi, inEvent, type MadeCall } from '../../../../test/fake-api.ts';
import { pageContext, renderScreen } from '../../../../test/render-screen.tsx';
import type { MyFolderItem } from '../contract.ts';
import { load, Page, texts } from './my-folder-page.tsx';

const item = (myFolderItemId: number, more: Partial<MyFolderItem> = {}): MyFolderItem => ({
  myFolderItemId,
  name: `資料${myFolderItemId}`,
  path: '/module/web_page/20/3',
  size: null,
  savedAt: '2026-11-20T10:00:00+09:00',
  ...more,
});
const file = item(2, { name: '会場図', path: `/media/${'a'.repeat(64)}.webp`, size: 1_572_864 });

function open(
  items: MyFolderItem[],
  answers: Record<string, (call: MadeCall) => { data: unknown } | Error> = {},
  language: (typeof languageCodes)[number] = 'jpn',
) {
  const { api, calls } = fakeApi(answers);
  return renderScreen(<Page data={items} />, texts, pageContext({ api, language, ...inEvent })).then(() => calls);
}
const names = (): string[] =>
  screen.queryAllByRole('listitem').map((row) => within(row).getByRole('link').textContent ?? '');
const remove = (name: string): void =>
  void fireEvent.click(screen.getByRole('button', { name: `「${name}」をマイフォルダから削除` }));

describe('my folder', () => {
  test('loads what the member saved at this site [MYPAGE-013]', async () => {
    const { api, calls } = fakeApi({ readMyFolder: () => ({ data: [file] }) });
    expect(await load(pageContext({ api, ...inEvent }))).toEqual([file]);
    expect(calls).toMatchObject([{ name: 'readMyFolder', params: { portalId: 1, eventId: 11 } }]);
  });

  test('lists files with their size and pages, each with its day [MYPAGE-013]', async () => {
    await open([item(1), file]);
    const links = screen.getAllByRole('listitem').map((row) => within(row).getByRole('link'));
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['資料1', '/web/portal/1/event/11/module/web_page/20/3', null],
      ['会場図', `/web/media/${'a'.repeat(64)}.webp`, '_blank'],
    ]);
    expect(screen.getAllByText('2026.11.20 保存')).toHaveLength(2);
    expect(screen.getByText('1.5MB')).toBeTruthy();
  });

  test('says what will stand here while it is empty [MYPAGE-013]', async () => {
    await open([]);
    expect(screen.getByText('まだ何も保存されていません')).toBeTruthy();
  });

  test('removes an item, and undo brings it back [MYPAGE-013]', async () => {
    const again = item(9, { name: '会場図' });
    const calls = await open([item(1), file], {
      removeFromMyFolder: () => ({ data: { done: true } }),
      saveToMyFolder: () => ({ data: again }),
    });
    remove('会場図');
    expect(names()).toEqual(['資料1']);
    expect(screen.getByText('「会場図」を削除しました。')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '元に戻す' }));
    await waitFor(() => expect(names()).toEqual(['会場図', '資料1']));
    expect(calls).toMatchObject([
      { name: 'removeFromMyFolder', body: { my_folder_item_id: 2 } },
      { name: 'saveToMyFolder', body: { name: '会場図', path: file.path } },
    ]);
    expect(screen.queryByText('「会場図」を削除しました。')).toBeNull();
  });

  test('shows a row again when the server did not remove it, and says so [MYPAGE-013]', async () => {
    await open([item(1), file], { removeFromMyFolder: () => new CallError(10_000, 'offline') });
    remove('会場図');
    expect((await screen.findByRole('alert')).textContent).toContain('変更を保存できませんでした');
    expect(names()).toEqual(['資料1', '会場図']);
  });

  test('offers undo again after it failed', async () => {
    let tries = 0;
    await open([file], {
      removeFromMyFolder: () => ({ data: { done: true } }),
      saveToMyFolder: () => ((tries += 1) === 1 ? new CallError(500, 'x') : { data: file }),
    });
    remove('会場図');
    fireEvent.click(screen.getByRole('button', { name: '元に戻す' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '元に戻す' }));
    await waitFor(() => expect(names()).toEqual(['会場図']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  const handout = item(3, { name: '総合カタログ', path: '/handout/booth/200/3/1', size: 54_321 });
  const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

  test('opens a handout by an address that it asks for at each press [MYPAGE-013]', async () => {
    const opened: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      opened.push(`${this.pathname} as ${this.download}`);
    });
    const calls = await open([handout], {
      openHandout: () => ({ data: { address: '/web_api/v2/handout/read/k', name: 'catalogue.pdf', bytes: 54_321 } }),
    });
    press('総合カタログ');
    await waitFor(() => expect(opened).toEqual(['/web_api/v2/handout/read/k as catalogue.pdf']));
    expect(calls).toMatchObject([
      {
        name: 'openHandout',
        params: { portalId: 1, eventId: 11, moduleCode: 'booth', contentId: 200, detailId: 3 },
        body: { handout_id: 1 },
      },
    ]);
  });

  test('says in the words of the server that a handout was withdrawn', async () => {
    await open([handout], { openHandout: () => new CallError(404, 'この資料は公開を終了しました。') });
    press('総合カタログ');
    expect((await screen.findByRole('alert')).textContent).toContain('この資料は公開を終了しました。');
  });

  test.each(languageCodes)('has texts in %s', async (language) => {
    await open([item(1), file], {}, language);
    expect(document.body.textContent).not.toMatch(/undefined|\[object/);
  });
});
