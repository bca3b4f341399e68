import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeLogRecord } from '#features/access-log/rules/log-record.ts';
import { declaredQuery } from '#app/page-query.ts';
import { moduleCodes } from '#kernel/module-code.ts';
import { loggableQuery, loggableText } from '#kernel/loggable.ts';
import { type PageDefinition, pages } from '#kernel/page.ts';
import { randomUuid } from '#kernel/random-id.ts';
import { createLog } from '#server/log/log.ts';
import { contracts } from '../contracts.ts';
import { metricsHeaders, startTestSite, testNow, type TestSite } from '../start-test-site.ts';
import { filled, pagePaths, routesOf } from './filled-addresses.ts';

/** Tokens of every form that addresses have: a secret of a mail or a file, a shared report, a browser, a hash. */
const tokens = [
  '7.q0_Zt-x9fJ3wQh5RkLmN8pVyB2cD4eG6hI1jK0lM3nO',
  '3f2b9c1e-77aa-4d0c-9b1e-5a6b7c8d9e0f',
  'aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bC1dF',
  createHash('sha256').update('x').digest('hex'),
] as const;
const [token] = tokens;
const traces = tokens.map((one) => one.slice(4, 20).toLowerCase());
const traceIn = (text: string): string | undefined => traces.find((trace) => text.toLowerCase().includes(trace));

/** Names that open something to whoever knows their value, and all that calls declare. */
const opening = ['token', 'code', 'key', 'passcode', 'state', 'id_token_hint', 'access_token', 'consoleUser', 'link'];
const names = new Set(
  opening.concat(
    contracts.flatMap(({ query }) => Object.keys((query as { entries?: object } | undefined)?.entries ?? {})),
  ),
);
const withSecrets = (path: string, own: string): string =>
  `${path}?${[...names].map((name) => `${name}=${name === 'link' ? `/web/users/transfer-receive?code%3D${own}` : own}`).join('&')}`;

let site: TestSite;
const lines: string[] = [];
beforeAll(async () => {
  const log = createLog('debug', (line) => lines.push(line), Date.now);
  site = await startTestSite({ log });
});
afterAll(() => site.close());

/** Every address, filled with tokens. */
const sent = (): { method: string; path: string }[] =>
  [...routesOf(site), ...pagePaths.map((path) => ({ method: 'GET', path }))].map(({ method, path }) => ({
    method: method === 'ALL' ? 'POST' : method,
    path: withSecrets(filled(path, token), token),
  }));
const send = async ({ method, path }: { method: string; path: string }): Promise<number> => {
  const answer = method === 'POST' ? await site.post(path, '') : await site.get(path);
  await answer.body?.cancel();
  return answer.status;
};

describe('a token in an address', () => {
  test('of any route, call or page is in no line of the log, and in no label of the metrics', async () => {
    const all = sent();
    expect(all.length).toBeGreaterThan(250);
    for (const one of all) await send(one);
    expect(lines.length).toBeGreaterThanOrEqual(all.length);
    expect(lines.filter((line) => traceIn(line))).toEqual([]);
    const metrics = await (await site.get('/metrics', metricsHeaders)).text();
    expect(metrics).toContain('hiroba_build_info');
    expect(traceIn(metrics)).toBeUndefined();
  });

  test('is in no line either when the request fails and the error says the address', async () => {
    const { store } = site.hiroba.features.site;
    let path = '';
    const failing = vi
      .spyOn(store, 'site')
      .mockImplementation(() =>
        Promise.reject(new Error(`No answer for http://127.0.0.1:3000${path} (${tokens.join()})`)),
      );
    lines.length = 0;
    let failed = 0;
    for (const one of sent()) {
      ({ path } = one);
      const before = lines.length;
      if ((await send(one)) === 500) failed += 1;
      // Whoever reads the log finds the error of a request by its id.
      const ids = lines.slice(before).map((line) => (JSON.parse(line) as { requestId?: string }).requestId);
      expect([path, new Set(ids)]).toEqual([path, new Set([expect.stringMatching(/^[0-9a-f-]{36}$/)])]);
    }
    failing.mockRestore();
    expect(failed).toBeGreaterThan(100);
    expect(lines.filter((line) => line.includes('No answer for http://127.0.0.1:3000')).length).toBeGreaterThan(100);
    expect(lines.filter((line) => traceIn(line))).toEqual([]);
  });

  test('is in no stored record of the access log, whatever a page sends', async () => {
    const domain = 'hiroba.test';
    const headers = {
      'content-type': 'application/json',
      domain,
      token: createHash('sha256').update(domain).digest('hex'),
    };
    const record = (url: string, value: string | null, at: number): object => {
      const facts = { site: { portalId: 1, eventId: 11 }, userId: null, anonymousToken: 'a'.repeat(32), device: 'pc' };
      const event = { action: 'view', page: 'home' } as const;
      const key = randomUuid(() => (at + 0.5) / 1_000);
      // As a page of an earlier release sends it.
      return { ...makeLogRecord(event, { ...facts, url, pcode: null }, testNow, key), url, click_item_value: value };
    };
    const urls = pagePaths.flatMap((path) =>
      tokens.map((own) => `https://u:${own}@${domain}${withSecrets(filled(path, own), own)}#${own}`.slice(0, 2_000)),
    );
    const records = [
      ...urls.map((url, at) => record(url, null, at)),
      ...tokens.map((own, at) => record('', `https://meet.example/j/${own}?pwd=${own}&x=1#${own}`, urls.length + at)),
    ];
    for (let from = 0; from < records.length; from += 50) {
      const answer = await site.post('/v1/log/access/store', JSON.stringify(records.slice(from, from + 50)), headers);
      expect(answer.status).toBe(200);
    }
    const rows = await site.database.kysely.selectFrom('access_log').select(['url', 'click_item_value']).execute();
    expect(rows.length).toBe(records.length);
    expect(rows.filter((row) => traceIn(JSON.stringify(row)))).toEqual([]);
    expect(rows.map(({ url }) => url)).toContain(`https://${domain}/web/portal/1/event/11/users/…/report`);
    expect(rows.at(-1)?.click_item_value).toBe('https://meet.example/j/…?…');
  });
});

describe('a path in the log', () => {
  test('has the words and ids of every route, and no token', () => {
    for (const { path } of [...routesOf(site), ...pagePaths.map((one) => ({ path: one }))]) {
      const plain = filled(path, token);
      for (const form of [plain, `${plain}/`, `/${plain}`, `${plain}/${token}`, plain.toUpperCase()]) {
        expect(traceIn(site.hiroba.loggablePath(form))).toBeUndefined();
      }
      const words = plain.split('/').filter((part) => part !== token);
      if (words.some((part) => part.includes(token))) continue;
      const shown = site.hiroba.loggablePath(plain).split('/');
      expect(shown.filter((part) => part !== '…')).toEqual(words);
    }
  });

  test('stays readable', () => {
    const { loggablePath } = site.hiroba;
    for (const path of [
      '/web/portal/1/event/11/module/ticket/60/detail',
      '/web_api/v2/seo/1/11',
      '/web/assets/entry-Bx1.js',
    ]) {
      expect(loggablePath(path)).toBe(path);
    }
    expect(loggablePath(`/chat-mails/${token}`)).toBe('/chat-mails/…');
    expect(loggablePath(`/web_api/v2/handout/read/${token}`)).toBe('/web_api/v2/handout/read/…');
  });
});

test('each name that a page declares is known to open something, or what it shows is in the log', () => {
  const declared = new Set(
    pages.flatMap((page: PageDefinition) => [
      ...(page.browserQuery ?? []),
      ...moduleCodes.flatMap((moduleCode) => declaredQuery(page, { moduleCode })),
    ]),
  );
  const kept = [...declared].filter((name) => loggableQuery(`${name}=1`) !== '');
  expect(new Set([...declared].filter((name) => !kept.includes(name)))).toEqual(new Set(['again', 'code', 'link']));
  expect(kept.length).toBeGreaterThan(20);
});

test.each([
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
  [
    'postgres://hiroba:pass@db.example:5432/hiroba does not answer',
    'postgres://db.example:5432/hiroba does not answer',
  ],
  ['https://api.stripe.com/v1/charges/12 answered 502.', 'https://api.stripe.com/v1/charges/12 answered 502.'],
  [`unexpected "Bearer ${token}"`, 'unexpected "Bearer …"'],
  [
    'no file /var/lib/hiroba/migrations/0021-drop-the-old-column.sql',
    'no file /var/lib/hiroba/migrations/0021-drop-the-old-column.sql',
  ],
  [`GET /users/transfer-receive?code=12&x=${token}`, 'GET /users/transfer-receive?code=…&x=…'],
])('an error that says %s is logged as %s', (said, logged) => {
  expect(loggableText(said)).toBe(logged);
});
