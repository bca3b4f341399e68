// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { LanguageCode } from '#kernel/language.ts';
import { fakeApi, inEvent } from '../../../../test/fake-api.ts';
import { patienceMs } from '../../../../test/patience.ts';
import { pageContext } from '../../../../test/render-screen.tsx';
import { commonTexts } from '../texts/common-texts.ts';
import { defineTexts } from '../texts/texts.ts';
import { PageContextProvider, useTexts } from './page-context.ts';
import { useAhead } from './use-ahead.ts';
import { loadShownTexts, useLater } from './use-later.ts';

const named = (name: string) => () => Promise.resolve({ default: { name } });
const texts = defineTexts<{ name: string }>({
  './jpn.ts': named('お名前'),
  './eng.ts': named('Name'),
  './chi.ts': named('姓名'),
  './kor.ts': named('이름'),
  './zhtw.ts': named('姓名'),
});

function Part() {
  const { name } = useTexts(texts);
  return <input aria-label={name} />;
}
const loadPart = () => Promise.resolve({ texts: [texts], Part });

function Page() {
  const Later = useLater<object>(true, loadPart);
  return Later ? <Later /> : <p>…</p>;
}

test('a part that cannot be loaded can be asked for again, or leaves a notice in its place', async () => {
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  await commonTexts.load('jpn');
  const lost = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
  const onGivenUp = vi.fn<() => void>();
  const NotThere = () => {
    const Later = useLater<object>(true, lost);
    useLater<object>(true, lost, onGivenUp);
    return Later ? <Later /> : <p>…</p>;
  };
  render(
    <PageContextProvider value={pageContext({ ...inEvent, api, language: 'jpn' })}>
      <NotThere />
    </PageContextProvider>,
  );
  expect(await screen.findByText('画面の一部を読み込めませんでした')).toBeTruthy();
  expect(onGivenUp).toHaveBeenCalledOnce();
});

const { api } = fakeApi({});
const inLanguage = (language: LanguageCode) => (
  <PageContextProvider value={pageContext({ ...inEvent, api, language })}>
    <Page />
  </PageContextProvider>
);
const typed = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;

test('a part that was loaded later stays when the language changes, and keeps the typed text', async () => {
  const { rerender, unmount } = render(inLanguage('jpn'));
  fireEvent.input(await screen.findByLabelText('お名前'), { target: { value: '汐見' } });
  await act(() => loadShownTexts('eng'));
  rerender(inLanguage('eng'));
  expect(typed('Name')).toBe('汐見');

  unmount();
  await loadShownTexts('kor');
  expect(texts.has('kor')).toBe(false);
});

test('a part without its texts in a language waits for them', async () => {
  const { rerender } = render(inLanguage('jpn'));
  await screen.findByLabelText('お名前');
  rerender(inLanguage('zhtw'));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await screen.findByLabelText('姓名')).toBeTruthy();
});

test('a part that was fetched ahead is there with the press that wants it', async () => {
  const load = vi.fn<typeof loadPart>(loadPart);
  const loads = [load];
  const Opener = () => {
    const [isWanted, setIsWanted] = useState(false);
    useAhead(loads);
    const Later = useLater<object>(isWanted, load);
    return (
      <>
        <button type="button" onClick={() => setIsWanted(true)}>
          open
        </button>
        {isWanted && !Later ? <p>…</p> : null}
        {Later ? <Later /> : null}
      </>
    );
  };
  render(
    <PageContextProvider value={pageContext({ ...inEvent, api, language: 'jpn' })}>
      <Opener />
    </PageContextProvider>,
  );
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), { timeout: patienceMs });
  await act(async () => {});
  fireEvent.click(screen.getByRole('button', { name: 'open' }));
  expect(screen.queryByText('…')).toBeNull();
  expect(screen.getByLabelText('お名前')).toBeTruthy();
  await act(async () => {});
});
