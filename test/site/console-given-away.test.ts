import { afterAll, beforeAll, expect, test } from 'vitest';
import { readChecks } from '#features/editor/contract/checks.ts';
import * as editor from '#features/editor/contract.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { startTestSite, testNow, type TestSite } from '../start-test-site.ts';

const period = { startDate: '2027-03-06 10:00', endDate: '2027-03-07 17:00' };
let site: TestSite;
let owner: ConsoleClient;
let other: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  owner = await operatorAt(site, '*', 'owner', 'owner@example.jp');
  await setUpApp(owner);
  other = await operatorAt(site, '*', 'owner', 'other@example.jp');
});
afterAll(() => site.close());

/** An event of its own with one ticket, and what somebody does to its price. */
async function event() {
  const { data } = await owner.call(editor.makeSite, {
    body: { template: 'party', language: 'jpn', name: '会', ...period },
  });
  const params = { site: data.site };
  const outline = async (client: ConsoleClient) => (await client.call(editor.readOutline, { params })).data;
  const { contentId } = (await outline(owner)).contents.find(({ moduleCode }) => moduleCode === 'ticket')!;
  const { items } = (await owner.call(editor.listItems, { params: { ...params, contentId }, query: {} })).data;
  return {
    params,
    outline,
    async price(after: number) {
      for (const { detailId } of items) {
        const part = `item-${contentId}-${detailId}`;
        // oxlint-disable-next-line no-await-in-loop -- One after the other, as somebody types.
        const { value } = (await owner.call(editor.readPart, { params, query: { part } })).data;
        const before = (value as { price: number }).price;
        // oxlint-disable-next-line no-await-in-loop
        await owner.call(editor.savePart, { params, body: { part, changes: [{ path: ['price'], before, after }] } });
      }
    },
    publish: (client: ConsoleClient, body: { at?: string } = {}) => client.call(editor.publishSite, { params, body }),
  };
}

test('a ticket that was sold for money is not given away without a second factor', async () => {
  const { params, outline, price, publish } = await event();
  await price(3_000);
  expect((await publish(owner)).status).toBe(200);
  await price(0);
  expect(await publish(other)).toMatchObject({ status: 403, reason: 'secondFactor' });
  expect(await publish(other, { at: '2026-11-20 12:00' })).toMatchObject({ status: 403, reason: 'secondFactor' });
  expect((await outline(other)).needsFactor).toBe(true);
  const { data } = await other.call(readChecks, { params });
  expect(data.find(({ key }) => key === 'factor')).toMatchObject({ isDone: false, isNeeded: true });
  // Nobody asks before a draft.
  expect((await publish(owner)).status).toBe(200);

  // What is free, and stays so, is anybody's to publish.
  await price(0);
  expect((await outline(other)).needsFactor).toBe(false);
  expect((await publish(other)).status).toBe(200);
});

test('a plan of somebody without a second factor is given up where money came into the draft since', async () => {
  const { outline, price, publish } = await event();
  await price(0);
  expect((await publish(other, { at: '2026-11-20 12:00' })).status).toBe(200);
  await price(3_000);
  site.setNow(testNow + 2 * 60 * 60 * 1000);
  await site.hiroba.jobs.runDue();
  expect(await outline(other)).toMatchObject({ plannedAt: null, isPublished: false });
  const [mail] = await site.mails('other@example.jp');
  expect(mail?.text).toContain('The planned publication was not made');

  expect((await publish(owner, { at: '2026-11-20 15:00' })).status).toBe(200);
  site.setNow(testNow + 6 * 60 * 60 * 1000);
  await site.hiroba.jobs.runDue();
  expect(await outline(other)).toMatchObject({ plannedAt: null, isPublished: true });
  site.setNow(testNow);
});
