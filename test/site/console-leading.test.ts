import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as editor from '#features/editor/contract.ts';
import { readFaults } from '#features/editor/contract/faults.ts';
import { readLeading } from '#features/editor/contract/leading.ts';
import type { Json } from '#features/editor/rules/part-changes.ts';
import { readSiteLog } from '#features/operator/contract/log.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';

type Fields = Record<string, Json>;
const period = { startDate: '2027-03-06 10:00', endDate: '2027-03-07 17:00' };
let site: TestSite;
let owner: ConsoleClient;
let params: { site: string };
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  owner = await operatorAt(site, '*', 'owner', 'owner@example.jp');
  // The log shows names.
  await setUpApp(owner);
});
afterAll(() => site.close());

const made = async (): Promise<void> => {
  const { data } = await owner.call(editor.makeSite, {
    body: { template: 'party', language: 'jpn', name: '会', ...period },
  });
  params = { site: data.site };
};
const added = async (
  moduleCode: 'information' | 'web_page' | 'menu' | 'tab' | 'united_web_link',
  value: Fields = {},
) => {
  const { data } = await owner.call(editor.addContent, { params, body: { moduleCode, value } });
  expect(data.issues).toEqual([]);
  return data.contentId;
};
const item = async (contentId: number, value: Fields) => {
  const { data } = await owner.call(editor.addItem, { params: { ...params, contentId }, body: { value } });
  expect(data.issues).toEqual([]);
  return data.detailId;
};
const valueOf = async (part: string) =>
  (await owner.call(editor.readPart, { params, query: { part } })).data.value as Fields;
const linked = (link: string, name = '出店') => ({ label: { jpn: name }, link });
const home = linked('/', 'ホーム');
const faults = async () => (await owner.call(readFaults, { params })).data.faults;
const leading = async (contentId: number, detailId?: number) =>
  (await owner.call(readLeading, { params: { ...params, contentId }, query: { ...(detailId && { detailId }) } })).data
    .links;

describe('a module that goes', () => {
  test('takes its links in the menu, the tabs and the lists of links along, which were named before', async () => {
    await made();
    const gone = await added('information');
    const link = `/module/information/${gone}`;
    const menu = await added('menu', {
      content: { groups: [{ links: [home, linked(link)] }, { label: { jpn: '案内' }, links: [linked(link)] }] },
    });
    const tabs = await added('tab', {
      content: {
        tabs: [
          { ...home, icon: 'home' },
          { ...linked(`${link}?x=1`), icon: 'info' },
        ],
      },
    });
    const links = await added('united_web_link');
    const only = await item(links, { name: { jpn: '出店へ' }, url: link });
    const other = await item(links, { name: { jpn: 'よそ' }, url: 'https://example.jp/' });
    expect(await leading(gone)).toMatchObject([
      {
        part: `content-${menu}`,
        path: ['content', 'groups', 0, 'links', 1, 'link'],
        entry: { jpn: '出店' },
        goes: true,
      },
      { part: `content-${menu}`, path: ['content', 'groups', 1, 'links', 0, 'link'], goes: true },
      { part: `content-${tabs}`, path: ['content', 'tabs', 1, 'link'], entry: { jpn: '出店' }, goes: true },
      { part: `item-${links}-${only}`, path: ['url'], title: { jpn: '出店へ' }, goes: true },
    ]);
    expect((await owner.call(editor.removeContent, { params: { ...params, contentId: gone }, body: {} })).status).toBe(
      200,
    );
    expect((await valueOf(`content-${menu}`))['content']).toEqual({ groups: [{ links: [home] }] });
    expect((await valueOf(`content-${tabs}`))['content']).toEqual({ tabs: [{ ...home, icon: 'home' }] });
    const { data } = await owner.call(editor.listItems, { params: { ...params, contentId: links } });
    expect(data.items.map(({ detailId }) => detailId)).toEqual([other]);
    expect(await faults()).toEqual([]);
    const log = await owner.call(readSiteLog, { params });
    const told = log.data.entries.map(({ action, details }) => `${action} ${String(details['part'])}`);
    expect(told).toEqual(
      expect.arrayContaining([
        `draft.removed content-${gone}`,
        `draft.changed content-${menu}`,
        `draft.changed content-${tabs}`,
        `draft.removed item-${links}-${only}`,
      ]),
    );
  });

  test('takes a bar along that led nowhere else', async () => {
    await made();
    const gone = await added('information');
    const tabs = await added('tab', {
      content: { tabs: [{ ...linked(`/module/information/${gone}`), icon: 'info' }] },
    });
    expect(await leading(gone)).toMatchObject([{ part: `content-${tabs}`, goes: true }]);
    await owner.call(editor.removeContent, { params: { ...params, contentId: gone }, body: {} });
    const { data } = await owner.call(editor.readOutline, { params });
    expect(data.contents.map(({ contentId }) => contentId)).not.toContain(tabs);
  });

  test('leaves the words of a text, and the fault that stays is named by its entry', async () => {
    await made();
    const gone = await added('information');
    const page = await added('web_page');
    const body = { jpn: `<p>くわしくは<a href="/module/information/${gone}">出店</a></p>` };
    const detailId = await item(page, { title: { jpn: '案内' }, body });
    expect(await leading(gone)).toMatchObject([
      { part: `item-${page}-${detailId}`, path: ['body', 'jpn'], goes: false },
    ]);
    await owner.call(editor.removeContent, { params: { ...params, contentId: gone }, body: {} });
    expect((await valueOf(`item-${page}-${detailId}`))['body']).toEqual(body);
    expect(await faults()).toMatchObject([
      { code: 'deadLink', part: `item-${page}-${detailId}`, title: { jpn: '案内' } },
    ]);
    const menu = await added('menu', { content: { groups: [{ links: [linked('/module/information/9999')] }] } });
    expect(await faults()).toContainEqual(
      expect.objectContaining({ code: 'deadLink', part: `content-${menu}`, entry: { jpn: '出店' } }),
    );
  });
});

test('an entry that goes takes the links to it alone along, and a link that led nowhere before stays', async () => {
  await made();
  const page = await added('web_page');
  const [one, other] = [
    await item(page, { title: { jpn: '一' }, body: { jpn: '<p>1</p>' } }),
    await item(page, { title: { jpn: '二' }, body: { jpn: '<p>2</p>' } }),
  ];
  const path = `/module/web_page/${page}`;
  const links = [
    linked(path, '全部'),
    linked(`${path}/${one}`, '一'),
    linked(`${path}/${other}`, '二'),
    linked('/nowhere', '無'),
  ];
  const menu = await added('menu', { content: { groups: [{ links }] } });
  expect(await leading(page, one)).toMatchObject([{ entry: { jpn: '一' }, goes: true }]);
  await owner.call(editor.removeItem, { params: { ...params, contentId: page, detailId: one }, body: {} });
  expect((await valueOf(`content-${menu}`))['content']).toEqual({
    groups: [{ links: links.filter(({ label }) => label.jpn !== '一') }],
  });
});

test('links to an entry that comes back come back with it, but for what somebody has changed since', async () => {
  await made();
  const page = await added('web_page');
  const entry = { title: { jpn: '案内' }, body: { jpn: '<p>本文</p>' } };
  const [one, other] = [await item(page, entry), await item(page, { ...entry, title: { jpn: '地図' } })];
  const link = `/module/web_page/${page}/${one}`;
  const menu = await added('menu', { content: { groups: [{ links: [home, linked(link)] }] } });
  const tabs = await added('tab', {
    content: {
      tabs: [
        { ...home, icon: 'home' },
        { ...linked(link), icon: 'info' },
      ],
    },
  });
  const only = await added('tab', { content: { tabs: [{ ...linked(link), icon: 'info' }] } });
  const links = await added('united_web_link');
  const first = await item(links, { name: { jpn: '案内へ' }, url: link });
  const second = await item(links, { name: { jpn: 'よそ' }, url: 'https://example.jp/' });
  const before = await valueOf(`content-${menu}`);
  const remove = async () =>
    (await owner.call(editor.removeItem, { params: { ...params, contentId: page, detailId: one }, body: {} })).data
      .taken;
  const back = async (taken: Awaited<ReturnType<typeof remove>>) =>
    owner.call(editor.addItem, {
      params: { ...params, contentId: page },
      body: { value: entry, again: { detailId: one, at: 0, links: taken } },
    });
  const order = async (contentId: number) =>
    (await owner.call(editor.listItems, { params: { ...params, contentId }, query: {} })).data.items.map(
      ({ detailId }) => detailId,
    );
  const contents = async () =>
    (await owner.call(editor.readOutline, { params })).data.contents.map(({ contentId }) => contentId);

  const inOrder = await contents();
  const taken = await remove();
  expect(taken.map(({ part }) => part)).toEqual([
    `content-${menu}`,
    `content-${tabs}`,
    `content-${only}`,
    `item-${links}-${first}`,
  ]);
  expect([await valueOf(`content-${menu}`), await contents()]).not.toEqual([before, inOrder]);
  expect((await back(taken)).data).toEqual({ detailId: one, issues: [], linksLeft: 0 });
  expect(await valueOf(`content-${menu}`)).toEqual(before);
  expect((await valueOf(`content-${only}`))['content']).toEqual({ tabs: [{ ...linked(link), icon: 'info' }] });
  expect([await order(page), await order(links), await contents()]).toEqual([[one, other], [first, second], inOrder]);
  expect(await faults()).toEqual([]);

  const again = await remove();
  const changes = [{ path: ['content', 'groups'], before: [{ links: [home] }], after: [{ links: [home, home] }] }];
  await owner.call(editor.savePart, { params, body: { part: `content-${menu}`, changes } });
  expect((await back(again)).data.linksLeft).toBe(1);
  expect((await valueOf(`content-${menu}`))['content']).toEqual({ groups: [{ links: [home, home] }] });
  expect((await valueOf(`content-${tabs}`))['content']).toMatchObject({ tabs: [home, linked(link)] });
});

test('what is sent as links to come back is checked as any other change is', async () => {
  await made();
  const page = await added('web_page');
  const entry = { title: { jpn: '案内' }, body: { jpn: '<p>本文</p>' } };
  const one = await item(page, entry);
  await owner.call(editor.removeItem, { params: { ...params, contentId: page, detailId: one }, body: {} });
  const settings = (path: string[], after: Json) => ({ part: 'settings', changes: [{ path, after }] });
  const links = [
    settings(['webSetting', 'styleSheet'], '@import url(https://example.com/x.css);'),
    settings(['nothing', 'such'], 1),
    { part: 'item-99-1', changes: [{ path: ['url'], after: '/' }] },
    { part: `item-${page}-99`, changes: [], whole: { value: entry, at: 0 } },
    { part: 'content-99', changes: [], whole: { value: { moduleCode: 'information' }, at: 0 } },
    { part: 'settings', changes: [], whole: { value: {}, at: 0 } },
  ];
  const before = await valueOf('settings');
  const { data } = await owner.call(editor.addItem, {
    params: { ...params, contentId: page },
    body: { value: entry, again: { detailId: one, at: 0, links } },
  });
  expect(data).toEqual({ detailId: one, issues: [], linksLeft: links.length });
  expect(await valueOf('settings')).toEqual(before);
});
