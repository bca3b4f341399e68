// @vitest-environment happy-dom
import { act, useEffect, useState } from 'react';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Ahead, createAhead } from '#web/navigation/fetch-ahead.ts';
import { whenIdle } from '#web/navigation/quiet-moment.ts';
import { RouterProvider } from '#web/navigation/router-context.ts';
import { standingRouter } from '#web/navigation/router.ts';
import { PageContextProvider, useLanguage } from '#web/site/page-context.ts';
import { PersonalProvider, usePersonal } from '#web/site/personal.ts';
import { LanguageDialogOpener, useOpenLanguageDialog } from '#features/site/web.ts';
import { defineTexts } from '#web/texts/texts.ts';
import { moduleEntry, pageContext } from '../../../test/render-screen.tsx';
import { siteInit } from '../../../test/site-init.ts';
import { translateTexts } from '../../../test/translate-texts.ts';
import { renderWidgets } from './render-widgets.tsx';
import { WidgetHostProvider, WidgetPlace } from './widget-place.tsx';
import { takeOver } from './take-over.ts';
import { createWaitingWidgets } from './waiting-widgets.tsx';

const screens = vi.hoisted(() => ({ loaded: new Map<string, unknown>(), fetch: vi.fn<() => Promise<void>>() }));
vi.mock('../screens.ts', () => ({
  screenNow: (screen: string) => screens.loaded.get(screen),
  prefetchScreen: async (screen: string) => {
    await screens.fetch();
    screens.loaded.set(screen, module);
  },
}));
vi.mock('#web/parts/needed.ts', () => ({
  needed: (load: () => Promise<unknown>) => load().catch(() => load()),
}));

const words = (text: string) => () => Promise.resolve({ default: { text } });
const texts = defineTexts<{ text: string }>({ './jpn.ts': words('日本語'), './eng.ts': words('English') });
const opened = vi.fn<() => void>();
const played = vi.fn<() => void>();
const play = (event: { preventDefault(): void }): void => {
  event.preventDefault();
  played();
};

function Widget({ data }: { data: string }) {
  const { text } = texts.of(useLanguage());
  const { personal, isLoggedIn } = usePersonal<string>();
  const openLanguages = useOpenLanguageDialog();
  const [presses, setPresses] = useState(0);
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => setHasBegun(true), []);
  return (
    <section>
      <p data-begun={hasBegun}>{[data, text, isLoggedIn ? personal : 'nobody'].join(' ')}</p>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {presses}
      </button>
      <button type="button" onClick={() => openLanguages()}>
        languages
      </button>
      <a href="/web/somewhere">a link</a>
      <a href="https://example.jp/video" data-waits="" onClick={play}>
        a video
      </a>
      <a href="https://example.jp/" data-waits="beside" onClick={played}>
        another site
      </a>
    </section>
  );
}
const module = { texts: [texts], Widget };
const widget = (data: string) => ({ contentId: 5, screen: 'widget', data });
const entry = moduleEntry('booth');
const context = pageContext({ init: siteInit({ modules: [{ ...entry, onHome: true }] as never }) });
const location = { pathname: '/web', search: '', hash: '', key: 'first' };
const router = standingRouter({ location, page: null, isLoading: false });

interface Shown {
  data?: string;
  language?: 'jpn' | 'eng';
  member?: string;
}
const pageOf = (
  host: Parameters<typeof WidgetHostProvider>[0]['value'],
  { data = 'data', language = 'jpn', member }: Shown,
) => (
  <PageContextProvider value={{ ...context, language }}>
    <PersonalProvider value={{ personal: member, isLoggedIn: member !== undefined, reload: () => Promise.resolve() }}>
      <RouterProvider value={router}>
        <LanguageDialogOpener value={opened}>
          <WidgetHostProvider value={host}>
            <h1>home</h1>
            {data === '' ? null : <WidgetPlace widget={widget(data)} module={entry} />}
          </WidgetHostProvider>
        </LanguageDialogOpener>
      </RouterProvider>
    </PersonalProvider>
  </PageContextProvider>
);

let seen: (isNear: boolean) => void;
let root: Root | undefined;
let place: HTMLElement;
let idle: () => Promise<void>;
let ahead: Ahead;

beforeEach(async () => {
  await Promise.all([texts.load('jpn'), texts.load('eng')]);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      target: Element | undefined;
      constructor(hear: (entries: unknown[]) => void) {
        seen = (isIntersecting) => hear([{ isIntersecting, target: this.target }]);
      }
      observe(target: Element): void {
        this.target = target;
      }
      unobserve(): void {}
    },
  );
  ahead = createAhead({
    connection: () => undefined,
    isOnline: () => true,
    idle: () => whenIdle(window),
    settle: () => whenIdle(window),
    scripts: () => 0,
  });
  const quiet: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => quiet.push(work));
  idle = async () => {
    await soon();
    for (const work of quiet.splice(0)) work();
    await soon();
  };
  screens.loaded.set('widget', module);
  screens.fetch.mockReset().mockResolvedValue();
  opened.mockReset();
  played.mockReset();
});
afterEach(async () => {
  act(() => root?.unmount());
  await soon();
  root = undefined;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const soon = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

/** The page as the server sends it, taken over by a browser that has no code of its widget. */
async function open(beforeIt: (html: HTMLElement) => void = () => {}): Promise<{ show(shown: Shown): Promise<void> }> {
  const { html: rendered } = renderWidgets([widget('data')], context, router, '');
  document.body.innerHTML = `<div id="hb-root">${renderToString(pageOf({ htmlOf: (id) => rendered.get(id)?.body ?? '' }, {}))}</div>`;
  place = document.querySelector('.hb-widget') as HTMLElement;
  screens.loaded.clear();
  const host = createWaitingWidgets(ahead);
  const html = document.getElementById('hb-root') as HTMLElement;
  beforeIt(html);
  act(() => void (root = takeOver(html, pageOf(host, {}))));
  place = document.querySelector('.hb-widget') as HTMLElement;
  return { show: async (shown) => act(async () => root?.render(pageOf(host, shown))) };
}

const said = () => place.querySelector('p')?.textContent;
const hasBegun = () => place.querySelector('[data-begun=true]') !== null;
const buttons = () => [...place.querySelectorAll('button')];
/** React knows the HTML of the place as the page's, and says so while it is developed with. */
const withoutRefs = ({ mock }: ReturnType<typeof errors>) =>
  mock.calls.filter(([first]) => !String(first).startsWith('Cannot use a ref'));
const errors = () => vi.spyOn(console, 'error').mockImplementation(() => {});

describe('a widget of the first page', () => {
  test('begins afresh, without an error, where the browser has translated it', async () => {
    const logged = errors();
    const told = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', told);
    await open();
    translateTexts(place);
    expect(said()).toBe('translated data 日本語 nobody');
    seen(true);
    await soon();
    expect(hasBegun()).toBe(true);
    expect(said()).toBe('data 日本語 nobody');
    act(() => buttons()[0]?.click());
    expect(buttons()[0]?.textContent).toBe('1');
    expect([...withoutRefs(logged), ...told.mock.calls]).toEqual([]);
  });

  test('is there again, without an error, where the whole page was translated and rendered afresh', async () => {
    const told = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', told);
    const logged = errors();
    await open(translateTexts);
    await soon();
    expect(document.querySelector('h1')?.textContent).toBe('home');
    expect([said(), hasBegun()]).toEqual(['data 日本語 nobody', true]);
    act(() => buttons()[0]?.click());
    expect([buttons()[0]?.textContent, place.querySelectorAll('a').length]).toEqual(['1', 3]);
    expect([...withoutRefs(logged), ...told.mock.calls]).toEqual([]);
  });

  test.each([
    ['a button', 0, () => buttons()[0]?.textContent === '1'],
    ['what opens a dialog', 1, () => opened.mock.calls.length === 1],
    ['a link that does more', 3, () => played.mock.calls.length === 1],
    ['a link that opens beside the page', 4, () => played.mock.calls.length === 1],
  ])('loses no press on %s where the browser has translated it, before its code or with it', async (_, at, isHeard) => {
    errors();
    vi.stubGlobal('reportError', vi.fn());
    for (const isThere of [false, true]) {
      played.mockReset();
      opened.mockReset();
      await open();
      translateTexts(place);
      if (isThere) screens.loaded.set('widget', module);
      const pressed = [...place.querySelectorAll<HTMLElement>('button, a')][at];
      document.addEventListener('click', (event) => event.preventDefault(), { once: true });
      act(() => pressed?.querySelector('font')?.click());
      await soon();
      // It is another element by now.
      expect([isThere, pressed?.isConnected, isHeard()]).toEqual([isThere, false, true]);
      expect([...place.querySelectorAll('button, a')]).toHaveLength(5);
      act(() => root?.unmount());
    }
  });

  test('is the server’s HTML until it comes near the window, and then takes over the same elements', async () => {
    const logged = errors();
    await open();
    const paragraph = place.querySelector('p');
    expect(said()).toBe('data 日本語 nobody');
    await soon();
    expect(screens.fetch).not.toHaveBeenCalled();
    seen(false);
    await soon();
    expect(hasBegun()).toBe(false);
    seen(true);
    await soon();
    expect(hasBegun()).toBe(true);
    expect(place.querySelector('p')).toBe(paragraph);
    expect(logged).not.toHaveBeenCalled();
  });

  test('begins in a quiet moment', async () => {
    await open();
    await idle();
    expect(hasBegun()).toBe(true);
  });

  test.each(['pointerover', 'pointerdown', 'focusin'])('begins at %s', async (type) => {
    await open();
    buttons()[0]?.dispatchEvent(new Event(type, { bubbles: true }));
    await soon();
    expect(hasBegun()).toBe(true);
  });

  test('hears a press that comes before its code, once the code is there', async () => {
    let arrive = (): void => undefined;
    screens.fetch.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
    await open();
    const [button] = buttons();
    button?.click();
    await soon();
    expect(button?.hasAttribute('data-pressed')).toBe(true);
    arrive();
    await soon();
    expect([buttons()[0]?.textContent, buttons()[0]?.hasAttribute('data-pressed')]).toEqual(['1', false]);
  });

  test('hears the very press that comes before it began, where the code is there', async () => {
    await open();
    screens.loaded.set('widget', module);
    act(() => buttons()[0]?.click());
    expect(buttons()[0]?.textContent).toBe('1');
  });

  test('leaves a press on a link to the page', async () => {
    screens.fetch.mockReturnValue(new Promise(() => {}));
    await open();
    const follows = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', follows, { once: true });
    place.querySelector('a')?.click();
    expect(follows).toHaveBeenCalledOnce();
  });

  test('keeps a link that does more than lead somewhere until its code is there', async () => {
    await open();
    place.querySelector<HTMLElement>('[data-waits]')?.click();
    await soon();
    expect(played).toHaveBeenCalledOnce();
  });

  test('follows such a link where the code is lost', async () => {
    screens.fetch.mockRejectedValue(new Error('offline'));
    await open();
    const followed = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', followed, { once: true });
    place.querySelector<HTMLElement>('[data-waits]')?.click();
    await soon();
    expect([followed.mock.calls.length, played.mock.calls.length]).toEqual([1, 0]);
  });

  test('lets a link that opens beside the page open at once and only once, and hears of it when its code is there', async () => {
    await open();
    const follows = vi.fn<(event: Event) => unknown>((event) => event.defaultPrevented || event.preventDefault());
    document.addEventListener('click', follows);
    place.querySelector<HTMLElement>('[data-waits=beside]')?.click();
    expect(played).not.toHaveBeenCalled();
    await soon();
    document.removeEventListener('click', follows);
    expect(follows.mock.results.map(({ value }) => value)).toEqual([undefined, true]);
    expect(played).toHaveBeenCalledOnce();
  });

  test('stays readable when its code is lost, and begins when the network comes back', async () => {
    screens.fetch.mockRejectedValue(new Error('offline'));
    await open();
    seen(true);
    await idle();
    expect([said(), hasBegun()]).toEqual(['data 日本語 nobody', false]);
    screens.fetch.mockResolvedValue();
    window.dispatchEvent(new Event('online'));
    await soon();
    expect(hasBegun()).toBe(true);
  });

  test('asks for its lost code again at a press, and opens what the page has', async () => {
    screens.fetch.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    await open();
    seen(true);
    await soon();
    buttons()[1]?.click();
    await soon();
    expect(opened).toHaveBeenCalledOnce();
  });

  test('hears of the member, of another language and of new data', async () => {
    const { show } = await open();
    seen(true);
    await soon();
    await show({ member: 'Hanako' });
    expect(said()).toBe('data 日本語 Hanako');
    await show({ member: 'Hanako', language: 'eng', data: 'new' });
    expect(said()).toBe('new English Hanako');
  });

  test('that still waits begins when the page changes its language or data, and shows them', async () => {
    const logged = errors();
    const { show } = await open();
    await show({ language: 'eng', data: 'new', member: 'Hanako' });
    await soon();
    expect([said(), logged.mock.calls]).toEqual(['new English Hanako', []]);
  });

  test('ends with the page, also before its code has come', async () => {
    const { show } = await open();
    await show({ data: '' });
    seen(true);
    await idle();
    expect(document.querySelector('.hb-widget')).toBeNull();
  });

  test('comes back as a part of a page that brings its code', async () => {
    const { show } = await open();
    await show({ data: '' });
    screens.loaded.set('widget', module);
    await show({});
    place = document.querySelector('.hb-widget') as HTMLElement;
    expect([said(), hasBegun()]).toEqual(['data 日本語 nobody', true]);
  });
});
