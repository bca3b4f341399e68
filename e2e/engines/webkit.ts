import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../free-port.ts';
import { type Engine, firstInSight, onPath, patienceMs, until } from './engine.ts';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Something of the page, as the WebDriver protocol names it. */
interface Found {
  [elementKey]: string;
}

/** What this machine lacks to start WebKit; undefined: nothing. */
export function missingForWebKit(): string | undefined {
  if (process.platform === 'win32' || !onPath('WebKitWebDriver')) return 'WebKitWebDriver is not installed';
  return onPath('Xvfb') || process.env['DISPLAY'] !== undefined ? undefined : 'there is neither Xvfb nor a display';
}

/** All of it is one group of processes, which ends with the runner too, however that ends: then their input is closed. */
const script = `
if command -v Xvfb >/dev/null; then
  Xvfb -displayfd 3 -screen 0 1400x1000x24 -nolisten tcp 3>"$HOME/display" 2>/dev/null &
  tries=0
  while [ ! -s "$HOME/display" ] && [ $((tries += 1)) -lt 200 ]; do sleep 0.05; done
  export DISPLAY=":$(cat "$HOME/display")"
fi
WebKitWebDriver --host=127.0.0.1 --port="$1" >/dev/null 2>&1 &
read -r end
trap '' TERM
kill 0
wait
rm -rf "$HOME"`;

/** Its tool bar would keep the window wider than a phone. */
function settings(home: string, isStill: boolean): void {
  const folder = join(home, '.config/gtk-3.0');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'settings.ini'), `[Settings]\ngtk-enable-animations=${isStill ? 0 : 1}\n`);
  const small =
    '{ min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px; -gtk-icon-source: none; }';
  writeFileSync(join(folder, 'gtk.css'), `* ${small}\n`);
}

async function startDriver(home: string, isStill: boolean): Promise<{ group: ChildProcess; address: string }> {
  const port = await freePort();
  settings(home, isStill);
  const group = spawn('sh', ['-c', script, 'webkit', String(port)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: {
      PATH: process.env['PATH'],
      DISPLAY: process.env['DISPLAY'],
      LANG: 'C.UTF-8',
      TZ: 'Asia/Tokyo',
      HOME: home,
      XDG_RUNTIME_DIR: home,
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await until('WebKitWebDriver listens', async () => (await fetch(`${address}/status`).catch(() => undefined))?.ok);
  return { group, address };
}

/** WebKit, driven by the W3C WebDriver protocol. `isStill`: its visitor wants less motion. */
export async function startWebKit({ isStill } = { isStill: true }): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'hiroba-webkit-'));
  const { group, address } = await startDriver(home, isStill);
  let session = '';

  const call = <Answer>(path: string, body: object = {}): Promise<Answer> =>
    ask(path, { method: 'POST', body: JSON.stringify(body) });
  const get = <Answer>(path: string): Promise<Answer> => ask(path, {});

  async function ask<Answer>(path: string, how: RequestInit): Promise<Answer> {
    const answer = await fetch(address + session + path, {
      ...how,
      signal: AbortSignal.timeout(2 * patienceMs),
    }).catch((error: unknown) => {
      throw new Error(`WebKit does not answer ${path}.`, { cause: error });
    });
    const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`WebKit refused ${path}: ${value.error} ${value.message}`);
    return value;
  }

  async function close(): Promise<void> {
    const ended = group.exitCode === null && group.signalCode === null ? once(group, 'exit') : undefined;
    group.stdin?.end();
    await ended;
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  const run: Engine['run'] = (work, ...args) =>
    call('/execute/sync', { script: `return (${work.toString()})(...arguments)`, args });

  const find = (selector: string, words = ''): Promise<Found> =>
    until(`${selector} “${words}” is there`, () => run(firstInSight, selector, words) as Promise<Found | undefined>);

  try {
    const { sessionId } = await call<{ sessionId: string }>('/session', { capabilities: {} });
    session = `/session/${sessionId}`;
  } catch (error) {
    await close();
    throw error;
  }

  return {
    name: 'WebKit',
    run,
    close,
    open: (url) => call('/url', { url }),
    reload: () => call('/refresh'),
    back: () => call('/back'),
    async resize(width, height) {
      await call('/window/rect', { width, height });
      const beside = await run(() => [window.innerWidth, window.innerHeight]);
      await call('/window/rect', {
        width: 2 * width - (beside[0] ?? width),
        height: 2 * height - (beside[1] ?? height),
      });
    },
    async see(selector, words) {
      await find(selector, words);
    },
    picture: async () => Buffer.from(await get<string>('/screenshot'), 'base64'),
    async click(selector, words) {
      // What it finds may be put in another's place just then.
      await until(`${selector} can be clicked`, async () => {
        const found = await find(selector, words);
        // WebDriver would leave it below what sticks to the edges.
        await run(
          (element) => (element as unknown as Element).scrollIntoView({ block: 'center', behavior: 'instant' }),
          found,
        );
        return call(`/element/${found[elementKey]}/click`).then(
          () => true,
          (error: unknown) => {
            if (/not interactable|stale element|click intercepted/.test(String(error))) return false;
            throw error;
          },
        );
      });
    },
    async type(selector, text) {
      await call(`/element/${(await find(selector))[elementKey]}/value`, { text });
    },
    async choose(selector, path) {
      const found = await call<Found>('/element', { using: 'css selector', value: selector });
      await call(`/element/${found[elementKey]}/value`, { text: resolve(path) });
    },
    press: (value) =>
      call('/actions', {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ],
          },
        ],
      }),
  };
}
