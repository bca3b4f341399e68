import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as editor from '#features/editor/contract.ts';
import { readHome } from '#features/editor/contract/home.ts';
import { checkStyleSheet } from '#features/editor/contract/look.ts';
import { type StyleProblemKind, styleProblemKinds } from '#features/editor/rules/style-problem.ts';
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

test('where the home shows picked sessions alone, it is told how many are picked', async () => {
  const owner = await operatorAt(site, '*', 'owner', 'owner@example.jp');
  const made = await owner.call(editor.makeSite, {
    body: {
      template: 'festival',
      language: 'jpn',
      name: '祭',
      startDate: '2027-05-22 10:00',
      endDate: '2027-05-23 18:00',
    },
  });
  const at = { site: made.data.site };
  const schedule = async () =>
    (await owner.call(readHome, { params: at })).data.find(({ moduleCode }) => moduleCode === 'schedule')!;
  const { contentId, items, picked } = await schedule();
  const { data } = await owner.call(editor.listItems, { params: { ...at, contentId } });
  const isPicked = (value: unknown): boolean => JSON.stringify(value).includes('"adoption":true');
  expect([picked, items]).toEqual([data.items.filter(({ value }) => isPicked(value)).length, data.items.length]);
  const part = `content-${contentId}`;
  const changes = [{ path: ['widget', 'filterType'], before: 'Pickup', after: 'NewArrival' }];
  expect((await owner.call(editor.savePart, { params: at, body: { part, changes } })).data.issues).toEqual([]);
  expect((await schedule()).picked).toBeUndefined();
});

test('a style sheet is checked while it is typed, and each kind of fault is told with its line', async () => {
  const sheets: readonly (readonly [StyleProblemKind, string])[] = [
    ['tooLarge', `.a{top:0}${' '.repeat(200 * 1024)}`],
    ['control', '.a{top:0}\u0001'],
    ['nested', `${'.a{'.repeat(40)}top:0${'}'.repeat(40)}`],
    ['unusable', '@import "b.css";'],
    ['unusable', '.a{width:expression(1)}'],
    ['unusable', '.a{top:0!x}'],
    ['html', '<!-- .a{top:0} -->'],
    ['unreadable', '.a{top:0;;color}'],
    ['property', '.a{behavior:none}'],
    ['address', '.a{background:url(https://evil.example/x.png)}'],
    ['attr', '.a{content:attr(value)}'],
    ['selector', 'input[value^="a"]{top:0}'],
  ];
  expect([...new Set(sheets.map(([kind]) => kind))].toSorted()).toEqual(styleProblemKinds.toSorted());
  for (const [kind, css] of sheets) {
    const whole = kind === 'tooLarge' || kind === 'control';
    const { data } = await hanako.call(checkStyleSheet, { params, body: { css: `\n\n${css}` } });
    expect([css, data.problems[0]?.kind, data.problems[0]?.line]).toEqual([css, kind, whole ? 1 : 3]);
  }
  const { data } = await hanako.call(checkStyleSheet, { params, body: { css: ':root { --hb-radius: 0 }' } });
  expect(data).toEqual({ problems: [], total: 0 });
});

test('a style sheet with a fault is kept for its editor and no draft; one of before does not hinder other changes', async () => {
  const save = async (path: string[], before: string | undefined, after: string) =>
    (await hanako.call(editor.savePart, { params, body: { part: 'settings', changes: [{ path, before, after }] } }))
      .data;
  const read = async () =>
    (await hanako.call(editor.readPart, { params, query: { part: 'settings' } })).data as unknown as {
      value: { webSetting: { styleSheet?: string } };
      typed: unknown[];
    };
  const path = ['webSetting', 'styleSheet'];
  const before = (await read()).value.webSetting.styleSheet;
  const { issues } = await save(path, before, '@import "b.css";');
  expect(issues).toEqual([{ place: path, code: 'rule' }]);
  expect(await read()).toMatchObject({ typed: [{ path, after: '@import "b.css";' }] });
  expect((await read()).value.webSetting.styleSheet).toBe(before);
  expect((await save(path, before, '.a { top: 0 }')).issues).toEqual([]);

  await site.database.kysely
    .updateTable('site_document')
    .set({ document: sql`jsonb_set(document, '{webSetting,styleSheet}', '"@import x;"')` })
    .where('site_key', '=', 'event/12')
    .where('version', '=', 'draft')
    .execute();
  expect((await save(['webSetting', 'baseColor'], undefined, '#123456')).issues).toEqual([]);
});
