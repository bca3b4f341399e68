import { describe, expect, test, vi } from 'vitest';
import { loadingDelayMs, tokenPollMs } from '#kernel/limits.ts';
import { type StartUpPorts, StartUpStop, startUp, startUpSteps } from './site-entry.ts';

/** The ports of an ordinary visitor; they record their calls. */
function testPorts(more: Partial<StartUpPorts> = {}): { ports: StartUpPorts; done: string[] } {
  const done: string[] = [];
  const record = (name: string) => async () => void done.push(name);
  const ports: StartUpPorts = {
    loadCommonData: record('common data'),
    isApplication: () => false,
    hasAccessToken: () => false,
    areRouteParametersValid: () => true,
    isPreview: () => false,
    hasSiteData: () => false,
    loadSiteData: record('site data'),
    async checkPasscode() {
      done.push('passcode');
      return true;
    },
    async mayAccessWeb() {
      done.push('web access');
      return true;
    },
    doesContentExist() {
      done.push('content');
      return true;
    },
    authenticate: record('authentication'),
    isLoggedIn: () => true,
    loadPersonalData: record('personal data'),
    sendFirstViewLog: () => void done.push('first view log'),
    wait: async (ms) => void done.push(`wait ${ms}`),
    ...more,
  };
  return { ports, done };
}

const end = { ready: { kind: 'ready' }, error: { kind: 'stopped', goTo: 'error' } };

describe('the start-up', () => {
  test('takes ten steps in the order of the spec; the eighth is the authentication [BOOT-001, BOOT-002, BOOT-015]', async () => {
    const { ports, done } = testPorts();
    const steps: string[] = [];
    expect(await startUp(ports, false, (name) => steps.push(name))).toEqual(end.ready);
    expect(steps).toEqual([
      'common data',
      'app token',
      'route parameters',
      'site data',
      'passcode',
      'web access',
      'content',
      'authentication',
      'personal data',
      'first view log',
    ]);
    expect(startUpSteps.map(({ name }) => name)).toEqual(steps);
    // The two in between only look.
    expect(done).toEqual(steps.filter((name) => name !== 'app token' && name !== 'route parameters'));
  });

  test.each([
    ['common data', { loadCommonData: fail }, []],
    ['site data', { loadSiteData: fail }, ['common data']],
    ['authentication', { authenticate: fail }, ['common data', 'site data', 'passcode', 'web access', 'content']],
  ])('runs nothing after a failure of %s [BOOT-001]', async (_, port, before) => {
    const { ports, done } = testPorts(port);
    expect(await startUp(ports, true)).toEqual({ kind: 'stopped', goTo: undefined, error: failure });
    expect(done).toEqual(before);
  });

  test('sends one first view log at its end, and none if it stops before [BOOT-018]', async () => {
    const whole = testPorts();
    await startUp(whole.ports, false);
    expect(whole.done.filter((name) => name === 'first view log')).toEqual(['first view log']);
    const stopped = testPorts({ doesContentExist: () => false });
    await startUp(stopped.ports, false);
    expect(stopped.done).not.toContain('first view log');
  });
});

const failure = new Error('no answer');
async function fail(): Promise<never> {
  throw failure;
}

describe('the wait for an access token', () => {
  test('looks every 500 ms inside the app until there is one [BOOT-004]', async () => {
    vi.useFakeTimers();
    let token = false;
    setTimeout(() => (token = true), 1_200);
    const start = Date.now();
    const { ports } = testPorts({
      isApplication: () => true,
      hasAccessToken: () => token,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      loadCommonData: async () => {},
    });
    const seen: [string, number][] = [];
    const walking = startUp(ports, false, (name) => seen.push([name, Date.now() - start]));
    await vi.advanceTimersByTimeAsync(1_499);
    expect(seen.at(-1)).toEqual(['app token', 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.find(([name]) => name === 'route parameters')).toEqual(['route parameters', 1_500]);
    expect(await walking).toEqual(end.ready);
    expect(tokenPollMs).toBe(500);
    vi.useRealTimers();
  });

  test('does not happen outside the app, or if the token is already there [BOOT-005]', async () => {
    for (const more of [{}, { isApplication: () => true, hasAccessToken: () => true }]) {
      const { ports, done } = testPorts(more);
      expect(await startUp(ports, false)).toEqual(end.ready);
      expect(done).not.toContain('wait 500');
    }
  });
});

describe('a step that refuses', () => {
  test('invalid route parameters lead to the error page before anything is called [BOOT-006]', async () => {
    const { ports, done } = testPorts({ areRouteParametersValid: () => false });
    expect(await startUp(ports, true)).toEqual(end.error);
    expect(done).toEqual(['common data']);
  });

  test('the check for web access leads to the error page [ACCESS-045]', async () => {
    const { ports, done } = testPorts({ mayAccessWeb: async () => false });
    expect(await startUp(ports, true)).toEqual(end.error);
    expect(done).toEqual(['common data', 'site data', 'passcode']);
  });

  test('a content that does not exist leads to the error page [BOOT-014]', async () => {
    const { ports, done } = testPorts({ doesContentExist: () => false });
    expect(await startUp(ports, true)).toEqual(end.error);
    expect(done.at(-1)).toBe('web access');
  });

  test.each(['verify', 'login', 'home'] as const)('can send to the page %s', async (goTo) => {
    const { ports, done } = testPorts({
      checkPasscode: async () => {
        throw new StartUpStop(goTo);
      },
    });
    expect(await startUp(ports, true)).toEqual({ kind: 'stopped', goTo });
    expect(done).toEqual(['common data', 'site data']);
  });
});

describe('the site data', () => {
  test('are fetched only if the browser does not have them yet [BOOT-007]', async () => {
    const held = testPorts({ hasSiteData: () => true });
    await startUp(held.ports, false);
    expect(held.done).not.toContain('site data');
    const missing = testPorts();
    await startUp(missing.ports, false);
    expect(missing.done).toContain('site data');
  });

  test('are not fetched on the preview path [BOOT-012]', async () => {
    const { ports, done } = testPorts({ isPreview: () => true });
    expect(await startUp(ports, false)).toEqual(end.ready);
    expect(done).not.toContain('site data');
  });
});

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])(
  'personal data of a visitor logged in: %s, with the passcode verified: %s, is loaded: %s [BOOT-017]',
  async (isLoggedIn, isVerified, isLoaded) => {
    const { ports, done } = testPorts({ isLoggedIn: () => isLoggedIn, checkPasscode: async () => isVerified });
    await startUp(ports, false);
    expect(done.includes('personal data')).toBe(isLoaded);
  },
);

describe('the end', () => {
  test('is silent for an ended session, status 552 [BOOT-019]', async () => {
    const ended = Object.assign(new Error(''), { name: 'CallError', status: 552 });
    const { ports, done } = testPorts({ loadPersonalData: () => Promise.reject(ended) });
    expect(await startUp(ports, true)).toEqual({ kind: 'silent' });
    expect(done).not.toContain(`wait ${loadingDelayMs}`);
  });

  test('comes after any other failure too [BOOT-020]', async () => {
    const error = Object.assign(new Error(''), { name: 'CallError', status: 500 });
    const { ports } = testPorts({ loadPersonalData: () => Promise.reject(error) });
    expect(await startUp(ports, true)).toEqual({ kind: 'stopped', goTo: undefined, error });
  });

  test('comes 100 ms later where the layout waits [BOOT-021]', async () => {
    vi.useFakeTimers();
    const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
    const isReady = { late: false, atOnce: false };
    void startUp(testPorts({ wait }).ports, true).then(() => (isReady.late = true));
    void startUp(testPorts({ wait }).ports, false).then(() => (isReady.atOnce = true));
    await vi.advanceTimersByTimeAsync(99);
    expect(isReady).toEqual({ late: false, atOnce: true });
    await vi.advanceTimersByTimeAsync(1);
    expect(isReady).toEqual({ late: true, atOnce: true });
    vi.useRealTimers();
  });
});
