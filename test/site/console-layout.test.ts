import { afterAll, beforeAll, expect, test } from 'vitest';
import * as editor from '#features/editor/contract.ts';
import { readHome } from '#features/editor/contract/home.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt } from '../console-operators.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';

const params = { site: 'event-12' };
let site: TestSite;
let hanako: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  hanako = await operatorAt(site, 'event/12', 'editor', 'hanako@example.jp');
});
afterAll(() => site.close());

test('the home in outline has every content in its order, with its widget, and nothing that stays on the server', async () => {
  const { data } = await hanako.call(readHome, { params });
  const { data: outline } = await hanako.call(editor.readOutline, { params });
  expect(data.map(({ contentId, items }) => [contentId, items])).toEqual(
    outline.contents.map(({ contentId, items }) => [contentId, items]),
  );
  for (const { contentId, moduleCode, value } of data) {
    const { data: part } = await hanako.call(editor.readPart, { params, query: { part: `content-${contentId}` } });
    expect(part.value).toMatchObject(value as object);
    const isFrame = moduleCode === 'tab' || moduleCode === 'menu';
    expect([contentId, Object.keys(value as object).filter((key) => /content$|list/i.test(key))]).toEqual([
      contentId,
      isFrame ? ['content'] : [],
    ]);
  }
});
