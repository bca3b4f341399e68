import { defineConfig, type ReporterDescription } from '@playwright/test';
import { findHeadlessChromium } from './chromium.ts';
import { freePort } from './free-port.ts';
import { inHand, isComplete, long, once } from './sweep.ts';
import { longFile, runLength } from '../test/run-length.ts';

// Every worker reads this file again, so the environment hands down what the first reading found out.
if (process.env['CHROMIUM_PATH'] === undefined) {
  const { path, environment } = await findHeadlessChromium();
  Object.assign(process.env, environment, { CHROMIUM_PATH: path });
}
// Without a locale a browser cannot write a Japanese name of a file, and calls it "download".
if (!['LC_ALL', 'LC_CTYPE', 'LANG'].some((name) => process.env[name])) process.env['LANG'] = 'C.UTF-8';
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
  'console',
  'console-attendees',
  'console-mails',
  'console-layout',
  'console-numbers',
  'console-members',
  'console-rehearsal',
  'console-timetable',
  'my-tickets',
  'page-blocks',
  'schedule',
  'ticket-cart',
  'ticket-purchase',
  'timetable',
].map((name) => `**/${name}.spec.ts`);
/** Made for the desk: a usual run goes through them there and not in the hand. */
const ofTheDesk = ['**/keyboard.spec.ts', '**/look-through-on-desktop.long.spec.ts'];

const isOnce = new RegExp(`${once.tag}\\b`);
const isInHand = new RegExp(`${once.tag}\\b|${inHand.tag}\\b`);
/** Playwright compares it with the names of the project, the file and the journey, and its tags. */
const isLong = new RegExp(`${longFile.source}|${long.tag}\\b`);
const none = /^$/;

/** Which journeys of a size a run goes through: `seldom` are the sizes of which all journeys are long. */
function taken(isSeldom: boolean, never = none): { grep?: RegExp; grepInvert: RegExp[] } {
  if (runLength === 'usual') return { grepInvert: isSeldom ? [/^/] : [never, isLong] };
  return { ...(runLength === 'long' && !isSeldom && { grep: isLong }), grepInvert: [never] };
}

/** What costs money, and the gate: in both languages in the hand. */
const phoneInEnglish = {
  name: 'phone in English',
  testMatch: ['**/ticket-purchase.spec.ts', '**/ticket-outcomes.spec.ts', '**/my-tickets.spec.ts'],
  ...taken(true, isOnce),
  use: { ...phone, locale: 'en-US' },
};

const desk = { viewport: { width: 1280, height: 900 }, locale: 'en-US' };

const reporters: ReporterDescription[] = [['list']];
if (report !== undefined) reporters.push(['json', { outputFile: report }], ['../bin/journey-reporter.mjs']);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.{e2e,test,spec}.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // For a journey that hangs: one that goes on may take long on a slow machine.
  timeout: 900_000,
  // A busy machine may starve a browser once. What fails twice is broken; npm test names what failed once.
  retries: report === undefined ? 0 : 1,
  expect: { timeout: 60_000 },
  reporter: reporters,
  use: {
    // What never comes is told before the journey's own limit, which is as long as all of a long journey.
    actionTimeout: 180_000,
    navigationTimeout: 180_000,
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
      testIgnore: ['**/*-on-desktop*.spec.ts', ...(isComplete ? [] : ofTheDesk)],
      ...taken(false),
      use: phone,
    },
    ...(isComplete
      ? [phoneInEnglish, { name: 'desktop', testIgnore: '**/*-on-phone*.spec.ts', ...taken(true), use: desk }]
      : [
          { name: 'phone, more', testMatch: '**/keyboard.spec.ts', ...taken(true), use: phone },
          { name: 'desktop', testMatch: ofTheDesk, ...taken(false, isInHand), use: desk },
          { name: 'desktop, more', testMatch: laidOutForTheDesk, ...taken(true, isInHand), use: desk },
        ]),
  ],
  ...(runningServer === undefined && {
    webServer: {
      command: 'node serve.mjs',
      url: `http://localhost:${port}/readyz`,
      env: { PORT: port, HOST: '127.0.0.1', HIROBA_JOURNEY_RUNNER: String(process.pid) },
      timeout: 600_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      stdout: 'ignore',
      stderr: 'pipe',
    },
  }),
});
