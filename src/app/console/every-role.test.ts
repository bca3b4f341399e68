// Alone: a page and its server stand in one process.
import { setTimeout } from 'node:timers/promises';
import { Window } from 'happy-dom';
import { createElement } from 'react';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { operatorRoles, type OperatorRole } from '#kernel/console/operator-role.ts';
import { operatorAt, setUpApp } from '../../../test/console-operators.ts';
import { patienceMs } from '../../../test/patience.ts';
import { startTestSite, type TestSite } from '../../../test/start-test-site.ts';

/** An event with tickets and booths. */
const root = '/console/sites/event-11';
const title = 'ものづくり共創EXPO';

let server: TestSite;
let parts: Awaited<ReturnType<typeof loadConsole>>;
beforeAll(async () => {
  server = await startTestSite({ isDemo: false });
  parts = await loadConsole();
});
let close: (() => void) | undefined;
afterEach(() => close?.());
afterAll(() => server.close());

/** Frames stay empty: what is previewed there is not of the console. */
const settings = { disableIframePageLoading: true, disableJavaScriptFileLoading: true, disableCSSFileLoading: true };

/** The server needs what Node has, so the page gets of its window only what Node has not. */
async function loadConsole() {
  const window = new Window({ url: 'http://hiroba.test/console/', settings });
  for (const key of Object.getOwnPropertyNames(window)) {
    if (key in globalThis) continue;
    const value: unknown = Reflect.get(window, key);
    Object.defineProperty(globalThis, key, { value, configurable: true, writable: true });
  }
  const [{ createRoot }, { ConsoleApp }, { ConsoleCore }, { ConsoleRouter }, { kitTexts }, { commonTexts }, features] =
    await Promise.all([
      import('react-dom/client'),
      import('./console-app.tsx'),
      import('./console-core.ts'),
      import('#console/navigation/console-router.ts'),
      import('#console/kit-texts.ts'),
      import('#web/texts/common-texts.ts'),
      import('./console-features.ts'),
    ]);
  const texts = [kitTexts, commonTexts, ...features.consoleFeatures.flatMap(({ texts: own = [] }) => own)];
  await Promise.all(texts.map((one) => one.load('jpn')));
  return { createRoot, ConsoleApp, ConsoleCore, ConsoleRouter, texts, failed: kitTexts.of('jpn').failedTitle };
}

/** The console as somebody with a role at the event opens it, and the calls that were refused to them. */
async function opened(role: OperatorRole, address: string) {
  const scope = { booths: role === 'exhibitor' ? [1, 2].map((detailId) => ({ contentId: 200, detailId })) : [] };
  const client = await operatorAt(server, 'event/11', role, `${role}.${address.length}@example.jp`, scope);
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
      storage: { get: () => undefined, set: () => {} } as never,
      texts: parts.texts,
    }),
  );
  close = () => {
    shown.unmount();
    document.body.replaceChildren();
  };
  /** The page of an address stands there with all that it reads. */
  const arrived = async (pathname: string): Promise<void> => {
    const isThere = (): boolean =>
      router.location.pathname === pathname &&
      waits === 0 &&
      document.querySelector('.hc-loading, .hc-main .hc-skeleton') === null &&
      document.querySelector('h1') !== null;
    const end = Date.now() + patienceMs;
    // Twice, since a page begins its calls when it stands there.
    for (let seen = 0; seen < 2; seen = isThere() ? seen + 1 : 0) {
      if (Date.now() > end) throw new Error(`${pathname} does not come: ${router.location.pathname}, ${waits} calls.`);
      // oxlint-disable-next-line no-await-in-loop -- One look after the other.
      await setTimeout(20);
    }
  };
  return { router, refused, arrived };
}

const siteName = (): string | undefined => document.querySelector('.hc-site-name')?.textContent;
const rows = (): string[] => [...document.querySelectorAll('.hc-nav a')].map((row) => row.getAttribute('href') ?? '');

const starts: Readonly<Record<OperatorRole, string>> = {
  owner: root,
  editor: root,
  sales: root,
  reception: `${root}/reception`,
  exhibitor: `${root}/booths`,
  reader: root,
};

describe.each(operatorRoles)('the console of %s', (role) => {
  const start = starts[role];
  test('begins at a page of theirs, names the site, and has no row that leads to a refusal', async () => {
    const { router, refused, arrived } = await opened(role, '/console/');
    await arrived('/console/');
    const link = document.querySelector('.hc-rows a')?.getAttribute('href') ?? '';
    router.go(link);
    await arrived(start);
    expect(siteName()).toBe(title);
    const offered = rows();
    expect(offered).toContain(start);
    for (const path of offered) {
      router.go(path);
      // oxlint-disable-next-line no-await-in-loop -- One page after the other.
      await arrived(path);
      expect([path, document.body.textContent?.includes(parts.failed)]).toEqual([path, false]);
    }
    expect(refused).toEqual([]);
  });

  test('leads on from the address of the site', async () => {
    const { arrived } = await opened(role, root);
    await arrived(start);
    expect(rows()).toContain(start);
  });
});
