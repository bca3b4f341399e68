import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../e2e/chromium.ts';

/** A middling phone in a train: a processor of a quarter, and the browsers' own "Fast 3G". */
const slowdown = 4;
const fast3g = { offline: false, latency: 562.5, downloadThroughput: 188_743, uploadThroughput: 86_400 };

export interface Largest {
  ms: number;
  /** What was painted: the tag and the class of the element. */
  what: string;
}

export interface SlowPhone {
  /** A new visitor without anything kept. With tokens it is a member. */
  visit(tokens?: Tokens): Promise<Visitor>;
  /** Somebody at a desk, whose processor is as many times slower, beside the server. */
  desk(slower: number): Promise<Visitor>;
  close(): Promise<void>;
}

export interface Visitor {
  page: Page;
  close(): Promise<void>;
}

export interface Tokens {
  accessToken: string;
  refreshToken: string;
  /** Undefined: portal 1 of the demo. */
  memberRealm?: string;
}

declare global {
  interface Window {
    benchLargest?: Largest;
    benchPresses?: { at: number; ms: number }[];
  }
}

export async function openSlowPhone(origin: string): Promise<SlowPhone> {
  const { path, environment } = await findChromium();
  const browser: Browser = await chromium.launch({
    executablePath: path,
    env: { ...(process.env as Record<string, string>), ...environment },
    args: ['--no-sandbox'],
  });
  return {
    async visit(tokens) {
      const context = await browser.newContext({
        baseURL: origin,
        locale: 'ja-JP',
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
      });
      await context.addInitScript(observe);
      if (tokens !== undefined) {
        // As the browser of a member says it from its second page on.
        await context.addCookies([{ name: 'passed-doors', value: 'member', url: origin }]);
        await context.addInitScript(enter, tokens);
      }
      return { page: await slowPage(context), close: () => context.close() };
    },
    async desk(slower) {
      const viewport = { width: 1440, height: 900 };
      const context = await browser.newContext({ baseURL: origin, locale: 'ja-JP', viewport });
      await context.addInitScript(observe);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
      return { page, close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', fast3g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** Runs in the page before anything else. */
function observe(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
      const { element } = entry;
      const what = element === undefined ? 'gone' : `${element.tagName.toLowerCase()}.${element.className}`;
      window.benchLargest = { ms: entry.startTime, what };
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  window.benchPresses = [];
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if ((entry.interactionId ?? 0) > 0) window.benchPresses?.push({ at: entry.startTime, ms: entry.duration });
    }
  }).observe(options);
}

function enter({ accessToken, refreshToken, memberRealm = 'portal/1' }: Tokens): void {
  if (sessionStorage.getItem('entered') !== null) return;
  sessionStorage.setItem('entered', '1');
  for (const [key, value] of Object.entries({ accessToken, refreshToken, memberRealm })) {
    localStorage.setItem(key, value);
  }
}

const restMs = 1000;
const restsMost = 30;

/** The largest paint of a page that has come to rest. */
export async function largestPaint(page: Page, path: string): Promise<Largest> {
  // From nowhere, also to the page that it shows: a second visit is no reload.
  await page.goto('about:blank');
  await page.goto(path, { waitUntil: 'load' });
  let before: Largest | undefined;
  for (let rests = 1; ; rests += 1) {
    await page.waitForTimeout(restMs);
    const found = await page.evaluate(() => window.benchLargest);
    if (found === undefined && rests > restsMost) throw new Error(`${path} painted nothing.`);
    if (found !== undefined && found.ms === before?.ms) return found;
    before = found;
  }
}

/** Presses, waits for what follows, and says how long the page took until it painted again. */
export async function press(page: Page, what: () => Promise<void>, follows: () => Promise<void>): Promise<number> {
  const before = await page.evaluate(() => performance.now());
  await what();
  await follows();
  await page.waitForTimeout(500);
  const entries = (await page.evaluate(() => window.benchPresses)) ?? [];
  return Math.max(16, ...entries.filter(({ at }) => at >= before - 1).map(({ ms }) => ms));
}
