import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moduleDocuments } from '#app/module-documents.ts';
import * as editor from '#features/editor/contract.ts';
import { copySite } from '#features/editor/contract/copy.ts';
import { readDoors, setPasscode } from '#features/editor/contract/doors.ts';
import { readFaults } from '#features/editor/contract/faults.ts';
import { diffParts, type Json } from '#features/editor/rules/part-changes.ts';
import { createStoredDocuments, draftFaults } from '#features/site/server.ts';
import { languageCodes } from '#kernel/language.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';

type Fields = Record<string, Json>;
const params = { site: 'event-12' };
let site: TestSite;
let owner: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  owner = await operatorAt(site, '*', 'owner', 'owner@example.jp');
  // The event sells for money.
  await setUpApp(owner);
});
afterAll(() => site.close());

/** Changes a part, and answers what brings it back. */
async function change(part: string, changed: (value: Fields) => Fields, at = params): Promise<() => Promise<void>> {
  const read = async (): Promise<Fields> =>
    (await owner.call(editor.readPart, { params: at, query: { part } })).data.value as Fields;
  const save = async (value: Fields): Promise<void> => {
    const changes = diffParts(await read(), value).map((one) => ({ ...one, path: [...one.path] }));
    const { data } = await owner.call(editor.savePart, { params: at, body: { part, changes } });
    expect(data.issues).toEqual([]);
  };
  const before = await read();
  await save(changed(before));
  return () => save(before);
}
const faultsOf = async (at = params) => (await owner.call(readFaults, { params: at })).data.faults;
const publish = () => owner.call(editor.publishSite, { params, body: {}, headers: { language: 'jpn' } });
const contentOf = async (code: string): Promise<number> => {
  const { data } = await owner.call(editor.readOutline, { params });
  return data.contents.find(({ moduleCode }) => moduleCode === code)!.contentId;
};
const withOverview = (value: Fields, more: Fields): Fields => ({
  ...value,
  overview: { ...(value['overview'] as Fields), ...more },
});

test('an item without its title in the first language cannot be published, and its field is named', async () => {
  let tried = 0;
  for (const code of ['information', 'web_page', 'ticket']) {
    const contentId = await contentOf(code).catch(() => undefined);
    if (contentId === undefined) continue;
    const { data } = await owner.call(editor.listItems, { params: { ...params, contentId } });
    const part = `item-${contentId}-${data.items[0]!.detailId}`;
    const back = await change(part, (value) => ({ ...value, title: { eng: 'Only in English' } }));
    expect(await faultsOf()).toEqual([expect.objectContaining({ part, place: ['title'], code: 'untitled' })]);
    expect((await publish()).status).toBe(409);
    await back();
    tried += 1;
  }
  expect(tried).toBeGreaterThan(0);
  expect(await faultsOf()).toEqual([]);
});

test('no site of the demo and no template has a fault', async () => {
  const stored = createStoredDocuments(moduleDocuments, () => {});
  const { kysely } = site.database;
  const sites = await kysely.selectFrom('site_document').select('site_key').where('version', '=', 'draft').execute();
  expect(sites.length).toBeGreaterThan(5);
  const faulty = await Promise.all(
    sites.map(async ({ site_key: key }) => [key, await draftFaults(site.database, stored, moduleDocuments, key)]),
  );
  expect(faulty.filter(([, faults]) => faults!.length > 0)).toEqual([]);
  for (const template of readdirSync(join(import.meta.dirname, '../../templates'))) {
    const { data } = await owner.call(editor.makeSite, {
      body: {
        template,
        language: 'jpn',
        name: '会',
        ...(template !== 'portal' && { startDate: '2027-03-06 10:00', endDate: '2027-03-07 17:00' }),
      },
    });
    expect([template, await faultsOf({ site: data.site })]).toEqual([template, []]);
  }
});

describe('a draft that contradicts itself', () => {
  test('because it ends before it starts is not published, and the field is named', async () => {
    const back = await change('settings', (value) => withOverview(value, { endDate: '2020-01-01 10:00' }));
    expect(await faultsOf()).toMatchObject([
      { part: 'settings', place: ['overview', 'endDate'], code: 'endBeforeStart', found: '"2020-01-01 10:00"' },
    ]);
    const refused = await publish();
    expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('公開の前に直すところ')]);
    await back();
    expect(await faultsOf()).toEqual([]);
    expect((await publish()).status).toBe(200);
  });

  test('because a link leads to a page that is not there names the item by its title', async () => {
    const contentId = await contentOf('information');
    const { data } = await owner.call(editor.addItem, {
      params: { ...params, contentId },
      body: {
        value: {
          title: { jpn: '地図' },
          body: { jpn: '<p><a href="/module/web_page/9999">地図</a></p>' },
          createdAt: '2026-11-20 09:00',
        },
      },
    });
    const part = `item-${contentId}-${data.detailId}`;
    expect(await faultsOf()).toMatchObject([
      { part, code: 'deadLink', found: '"/module/web_page/9999"', title: { jpn: '地図' } },
    ]);
    expect((await publish()).status).toBe(409);
    await owner.call(editor.removeItem, { params: { ...params, contentId, detailId: data.detailId }, body: {} });
    expect(await faultsOf()).toEqual([]);
  });

  test('because a module goes that others name says where they do', async () => {
    const { data: copy } = await owner.call(copySite, {
      params,
      body: { name: { jpn: '写し' }, startDate: '2027-05-01 10:00', endDate: '2027-05-02 17:00' },
    });
    const at = { site: copy.site };
    expect(await faultsOf(at)).toEqual([]);
    const { contents } = (await owner.call(editor.readOutline, { params: at })).data;
    const left = new Set<string>();
    for (const { contentId } of contents.toReversed()) {
      await owner.call(editor.removeContent, { params: { ...at, contentId } });
      for (const { code, place } of await faultsOf(at)) left.add(`${code} ${place.at(-1)}`);
    }
    // Links of menus and tabs went with what they led to; those in texts are the organiser's words.
    expect([...left].sort()).toEqual(languageCodes.map((language) => `deadLink ${language}`).sort());
  });
});

test('a way to log in that nobody is connected to is not published', async () => {
  const back = await change('settings', (value) => ({ ...value, usePortal: false, login: { authMethod: 'OpenId' } }));
  expect(await faultsOf()).toMatchObject([{ part: 'settings', place: ['login', 'authMethod'], code: 'noProvider' }]);
  expect((await publish()).status).toBe(409);
  await back();
  expect(await faultsOf()).toEqual([]);
});

test('a domain that another draft has is not published, and the answer does not say whose it is', async () => {
  const { data } = await owner.call(editor.makeSite, {
    body: {
      template: 'party',
      language: 'jpn',
      name: '別の会',
      startDate: '2027-03-06 10:00',
      endDate: '2027-03-06 17:00',
    },
  });
  const other = { site: data.site };
  const withDomain = (value: Fields): Fields => ({
    ...value,
    webSetting: { ...(value['webSetting'] as Fields), ownDomain: 'fair.example.jp' },
  });
  const backOfOther = await change('settings', withDomain, other);
  const back = await change('settings', withDomain);
  const faults = await faultsOf();
  expect(faults).toMatchObject([{ part: 'settings', place: ['webSetting', 'ownDomain'], code: 'domainTaken' }]);
  expect(JSON.stringify(faults)).not.toContain(data.site.replace('event-', ''));
  expect((await publish()).status).toBe(409);
  await backOfOther();
  expect((await publish()).status).toBe(200);
  await back();
});

test('a passcode is set with its lock, counts once it is published, and goes again', async () => {
  const at = { params: { site: 'event-12' } };
  const code = async () => (await owner.call(readDoors, at)).data.passcode;
  const lockOf = async () => {
    const { data } = await owner.call(editor.readPart, { ...at, query: { part: 'settings' } });
    return (data.value as Fields)['usePasscodeLock'];
  };
  expect(await code()).toBeNull();
  expect((await owner.call(setPasscode, { ...at, body: { passcode: '12345' } })).status).toBe(422);
  await owner.call(setPasscode, { ...at, body: { passcode: '407318' } });
  expect([await code(), await lockOf(), await faultsOf()]).toEqual(['407318', true, []]);
  const home = () => site.page('/web/portal/1/event/12');
  const open = await home();
  await publish();
  await site.hiroba.features.site.directory.refresh();
  expect(await home()).not.toBe(open);
  await owner.call(setPasscode, { ...at, body: { passcode: null } });
  expect([await code(), await lockOf(), await faultsOf()]).toEqual([null, false, []]);
  await publish();
});
