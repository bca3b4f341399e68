import { afterAll, beforeAll, expect, test } from 'vitest';
import * as editor from '#features/editor/contract.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt } from '../console-operators.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';

let site: TestSite;
let owner: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  owner = await operatorAt(site, '*', 'owner', 'owner@example.jp');
});
afterAll(() => site.close());

test('what is changed and not published yet is said in the list of sites and beside the name of a site', async () => {
  const body = { template: 'portal', language: 'jpn' as const, name: '広場' };
  const params = { site: (await owner.call(editor.makeSite, { body })).data.site };
  const said = async (): Promise<boolean[]> => {
    const { sites } = (await owner.call(editor.listSites)).data;
    const listed = sites.find((one) => one.site === params.site);
    return [listed!.hasChanges, (await owner.call(editor.readHead, { params })).data.hasChanges];
  };
  // All of a site that was never published is a draft, which its state says.
  expect((await said())[0]).toBe(false);
  await owner.call(editor.publishSite, { params, body: {} });
  expect(await said()).toEqual([false, false]);
  const changes = [{ path: ['webSetting', 'title', 'jpn'], before: '広場', after: '大広場' }];
  await owner.call(editor.savePart, { params, body: { part: 'settings', changes } });
  expect(await said()).toEqual([true, true]);
});
