import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { connectBidi } from './bidi.ts';
import { type Engine, firstInSight, patienceMs, placeOnPath, until } from './engine.ts';

const commands = ['firefox', 'firefox-esr'];
const findFirefox = (): string | undefined => commands.map(placeOnPath).find((path) => path !== undefined);

/** What this machine lacks to start Firefox; undefined: nothing. */
export const missingForFirefox = (): string | undefined =>
  findFirefox() === undefined ? 'Firefox is not installed' : undefined;

/** It asks nobody but the server of the journeys. */
const preferences = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'ja-JP, ja',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.dns.disablePrefetch': true,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
};

type Value = { type: string; value?: unknown; sharedId?: string };
type Node = Required<Pick<Value, 'sharedId'>>;

async function startBrowser(home: string, more: object): Promise<{ browser: ChildProcess; address: string }> {
  const lines = Object.entries({ ...preferences, ...more }).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(home, 'user.js'), lines.join(''));
  const browser = spawn(
    findFirefox() ?? '',
    ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port=0', 'about:blank'],
    {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        HOME: home,
        LANG: 'ja_JP.UTF-8',
        TZ: 'Asia/Tokyo',
        MOZ_CRASHREPORTER_DISABLE: '1',
      },
    },
  );
  const said = createInterface({ input: browser.stderr });
  const address = await new Promise<string>((found, reject) => {
    const timer = setTimeout(() => reject(new Error('Firefox does not start.')), 6 * patienceMs);
    said.on('line', (line) => {
      const match = /WebDriver BiDi listening on (ws:\S+)/.exec(line);
      if (match === null) return;
      clearTimeout(timer);
      found(match[1] as string);
    });
  });
  return { browser, address };
}

/** What people set who let no site store anything. */
export const refusingStorage = { 'network.cookie.cookieBehavior': 2 };

/** Firefox as people have it, or with settings of their own, driven by the W3C WebDriver BiDi protocol. */
export async function startFirefox(settings: object = {}): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'hiroba-firefox-'));
  const { browser, address } = await startBrowser(home, settings);
  const bidi = await connectBidi(`${address}/session`);
  await bidi.send('session.new', { capabilities: {} });
  const { contexts } = await bidi.send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const context = contexts[0]?.context ?? '';
  // Whatever ends the runner ends it too.
  const end = (): void =>
    void (browser.pid !== undefined && browser.exitCode === null && process.kill(-browser.pid, 'SIGKILL'));
  process.once('exit', end);

  async function inPage(work: string, given: readonly unknown[]): Promise<Value> {
    const isNode = (one: unknown): one is Node => typeof one === 'object' && one !== null && 'sharedId' in one;
    const local = given.map((one) => {
      if (isNode(one)) return { sharedId: one.sharedId };
      return one === undefined ? { type: 'undefined' } : { type: 'string', value: JSON.stringify(one) };
    });
    const answer = await bidi.send<{ type: string; result: Value; exceptionDetails?: { text: string } }>(
      'script.callFunction',
      {
        functionDeclaration: `async (...given) => {
          const answer = await (${work})(...given.map((one) => (typeof one === 'string' ? JSON.parse(one) : one)));
          return answer instanceof Node ? answer : JSON.stringify(answer);
        }`,
        arguments: local,
        target: { context },
        awaitPromise: true,
        userActivation: true,
      },
    );
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
    return answer.result;
  }

  const run: Engine['run'] = async (work, ...given) => {
    const { type, value } = await inPage(work.toString(), given);
    return (type === 'string' ? JSON.parse(value as string) : undefined) as never;
  };

  /** A document may be left for another just then. */
  const find = (selector: string, words = ''): Promise<Node> =>
    until(`${selector} “${words}” is there`, async () => {
      const found = await inPage(firstInSight.toString(), [selector, words]).catch(() => undefined);
      return found?.sharedId === undefined ? undefined : { sharedId: found.sharedId };
    });

  const keys = (text: string): object => ({
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  });
  const perform = (...actions: object[]): Promise<unknown> => bidi.send('input.performActions', { context, actions });
  const navigate = (method: string, params: object): Promise<void> => bidi.send(method, { context, ...params });

  return {
    name: 'Firefox',
    run,
    open: (url) => navigate('browsingContext.navigate', { url, wait: 'complete' }),
    reload: () => navigate('browsingContext.reload', { wait: 'complete' }),
    back: () => navigate('browsingContext.traverseHistory', { delta: -1 }),
    resize: (width, height) => bidi.send('browsingContext.setViewport', { context, viewport: { width, height } }),
    async see(selector, words) {
      await find(selector, words);
    },
    async click(selector, words) {
      const { sharedId } = await find(selector, words);
      await inPage(`(element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })`, [{ sharedId }]);
      const origin = { type: 'element', element: { sharedId } };
      await perform({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: 0, y: 0, origin },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    async type(selector, text) {
      const node = await find(selector);
      await inPage(`(element) => element.focus()`, [node]);
      await perform(keys(text));
    },
    async choose(selector, path) {
      const { sharedId } = await inPage(`(css) => document.querySelector(css)`, [selector]);
      await bidi.send('input.setFiles', { context, element: { sharedId }, files: [resolve(path)] });
    },
    async press(key) {
      await perform(keys(key));
    },
    async picture() {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    async close() {
      const ended = browser.exitCode === null ? once(browser, 'exit') : undefined;
      await bidi.send('browser.close').catch(() => {});
      bidi.close();
      const late = setTimeout(end, patienceMs);
      await ended;
      clearTimeout(late);
      process.removeListener('exit', end);
      rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
