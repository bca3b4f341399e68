import { defineConfig, type ReporterDescription } from '@playwright/test';
import { findHeadlessChromium } from './chromium.ts';
import { freePort } from './free-port.ts';
import { inHand, isComplete, once } from './sweep.ts';

// Every worker reads this file again, so the environment hands down what the first reading found out.
if (process.env['CHROMIUM_PATH'] === undefined) {
  const { path, environment } = await findHeadlessChromium();
  Object.assign(process.env, environment, { CHROMIUM_PATH: path });
}
process.env['HIROBA_JOURNEY_PORT'] ??= String(await freePort());
const port = process.env['HIROBA_JOURNEY_PORT'];
const report = process.env['HIROBA_JOURNEY_REPORT'];
/** Set it to try the journeys on a server that is already running. */
const runningServer = process.env['HIROBA_JOURNEY_URL'];

const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  // Nothing is compared by its pixels, and four times as many take a tenth of the time.
  deviceScaleFactor: 1,
  // The phone asks for reduced motion and the desktop does not, so that both ways are tested.
  contextOptions: { reducedMotion: 'reduce' as const },
  userAgent:
    'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36',
};

/** Laid out otherwise at the desk than in the hand, or in the way of every buyer. */
const laidOutForTheDesk = [
  'booth',
  'booth-list',
  'keyboard',
  'look-through-on-desktop',
  'my-tickets',
  'page-blocks',
  'schedule',
  'ticket-cart',
  'ticket-purchase',
  'timetable',
].map((name) => `**/${name}.spec.ts`);

const isOnce = new RegExp(`${once.tag}\\b`);
const isInHand = new RegExp(`${once.tag}\\b|${inHand.tag}\\b`);

/** What costs money, and the gate: in both languages in the hand. */
const phoneInEnglish = {
  name: 'phone in English',
  testMatch: ['**/ticket-purchase.spec.ts', '**/ticket-outcomes.spec.ts', '**/my-tickets.spec.ts'],
  grepInvert: isOnce,
  use: { ...phone, locale: 'en-US' },
};

const reporters: ReporterDescription[] = [['list']];
if (report !== undefined) reporters.push(['json', { outputFile: report }]);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.{e2e,test,spec}.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // The longest takes a quarter of it.
  timeout: 60_000,
  // A busy machine may starve a browser once. What fails twice is broken; npm test names what failed once.
  retries: report === undefined ? 0 : 1,
  expect: { timeout: 10_000 },
  reporter: reporters,
  use: {
    baseURL: runningServer ?? `http://localhost:${port}`,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // A trace of every journey would double their time; `--trace on` brings it for the one that fails.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: '**/*-on-desktop.spec.ts',
      use: phone,
    },
    ...(isComplete ? [phoneInEnglish] : []),
    {
      name: 'desktop',
      ...(isComplete
        ? { testIgnore: '**/*-on-phone.spec.ts' }
        : { testMatch: laidOutForTheDesk, grepInvert: isInHand }),
      use: { viewport: { width: 1280, height: 900 }, locale: 'en-US' },
    },
  ],
  ...(runningServer === undefined && {
    webServer: {
      command: 'node serve.mjs',
      url: `http://localhost:${port}/readyz`,
      env: { PORT: port, HOST: '127.0.0.1', HIROBA_JOURNEY_RUNNER: String(process.pid) },
      timeout: 120_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      stdout: 'ignore',
      stderr: 'pipe',
    },
  }),
});
