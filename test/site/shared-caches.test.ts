import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiPrefix } from '#kernel/limits.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';
import { testMember } from '../test-member.ts';

const shared = 'hiroba.test';
const own = 'hanamachi.localhost';
let site: TestSite;
let accessToken: string;
/** Each address that is no page, as a visitor writes it: a host and a path. */
const addresses: (readonly [host: string, path: string])[] = [];

const pagesWithFiles: typeof addresses = [
  [shared, '/web/portal/1'],
  [shared, '/web/portal/1/event/11'],
  [own, '/'],
];
beforeAll(async () => {
  site = await startTestSite({ trustProxy: true });
  ({ accessToken } = await testMember(site.database, 'portal/1', testNow));
  const found = new Set<string>();
  for (const [host, path] of pagesWithFiles) {
    const html = await site.page(path, { host });
    for (const [file] of html.matchAll(/(?:\/web)?\/(?:media|theme|app)\/[\w./-]+/g)) found.add(`${host} ${file}`);
  }
  const files = [...found].map((one) => one.split(' ') as [string, string]);
  // A few pictures are as good as all.
  const pictures = files.filter(([, path]) => path.includes('/media/')).slice(0, 3);
  addresses.push(...files.filter(([, path]) => !path.includes('/media/')), ...pictures);
  for (const [host, base, portal] of [
    [shared, '/web', 1],
    [own, '', 2],
  ] as const) {
    const others = [
      '/robots.txt',
      '/favicon.ico',
      '/sitemap.xml',
      '/offline-worker.js',
      '/reception-worker.js',
      '/uri/information/1/11/10',
      '/theme/event/11/1/site.css',
    ];
    const data = [`/seo/${portal}/jpn/seo.json`, `/seo/${portal}/eng/seo.json`, '/seo/1/11/kor/seo.json'];
    const missing = [
      '/media/x.webp',
      '/theme/event/11/0/colors.css',
      '/app/event/11/0/icon-512.png',
      '/seo/1/xx/seo.json',
      `/app/portal/${portal}/jpn/manifest.webmanifest`,
    ];
    for (const path of [...others, ...data, ...missing])
      addresses.push([host, ['/robots.txt', '/favicon.ico'].includes(path) ? path : base + path]);
    for (const call of ['seo/1/11', 'event_calendar/1/11', `schedule/1/11/20`])
      addresses.push([host, apiPrefix + call]);
  }
  for (const sheet of ['/rehearsal/strip.css', '/called-off/strip.css']) addresses.push([shared, sheet]);
});
afterAll(() => site.close());

const maybe = (...all: string[]) => fc.option(fc.constantFrom(...all), { nil: undefined });
const visitor = fc.record({
  cookie: maybe('language=eng', 'language=kor; cookie-consent=true', 'session=1; __Host-x=2'),
  'accept-language': maybe('ko', 'en-US,ja;q=0.5', 'zh-TW', 'xx'),
  accept: maybe('image/avif,image/webp,*/*', 'text/html', 'application/json'),
  'accept-encoding': maybe('gzip, br', 'gzip', 'identity'),
  language: maybe('kor', 'eng'),
  device: maybe('sp', 'app'),
  'console-user': maybe('key-1'),
  'preview-agent': maybe('previewer'),
  'access-token': maybe('the member’s', 'made-up'),
  'portal-passcode': maybe('1234'),
  origin: maybe('https://evil.test'),
  referer: maybe('https://evil.test/?x=1'),
  'user-agent': maybe('Mozilla/5.0 (iPhone) Line/13'),
  'x-forwarded-port': maybe('8443'),
  forwarded: maybe('host=evil.test;proto=https'),
  'x-forwarded-proto': fc.constantFrom('https', 'https', 'https', 'http'),
  'x-original-url': maybe('/web/portal/2'),
  host: fc.constantFrom('inner:3000', 'evil.test', '127.0.0.1'),
  query: fc.constantFrom('', '', '', '?utm_source=a', '?language=kor', '?page=2&consoleUser=key-1'),
});

/** What a cache before this server keeps an answer under, by RFC 9111; undefined for what it may not keep. */
function keyOf(address: string, sent: Headers, answer: Response): string | undefined {
  const control = answer.headers.get('cache-control') ?? '';
  const vary = (answer.headers.get('vary') ?? '').split(/[,\s]+/).filter(Boolean);
  if (/no-store|private/.test(control) || vary.includes('*')) return undefined;
  return [address, ...vary.map((name) => `${name}: ${sent.get(name)}`)].join('\n');
}

test('a cache before the server answers what the server would, whoever asked before', async () => {
  const kept = new Map<string, string>();
  const statuses = new Map<string, number>();
  let compared = 0;
  const ask = async (host: string, path: string, given: Record<string, string>): Promise<void> => {
    const sent = new Headers({ ...given, 'x-forwarded-host': host });
    const answer = await site.hiroba.fetch(
      new Request(`http://inner:3000${path}`, { headers: sent, redirect: 'manual' }),
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    const key = keyOf(`${given['x-forwarded-proto']}://${host}${path}`, sent, answer);
    if (key === undefined) return;
    statuses.set(path, answer.status);
    const { headers } = answer;
    const told = ['content-type', 'content-encoding', 'location', 'etag', 'content-language'].map((name) =>
      headers.get(name),
    );
    const hash = createHash('sha256').update(bytes).digest('hex');
    const seen = [answer.status, ...told, headers.has('set-cookie'), hash].join(' ');
    if (kept.has(key)) compared += 1;
    expect([key, seen]).toEqual([key, kept.get(key) ?? seen]);
    expect([key, headers.has('set-cookie')]).toEqual([key, false]);
    kept.set(key, seen);
  };
  const visitors = fc.sample(visitor, { numRuns: 30, seed: 1 });
  for (const [at, [host, path]] of addresses.entries()) {
    // The smaller form of a picture is made when it is first asked for.
    if (path.includes('/media/')) for (let time = 0; time < 2; time += 1) await site.get(path, { host });
    for (const one of [...visitors.slice(at % 10), ...visitors.slice(0, at % 10)].slice(0, 14)) {
      const { query, ...rest } = one;
      const given = Object.entries(rest).filter((entry): entry is [string, string] => entry[1] !== undefined);
      const headers = Object.fromEntries(given);
      if (headers['access-token'] === 'the member’s') headers['access-token'] = accessToken;
      await ask(host, path + query, headers);
    }
  }
  expect(compared).toBeGreaterThan(200);
  const answered = [...statuses].filter(([, code]) => code === 200).map(([path]) => path);
  for (const kind of [/\.webp/, /icon-\d+\.png/, /manifest/, /robots/, /sitemap/, /colors\.css/, /seo\.json/, /worker/])
    expect([kind, answered.some((path) => kind.test(path))]).toEqual([kind, true]);
});

test('every route that answers files is among those that are compared', () => {
  const files = site.hiroba.routes.filter(
    ({ method, path }) =>
      method === 'GET' &&
      !/^\/(dev\/|console|\*|healthz|readyz|metrics|chat-mails|site-mails|sales-mails|refund-account|web_api\/live_stream)/.test(
        path,
      ) &&
      !path.includes('callback'),
  );
  expect(files.length).toBeGreaterThan(15);
  const isTried = (template: string): boolean => {
    const form = new RegExp(
      `^${template
        .replace(/:\w+(\{[^}]+\})?/g, '[^/]+')
        .replaceAll('*', '.+')
        .replaceAll('.', '\\.')
        .replaceAll('\\.+', '.+')}$`,
    );
    return addresses.some(([, path]) => form.test(path));
  };
  expect(files.filter(({ path }) => !isTried(path)).map(({ path }) => path)).toEqual([
    '/web/assets/:name',
    '/assets/:name',
  ]);
});
