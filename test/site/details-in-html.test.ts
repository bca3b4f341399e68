import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moduleOf, modules } from '#app/modules.ts';
import { keysOf } from '#kernel/keys-of.ts';
import { type PageDefinition, pages } from '#kernel/page.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';
import { listAddressOf } from './page-addresses.ts';
import { metaOf, parsePage } from './parse-page.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const detailed = keysOf(modules).filter((code) => {
  const { detail, hasOwnDetail } = moduleOf(code);
  return detail !== undefined || hasOwnDetail === true;
});
const byQuery: readonly PageDefinition[] = pages.filter((page: PageDefinition) => page.addressQuery !== undefined);

/** The first details that a list links to, with the words of their links. */
async function detailsIn(list: string): Promise<{ address: string; words: string }[]> {
  const document = parsePage(await site.page(list));
  const links = [...document.querySelectorAll(`main a[href^="${list}/"]`)];
  const found = new Map(links.map((link) => [link.getAttribute('href') ?? '', link.textContent.trim()]));
  return [...found]
    .filter(([address, words]) => /\/(?:\d+|detail\?ticket=\d+)$/.test(address) && words !== '')
    .slice(0, 3)
    .map(([address, words]) => ({ address, words }));
}

/** The heading of what an address is about: of the dialog that stands open in the HTML, or of the page. */
function headingIn(document: Document): string | undefined {
  const heading = document.querySelector('dialog[open] h2') ?? document.querySelector('main h1');
  return heading?.textContent.trim();
}

describe('what has an address of its own', () => {
  test.each(detailed)('stands in the first HTML, and in its head: %s', async (code) => {
    const list = await listAddressOf(site, code);
    const linked = await detailsIn(list);
    // Tiles lead to other sites; the details are there all the same.
    const details = code === 'united_web_link' ? [{ address: `${list}/1`, words: undefined }] : linked;
    expect(details.length).toBeGreaterThan(0);
    for (const { address, words } of details) {
      const document = parsePage(await site.page(address));
      const heading = headingIn(document) ?? '';
      expect(heading).not.toBe('');
      if (words !== undefined) expect(words).toContain(heading);
      expect(document.title.startsWith(heading)).toBe(true);
      expect([metaOf(document, 'og:title'), new URL(metaOf(document, 'og:url') ?? '').pathname]).toEqual([
        heading,
        new URL(address, 'http://hiroba.test').pathname,
      ]);
      expect(document.querySelectorAll('dialog:not([open])').length).toBe(0);
    }
  });

  test.each(byQuery)('by its query stands open above its list: $name', async ({ path }) => {
    const [{ address } = { address: '' }, other] = await detailsIn(await listAddressOf(site, 'ticket'));
    const [base, contentId] = /^(.*)\/module\/ticket\/(\d+)\//.exec(address)?.slice(1) ?? [];
    const own = `${base}/${path.replace(':contentId', contentId ?? '')}`;
    const read = async (query: string) => parsePage(await site.page(own + query));
    const document = await read(new URL(address, 'http://hiroba.test').search);
    const dialog = document.querySelector('dialog[open]');
    expect(dialog?.querySelector('.hb-ticket-price')?.textContent).toMatch(/\d円|無料/);
    expect(dialog?.querySelector('.hb-rich-text')?.textContent.length).toBeGreaterThan(10);
    expect(dialog?.querySelector('[aria-busy=true]:not(button)')).toBeNull();
    // It is read first, named by its title, and closes without a script.
    const title = dialog?.querySelector('h2');
    expect([title?.hasAttribute('autofocus'), title?.id]).toEqual([true, dialog?.getAttribute('aria-labelledby')]);
    expect(dialog?.querySelector('a[aria-label]')?.getAttribute('href')).toBe(`${base}/module/ticket/${contentId}`);
    // The picture that is seen first is fetched first.
    const preload = document.querySelector('link[rel=preload][as=image]');
    expect(preload?.getAttribute('imagesrcset')).toBe(dialog?.querySelector('img')?.getAttribute('srcset'));
    // Another ticket is another page, and the list has none above it.
    const second = await read(new URL(other?.address ?? '', 'http://hiroba.test').search);
    expect(headingIn(second)).not.toBe(headingIn(document));
    expect((await read('')).querySelector('dialog')).toBeNull();
  });
});
