import { readFileSync } from 'node:fs';
import { join } from 'node:path';
// Alone: its pages take a gigabyte, which a process that goes on with other files would keep.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { version } from '#app/version.ts';
import { htmlLang, languageCodes } from '#kernel/language.ts';
import { isComplete } from '../complete-run.ts';
import { tries } from '../run-length.ts';
import { metricsHeaders, startTestSite, type TestSite } from '../start-test-site.ts';
import { publishFixtures } from './fixture-sites.ts';
import { entryOf, parsePage } from './parse-page.ts';

let site: TestSite;
/**
 * Every page that links lead to from the homes of the demo world, with its HTML. Of addresses that differ only by a
 * number and by the value of a query, the first few.
 */
let pages: Map<string, string>;
let documents: Map<string, Document>;
const followedOfKind = isComplete ? Infinity : tries(3, 8);
const readOfKind = isComplete ? Infinity : tries(1, 2);
const hosts = new Map<string, string>();

beforeAll(async () => {
  site = await startTestSite();
  pages = await crawl(homes());
  const isRead = fewOfKind(readOfKind);
  const read = [...pages].filter(([address]) => isRead(address));
  documents = new Map(read.map(([address, html]) => [address, parsePage(html)]));
});
afterAll(() => site.close());

function homes(): string[] {
  return site.hiroba.features.site.directory.all().map(({ portalId, eventId, ownDomain }) => {
    if (ownDomain !== undefined) hosts.set(ownDomain, ownDomain);
    const portal = portalId === 0 ? '' : `/portal/${portalId}`;
    const path = eventId === undefined ? portal : `${portal}/event/${eventId}`;
    return ownDomain === undefined ? `http://hiroba.test/web${path || '/'}` : `http://${ownDomain}/`;
  });
}

async function crawl(from: string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const waiting = [...new Set(from)];
  const isFollowed = fewOfKind(followedOfKind);
  const known = new Set(waiting);
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const url = new URL(address);
    const response = await site.get(url.pathname + url.search, { host: url.host });
    const html = await response.text();
    found.set(address, html);
    if (response.status !== 200)
      throw new Error(`${address} answers ${response.status} ${response.headers.get('location')}`);
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const target = new URL(href.replaceAll('&amp;', '&'), address);
      target.hash = '';
      const isOurs = target.host === 'hiroba.test' || hosts.has(target.host);
      // A call is no page: a calendar file is one.
      if (!isOurs || known.has(target.href) || target.pathname.startsWith('/web_api/')) continue;
      known.add(target.href);
      if (target.search === '' || isFollowed(target.href)) waiting.push(target.href);
    }
  }
  return found;
}

/** Lets the first few addresses of a kind pass: those that differ only by numbers and by the values of their query. */
function fewOfKind(few: number): (address: string) => boolean {
  const passed = new Map<string, number>();
  return (address) => {
    const kind = address.replace(/=[^&]*/g, '=').replace(/\/\d+(?=\?|$)/, '/*');
    const before = passed.get(kind) ?? 0;
    passed.set(kind, before + 1);
    return before < few;
  };
}

test('every link of the demo world leads to an existing page', () => {
  expect(pages.size).toBeGreaterThan(60);
  expect(site.logged).toEqual([]);
});

describe('the HTML of every page', () => {
  test('runs no inline script and has no inline style or handler', () => {
    for (const [address, document] of documents) {
      const scripts = [...document.querySelectorAll('script')].filter((one) => !one.hasAttribute('src'));
      const types = scripts.map((one) => one.getAttribute('type'));
      expect([address, types.filter((type) => type !== 'application/json' && type !== 'application/ld+json')]).toEqual([
        address,
        [],
      ]);
      expect([address, document.querySelectorAll('style, [style], base, object, embed').length]).toEqual([address, 0]);
      const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
        element
          .getAttributeNames()
          .filter((name) => name.startsWith('on') || /^\s*javascript:/i.test(element.getAttribute(name) ?? '')),
      );
      expect([address, handlers]).toEqual([address, []]);
      for (const frame of document.querySelectorAll('iframe')) {
        expect(frame.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\//);
      }
    }
  });

  test('has one heading, one main part, a language, a title and a description of every picture', () => {
    for (const [address, document] of documents) {
      const html = pages.get(address) as string;
      const count = (selector: string): number => document.querySelectorAll(selector).length;
      // The neutral shell of a locked site has no heading yet.
      const isShell = entryOf(html).page.screen === undefined;
      expect([address, count('h1'), count('main')]).toEqual([address, isShell ? 0 : 1, 1]);
      expect([address, count('img:not([alt])'), count('img:not([width])'), count('img:not([height])')]).toEqual([
        address,
        0,
        0,
        0,
      ]);
      const lang = htmlLang[entryOf(html).facts.language];
      expect([address, document.title.length > 0, document.documentElement.lang]).toEqual([address, true, lang]);
      const ids = [...document.querySelectorAll('[id]')].map((one) => one.id);
      expect([address, ids.length - new Set(ids).size]).toEqual([address, 0]);
      expect([address, count('a[target=_blank]:not([rel~=noopener])')]).toEqual([address, 0]);
    }
  });

  test('is the organiser’s in every language the site offers', async () => {
    for (const address of homes()) {
      const url = new URL(address);
      for (const language of languageCodes) {
        const html = await site.page(`${url.pathname}?language=${language}`, { host: url.host });
        expect([address, language, html.includes('undefined')]).toEqual([address, language, false]);
        expect(html).not.toMatch(/\[object Object\]|NaN|\bnull\b(?=<)/);
      }
    }
    expect(site.logged).toEqual([]);
  });
});

describe('every answer', () => {
  const kinds = [
    '/web/portal/1',
    '/web/nope',
    '/',
    '/web/portal/abc',
    '/web/seo/1/jpn/seo.json',
    '/web_api/v2/seo/1',
    '/web_api/v2/nope',
    '/robots.txt',
    '/web/sitemap.xml',
    '/web/uri/x',
    '/healthz',
    '/metrics',
    '/web/theme/portal/1/1/colors.css',
    '/web/media/none.webp',
  ];
  test('keeps browsers from guessing its type', async () => {
    for (const path of kinds) {
      const { status, headers } = await site.get(path);
      if (status >= 300 && status < 400) continue;
      expect([path, headers.get('x-content-type-options'), (headers.get('content-type') ?? '').length > 0]).toEqual([
        path,
        'nosniff',
        true,
      ]);
    }
  });

  test('with a page forbids features that pages do not need', async () => {
    for (const path of ['/web/portal/1', '/web/nope', '/web/portal/1/event/14']) {
      const { headers } = await site.get(path);
      const policy = Object.fromEntries(
        (headers.get('content-security-policy') ?? '')
          .split('; ')
          .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
      );
      expect(policy).toMatchObject({
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'self'"],
        'connect-src': ["'self'"],
      });
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe|\*/);
      expect(headers.get('referrer-policy')).toBe('strict-origin');
      expect(headers.get('permissions-policy')).toContain('microphone=()');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    }
  });

  test('of a call names its request', async () => {
    const ids = new Set<string>();
    for (let turn = 0; turn < 5; turn += 1) {
      const id = (await site.get('/web_api/v2/seo/1')).headers.get('x-request-id');
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      ids.add(id ?? '');
    }
    expect(ids.size).toBe(5);
  });
});

describe('the operator', () => {
  test('sees that the process lives and is ready', async () => {
    expect(await (await site.get('/healthz')).json()).toEqual({ status: 'ok', version });
    const ready = await site.get('/readyz');
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
  });

  test('finds each count whose increase an alert or the dashboard shows, from the start', async () => {
    const text = await (await site.get('/metrics', metricsHeaders)).text();
    const operations = join(import.meta.dirname, '../../docs/operations');
    const read = (name: string): string => readFileSync(join(operations, name), 'utf8').replaceAll('\\"', '"');
    const shown = (read('alerts.yml') + read('grafana-dashboard.json')).matchAll(/increase\((\w+)(?:\{([^}]*)\})?\[/g);
    const wanted = [...shown].map(([, name = '', labels = '']) => ({ name, labels }));
    expect(wanted.length).toBeGreaterThan(8);
    // Prometheus sees no increase in the first value of a series.
    for (const { name, labels } of wanted) {
      const series = text.split('\n').filter((line) => line.startsWith(`${name}{`));
      const equal = [...labels.matchAll(/(\w+="[^"]*")/g)].map(([label]) => label);
      expect([name, labels, series.some((line) => equal.every((label) => line.includes(label)))]).toEqual([
        name,
        labels,
        true,
      ]);
    }
  });

  test('sees the server’s activity', async () => {
    await publishFixtures(site);
    await site.get('/web/portal/90');
    await site.get('/web_api/v2/seo/90');
    const response = await site.get('/metrics', metricsHeaders);
    const text = await response.text();
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(text).toMatch(/^hiroba_http_requests_total\{method="GET",route="page",status="200"\} \d+$/m);
    expect(text).toMatch(/^hiroba_http_requests_total\{method="GET",route="api",status="200"\} \d+$/m);
    expect(text).toContain(`hiroba_build_info{version="${version}"} 1\n`);
    for (const name of [
      'hiroba_http_request_seconds_bucket',
      'hiroba_page_cache_hits_total',
      'hiroba_database_statements_total',
      'process_resident_memory_bytes',
    ]) {
      expect(text).toContain(name);
    }
  });

  test('finds a failure in the log, with its request; the visitor learns no detail of it', async () => {
    const failing = site.hiroba.features.site.store;
    const { site: real } = failing;
    failing.site = () => Promise.reject(new Error('the disk is on fire'));
    const page = await site.get('/web/portal/1');
    const call = await site.get('/web_api/v2/seo/1', { language: 'eng' });
    failing.site = real;
    expect([page.status, call.status]).toEqual([500, 500]);
    expect(await page.text()).not.toContain('fire');
    expect(await call.text()).not.toContain('fire');
    const lines = site.logged
      .splice(0)
      .map((line) => JSON.parse(line) as { requestId: string; error: { message: string } });
    expect(lines.map(({ error }) => error.message)).toEqual(['the disk is on fire', 'the disk is on fire']);
    expect(lines.map(({ requestId }) => requestId)).toEqual([
      page.headers.get('x-request-id'),
      call.headers.get('x-request-id'),
    ]);
  });
});
