// Alone: a page and its server stand in one process.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { operatorRoles, type OperatorRole } from '#kernel/console/operator-role.ts';
import { loadConsole, type LoadedConsole, openConsole } from '../../../test/open-console.ts';
import { startTestSite, type TestSite } from '../../../test/start-test-site.ts';

/** An event with tickets and booths. */
const root = '/console/sites/event-11';
const title = 'ものづくり共創EXPO';

let server: TestSite;
let parts: LoadedConsole;
beforeAll(async () => {
  server = await startTestSite({ isDemo: false });
  parts = await loadConsole();
});
let close: (() => void) | undefined;
afterEach(() => close?.());
afterAll(() => server.close());

async function opened(role: OperatorRole, address: string) {
  const shown = await openConsole(parts, server, role, address);
  ({ close } = shown);
  return shown;
}

const siteName = (): string | undefined => document.querySelector('.hc-site-name')?.textContent;
const rows = (): string[] =>
  [...document.querySelectorAll('.hc-head-press, .hc-nav a')].map((row) => row.getAttribute('href') ?? '');

const nameOf = (path: string): string | undefined => document.querySelector(`.hc-nav a[href="${path}"]`)?.textContent;
/** Pages whose heading is another one than their row: the name of the site, a state, what is decided there, whose they are. */
const otherHeadings: Readonly<Record<string, string>> = {
  [root]: title,
  [`${root}/doors`]: '公開範囲',
  [`${root}/publish`]: '公開中です',
  [`${root}/booths`]: '担当ブース',
};

const starts: Readonly<Record<OperatorRole, string>> = {
  owner: root,
  editor: root,
  sales: root,
  reception: `${root}/reception`,
  exhibitor: `${root}/booths`,
  reader: root,
};

describe.each(operatorRoles)('the console of %s', (role) => {
  const start = starts[role];
  test('begins at a page of theirs, names the site, and has no row that leads to a refusal', async () => {
    const { router, refused, arrived } = await opened(role, '/console/');
    await arrived('/console/');
    const link = document.querySelector('.hc-rows a')?.getAttribute('href') ?? '';
    router.go(link);
    await arrived(start);
    expect(siteName()).toBe(title);
    const offered = rows();
    expect(offered).toContain(start);
    for (const path of offered) {
      router.go(path);
      // oxlint-disable-next-line no-await-in-loop -- One page after the other.
      await arrived(path);
      expect([path, document.body.textContent?.includes(parts.failed)]).toEqual([path, false]);
      // One thing has one name.
      const heading = document.querySelector('h1')?.textContent;
      expect([path, heading]).toEqual([path, otherHeadings[path] ?? nameOf(path)]);
    }
    expect(refused).toEqual([]);
  });

  test('leads on from the address of the site', async () => {
    const { arrived } = await opened(role, root);
    await arrived(start);
    expect(rows()).toContain(start);
  });
});
