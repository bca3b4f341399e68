import { setTimeout } from 'node:timers/promises';
import { Window } from 'happy-dom';
import { createElement } from 'react';
import type { OperatorRole } from '#kernel/console/operator-role.ts';
import { operatorAt, setUpApp } from './console-operators.ts';
import { patienceMs } from './patience.ts';
import type { TestSite } from './start-test-site.ts';

/** Frames stay empty: what is previewed there is not of the console. A file that is downloaded does not replace the page. */
const settings = {
  disableIframePageLoading: true,
  disableJavaScriptFileLoading: true,
  disableCSSFileLoading: true,
  navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
};

/** The server needs what Node has, so the page gets of its window only what Node has not. */
export async function loadConsole() {
  const window = new Window({ url: 'http://hiroba.test/console/', settings });
  for (const key of Object.getOwnPropertyNames(window)) {
    if (key in globalThis) continue;
    const value: unknown = Reflect.get(window, key);
    Object.defineProperty(globalThis, key, { value, configurable: true, writable: true });
  }
  const [{ createRoot }, { ConsoleApp }, { ConsoleCore }, { ConsoleRouter }, { kitTexts }, { commonTexts }, features] =
    await Promise.all([
      import('react-dom/client'),
      import('../src/app/console/console-app.tsx'),
      import('../src/app/console/console-core.ts'),
      import('#console/navigation/console-router.ts'),
      import('#console/kit-texts.ts'),
      import('#web/texts/common-texts.ts'),
      import('../src/app/console/console-features.ts'),
    ]);
  const texts = [kitTexts, commonTexts, ...features.consoleFeatures.flatMap(({ texts: own = [] }) => own)];
  await Promise.all(texts.map((one) => one.load('jpn')));
  return { createRoot, ConsoleApp, ConsoleCore, ConsoleRouter, texts, failed: kitTexts.of('jpn').failedTitle };
}

let opened = 0;

export type LoadedConsole = Awaited<ReturnType<typeof loadConsole>>;

/** The console as somebody with a role at event 11 opens it, and the calls that were refused to them. */
export async function openConsole(parts: LoadedConsole, server: TestSite, role: OperatorRole, address: string) {
  const scope = { booths: role === 'exhibitor' ? [1, 2].map((detailId) => ({ contentId: 200, detailId })) : [] };
  const client = await operatorAt(server, 'event/11', role, `${role}.${(opened += 1)}@example.jp`, scope);
  await setUpApp(client);
  const refused: string[] = [];
  let waits = 0;
  const fetch = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = {
      ...(init.headers as Record<string, string>),
      cookie: client.cookie(),
      origin: 'http://hiroba.test',
    };
    waits += 1;
    const answer = await (init.method === 'POST'
      ? server.post(path, init.body, headers)
      : server.get(path, headers)
    ).finally(() => (waits -= 1));
    if (answer.status === 403 || answer.status === 404) refused.push(`${answer.status} ${path}`);
    return answer;
  };
  window.history.replaceState({}, '', address);
  const router = new parts.ConsoleRouter({
    location: window.location,
    history: window.history,
    scroll: { top: () => 0, to: () => {} },
    onPop: () => {},
  });
  const shown = parts.createRoot(document.body.appendChild(document.createElement('div')));
  shown.render(
    createElement(parts.ConsoleApp, {
      core: new parts.ConsoleCore('jpn', fetch as typeof globalThis.fetch),
      router,
      storage: { get: () => undefined, set: () => {}, remove: () => {} } as never,
      texts: parts.texts,
    }),
  );
  const close = (): void => {
    shown.unmount();
    document.body.replaceChildren();
  };
  const isCalm = (): boolean => waits === 0 && document.querySelector('.hc-loading, .hc-main .hc-skeleton') === null;
  /** The page of an address stands there with all that it reads. */
  const arrived = async (pathname: string): Promise<void> => {
    const isThere = (): boolean =>
      router.location.pathname === pathname && isCalm() && document.querySelector('h1') !== null;
    const end = Date.now() + patienceMs;
    // Twice, since a page begins its calls when it stands there.
    for (let seen = 0; seen < 2; seen = isThere() ? seen + 1 : 0) {
      if (Date.now() > end) throw new Error(`${pathname} does not come: ${router.location.pathname}, ${waits} calls.`);
      // oxlint-disable-next-line no-await-in-loop -- One look after the other.
      await setTimeout(20);
    }
  };
  /** Everything that was asked for has come. */
  const calm = async (): Promise<void> => {
    const end = Date.now() + patienceMs;
    for (let seen = 0; seen < 2 && Date.now() < end; seen = isCalm() ? seen + 1 : 0) {
      // oxlint-disable-next-line no-await-in-loop -- One look after the other.
      await setTimeout(5);
    }
  };
  return { router, refused, arrived, calm, close };
}
