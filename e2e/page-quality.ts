import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from '@playwright/test';
import type axe from 'axe-core';

/** What it answers is nothing that could be sent. */
const axeSource = `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')};0`;

/** Before the first document: adds up how far the layout shifts without the visitor's doing, and keeps the largest paint. */
export async function watchLoading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; sources: string[] }[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        if (entry.hadRecentInput) continue;
        const sources = entry.sources.map(({ node }) =>
          node instanceof Element ? node.className : String(node?.nodeName),
        );
        shifts.push({ value: entry.value, sources });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      const largest = list.getEntries().at(-1) as (PerformanceEntry & { element: Element | null }) | undefined;
      Object.assign(window, { largestPaint: largest?.element });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Scrolls to the end and back, so that everything lazy has come, and says what shifted more than allowed. */
export async function layoutShiftProblems(page: Page, allowed: number): Promise<string[]> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight * 0.8) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
    }
    const isReached = (image: Element): boolean =>
      image.checkVisibility() && image.getBoundingClientRect().left < window.innerWidth;
    // Pictures further to the side of a row, and of a part for other windows, are not requested.
    const coming = [...document.images].filter((image) => !image.complete && isReached(image));
    await Promise.all(coming.map((image) => image.decode().catch(() => {})));
    await frame();
    await frame();
    window.scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
  return layoutShiftSoFar(page, allowed);
}

/** The same without scrolling. */
export async function layoutShiftSoFar(page: Page, allowed: number): Promise<string[]> {
  const shifts = await page.evaluate(
    () => (window as unknown as { layoutShifts: { value: number; sources: string[] }[] }).layoutShifts,
  );
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  return total < allowed ? [] : [`the layout shifts by ${total.toFixed(3)}: ${JSON.stringify(shifts)}`];
}

/** A picture says in `sizes` about how wide it is shown, and the largest of the first screen is fetched at once. */
export async function pictureProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ruler = document.body.appendChild(document.createElement('div'));
    ruler.style.cssText = 'position: absolute; block-size: 0; visibility: hidden';
    const saidWidth = ({ sizes, loading }: HTMLImageElement, box: DOMRect): number => {
      const all = sizes.split(/,(?![^(]*\))/).map((one) => one.trim());
      if (all[0] === 'auto' && loading === 'lazy') return box.width;
      const holds = (one: string): boolean => {
        const media = /^\(min-width: .+?\)/.exec(one)?.[0];
        return one !== 'auto' && (media === undefined || matchMedia(media).matches);
      };
      ruler.style.inlineSize = (all.find(holds) ?? '').replace(/^\(min-width: .+?\) /, '');
      return ruler.getBoundingClientRect().width;
    };
    const problems = [...document.images].flatMap((image) => {
      const box = image.getBoundingClientRect();
      if (image.sizes === '' || box.width === 0) return [];
      // What is cut at its sides is wider than its place.
      const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const whole = Math.max(box.width, box.height * shape);
      const said = saidWidth(image, box);
      if (said >= box.width * 0.75 && said <= whole * 1.4 + 24) return [];
      // What stands in two places is fetched once, in the copy of the larger.
      const ownSizes = ({ sizes }: HTMLImageElement): string => sizes.replace(/^auto, /, '');
      const isSame = (other: HTMLImageElement): boolean =>
        other.src === image.src && ownSizes(other) === ownSizes(image);
      if (said > box.width && [...document.images].filter(isSame).length > 1) return [];
      return [`${image.className} says that it is ${said} px wide, and is ${box.width}`];
    });
    ruler.remove();
    const { largestPaint } = window as unknown as { largestPaint?: Element | null };
    if (largestPaint instanceof HTMLImageElement && largestPaint.loading === 'lazy')
      problems.push(`${largestPaint.className} is the largest paint, and lazy`);
    return problems;
  });
}

/** Waits for fades, which lower the contrast for a moment, but not for endless animations. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const comes = ({ effect, playState }: Animation): boolean =>
      playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime));
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(comes)
        .map(({ finished }) => finished),
    );
  });
}

/** Kept until their page closes: Chromium puts a page that is shown as on paper back on the screen when one is detached. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  // Not by evaluate(), which takes half a second with a text as long as this.
  await (await sessionOf(page)).send('Runtime.evaluate', { expression: axeSource });
}

export async function accessibilityProblems(page: Page): Promise<string[]> {
  await comeToRest(page);
  await page.evaluate(() => {
    // Axe does not judge text on a gradient; the soft end of the page's own is the harder ground for it.
    const plain = new CSSStyleSheet();
    plain.replaceSync('body { background: var(--hb-accent-soft) !important }');
    document.adoptedStyleSheets = [plain];
  });
  await bringAxe(page);
  const { violations } = await page.evaluate(() =>
    // Of WCAG 2.2; off by default.
    (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      // Not the style sheets too, which no rule of these reads.
      preload: { assets: ['media'] },
      rules: { 'target-size': { enabled: true } },
    }),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) =>
        `axe ${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  );
}

/** What a finger may press beside running text is as large as it needs, however far the letters reach (WCAG 2.5.8). */
export async function targetProblems(page: Page, least = 24): Promise<string[]> {
  return page.evaluate((size) => {
    const pressed = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
    const words = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, '');
    const isInText = (element: Element): boolean => {
      if (getComputedStyle(element).display !== 'inline') return false;
      let block = element.parentElement;
      while (block !== null && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
      return block !== null && words(block) !== words(element);
    };
    const before = window.scrollY;
    const small: string[] = [];
    const reachable = document.querySelector('dialog:modal') ?? document;
    for (const element of reachable.querySelectorAll<HTMLElement>(pressed)) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isInText(element)) continue;
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const target = /^(checkbox|radio|file)$/.test((element as HTMLInputElement).type) ? (label ?? element) : element;
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = target.getBoundingClientRect();
      if (width === 0 || height === 0 || (width >= size && height >= size)) continue;
      // A link may reach over its whole card.
      const [x, y, far] = [left + width / 2, top + height / 2, size / 2 - 0.5];
      const isReached = ([dx, dy]: readonly [number, number]): boolean =>
        target.contains(document.elementFromPoint(x + dx * far, y + dy * far));
      const sides = [
        [0, -1],
        [0, 1],
        [-1, 0],
        [1, 0],
      ] as const;
      if (!sides.every(isReached)) {
        small.push(`${target.outerHTML.slice(0, 120)} is ${Math.round(width)} × ${Math.round(height)}`);
      }
    }
    window.scrollTo({ top: before, behavior: 'instant' });
    return small.map((one) => `target under ${size} px: ${one}`);
  }, least);
}

/** The page itself must not scroll sideways. Wider parts scroll within their own boxes. */
export async function overflowProblems(page: Page, width: number, height: number): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height });
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isTooWide = (element: Element): boolean => element.getBoundingClientRect().right > clientWidth + 1;
    return [...document.querySelectorAll('body *')]
      .filter((element) => isTooWide(element) && ![...element.children].some(isTooWide))
      .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
      .slice(0, 5);
  });
  if (before !== null) await page.setViewportSize(before);
  return wide.length === 0 ? [] : [`too wide at ${width} px: ${wide.join(', ')}`];
}

/** Texts in a column of less than four and a half letters, where words break anywhere. */
export function narrowTextProblems(page: Page): Promise<string[]> {
  return page.locator('main *').evaluateAll((elements) => {
    const ownText = (element: Element): string =>
      [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : '')).join('');
    const columnOf = (element: Element): number => {
      const widths: number[] = [];
      for (let part: Element | null = element; part !== null && part.tagName !== 'MAIN'; part = part.parentElement) {
        if (part.clientWidth > 0) widths.push(part.clientWidth);
      }
      return Math.min(...widths);
    };
    return elements.flatMap((element) => {
      const text = ownText(element);
      const letter = Number.parseFloat(getComputedStyle(element).fontSize);
      const column = columnOf(element);
      const words = document.createRange();
      words.selectNodeContents(element);
      const isNarrow = column > 3 && column < letter * 4.5 && words.getBoundingClientRect().height > letter * 3.5;
      return text.length > 6 && isNarrow ? [`“${text}” stands in a column of ${column} px`] : [];
    });
  });
}

/** Letters of twice the size, by the browser's own setting, which media queries in rem follow too. */
export async function withLargeLetters<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  const session = await sessionOf(page);
  const setSize = async (standard: number): Promise<void> => {
    await session.send('Page.setFontSizes', { fontSizes: { standard } });
    // Chromium does not work out the root's size again by itself.
    await page.evaluate(() => {
      const again = new CSSStyleSheet();
      again.replaceSync(':root { font-size: medium }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, again];
      document.documentElement.getBoundingClientRect();
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
  };
  await setSize(32);
  const found = await look();
  await setSize(16);
  return found;
}
