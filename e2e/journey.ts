import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import type { LanguageCode } from '#kernel/language.ts';
import { type Words, wordsOf } from './words.ts';

/** Troubles that no page may have: errors and warnings of the console (the CSP's too), exceptions, failed requests. */
interface Troubles {
  /** From now on this kind of trouble is part of the journey. */
  expect(kind: RegExp): void;
}

type Project = 'phone' | 'phone in English' | 'desktop';

interface Journey {
  /** False: the page asks about cookies. */
  hasDecided: boolean;
  /** Japanese on the phone, English on the desktop and on the phone of those who visit. */
  language: LanguageCode;
  /** One of several members of the demo, because journeys of two projects would use up each other's limits. */
  oneOf(members: Record<Project, string>): string;
  words: Words;
  troubles: Troubles;
  /** Opens an address and waits until the page has been taken over by the browser. */
  open(address: string): Promise<void>;
}

export const test = base.extend<Journey>({
  hasDecided: [true, { option: true }],
  context: async ({ context, hasDecided, baseURL }, use) => {
    if (hasDecided) await context.addCookies([{ name: 'cookie-consent', value: 'true', url: baseURL }]);
    await use(context);
  },
  language: async ({ locale }, use) => use(locale === 'en-US' ? 'eng' : 'jpn'),
  oneOf: async ({ isMobile, language }, use) => {
    const phone = language === 'eng' ? 'phone in English' : 'phone';
    await use((members) => members[isMobile ? phone : 'desktop']);
  },
  words: async ({ language }, use) => use(await wordsOf(language)),
  troubles: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const found = watch(context);
      await context.addInitScript(tellTypedAttributes);
      await use({ expect: (kind) => void expected.push(kind) });
      expect(found.filter((trouble) => !expected.some((kind) => kind.test(trouble)))).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ page }, use) =>
    use(async (address) => {
      await page.goto(address);
      await takenOver(page);
    }),
});

export { expect };

/** The document at `/error` is answered with the status that it tells of. */
const isErrorPage = (address: string): boolean => URL.canParse(address) && new URL(address).pathname.endsWith('/error');

export function watch(context: BrowserContext): string[] {
  const found: string[] = [];
  const page = (one: Page): string => one.url();
  context.on('console', (message) => {
    const kind = message.type();
    const isOfErrorPage = message.text().startsWith('Failed to load resource') && isErrorPage(message.location().url);
    if ((kind === 'error' || kind === 'warning') && !isOfErrorPage)
      found.push(`console ${kind}: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => {
    const one = error.page();
    found.push(`exception: ${String(error.error())} ${one === null ? '' : page(one)}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The browser cancels the requests of a page that it leaves.
    if (reason !== 'net::ERR_ABORTED') found.push(`request failed: ${reason} ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && !isErrorPage(response.url()))
      found.push(`status ${response.status()}: ${response.url()}`);
  });
  return found;
}

/** In the page: what a field for text holds may be in no attribute, where organisers' style sheets could read it. */
function tellTypedAttributes(): void {
  const isTold = 'input[value]:not([type=radio],[type=checkbox],[type=hidden])';
  new MutationObserver((changes) => {
    // The server's HTML, for browsers without scripts, knows no visitor.
    if (document.readyState !== 'complete') return;
    const fields = changes.flatMap(({ type, target, addedNodes }) =>
      (type === 'attributes' ? [target] : [...addedNodes]).flatMap((node) =>
        node instanceof Element ? [node, ...node.querySelectorAll(isTold)] : [],
      ),
    );
    for (const field of fields)
      if (field.matches(isTold)) console.error(`A field has its value as an attribute: ${field.outerHTML}`);
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['value'] });
}

/** Waits until React has hydrated the page and its buttons work. */
export async function takenOver(page: Page): Promise<void> {
  // Not waitForFunction: the CSP forbids what it does.
  const isTakenOver = () =>
    page
      .evaluate(() => {
        const frame = document.querySelector('.hb-site') ?? {};
        return Object.keys(frame).some((key) => key.startsWith('__reactFiber'));
      })
      // The document was just left for another.
      .catch(() => false);
  await expect.poll(isTakenOver, { intervals: [20, 50, 100] }).toBe(true);
}

/** Waits until the page asks for nothing more. A page that holds a call, because no websocket got through, never does so. */
export async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => undefined);
}

/** Hides the page, as when the visitor turns to another app. */
export async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** A mark that a new document would not have. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSameDocument' in window);
}

/** The paths of the calls a page makes, from now on. */
export function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/web_api/') || pathname.endsWith('/seo.json')) calls.push(pathname);
  });
  return calls;
}

/** The address without its host. */
export function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}
