import { closeGracefully, listen, ownAddress } from '#app/server/http-server.ts';
import { signOut } from '#features/operator/contract.ts';
import { salesTopic } from '#features/ticket/rules/sale/sales-topic.ts';
import * as editor from '#features/editor/contract.ts';
import type { OperatorRole } from '#kernel/console/operator-role.ts';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type ChannelPage, openChannelPage, refusedUpgrade } from '../channel-page.ts';
import { isState } from '../channel-site.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt, setUpApp } from '../console-operators.ts';
import { memberCalls, type MemberCalls } from '../member-calls.ts';
import { testNow, type TestSite } from '../start-test-site.ts';
import { testMember } from '../test-member.ts';
import { ticketBuyer } from '../ticket-buyer.ts';

const path = '/console/realtime';
let calls: MemberCalls;
let site: TestSite;
let server: Server;
let origin: string;
let owner: ConsoleClient;
let event: { site: string; contentId: number; ticketId: number };
beforeAll(async () => {
  calls = await memberCalls({ isDemo: false });
  ({ site } = calls);
  server = await listen(site.hiroba, 0, '127.0.0.1');
  origin = ownAddress(server);
  owner = await operatorAt(site, '*', 'owner', 'owner@example.jp');
  await setUpApp(owner);
  const period = { startDate: '2027-02-06 19:00', endDate: '2027-02-06 22:00' };
  const made = await owner.call(editor.makeSite, {
    body: { template: 'party', language: 'jpn', name: '会', ...period },
  });
  const params = { site: made.data.site };
  const { contents } = (await owner.call(editor.readOutline, { params })).data;
  const { contentId } = contents.find(({ moduleCode }) => moduleCode === 'ticket')!;
  const { items } = (await owner.call(editor.listItems, { params: { ...params, contentId } })).data;
  event = { ...params, contentId, ticketId: items[0]!.detailId };
  await owner.call(editor.publishSite, { params, body: {} });
  await site.hiroba.features.site.directory.refresh();
});
afterAll(async () => {
  await site.hiroba.closeChannels();
  await closeGracefully(server);
  await calls.close();
});

const eventId = (): number => Number(event.site.replace('event-', ''));
const open = async (
  cookie: string,
  hello: { eventId?: number; topics?: { topic: string }[] } = {},
): Promise<ChannelPage> => {
  const place = { portalId: 0, eventId: eventId(), topics: [{ topic: salesTopic(event.site) }] };
  const page = await openChannelPage(origin, { ...place, ...hello }, { path, headers: { cookie } });
  onTestFinished(() => page.socket.terminate());
  return page;
};
const countOf = ({ frames }: ChannelPage): number[] =>
  frames.filter(isState).map((frame) => (frame['state'] as { count: number }).count);
const buy = async (): Promise<void> => {
  const { accessToken } = await testMember(site.database, event.site.replace('-', '/'), testNow);
  const buyer = ticketBuyer(calls, `0/${eventId()}/${event.contentId}`);
  const list = [await buyer.item(event.ticketId)];
  const bought = await buyer.buy({ purchaseList: list, paymentMethod: 'Local' }, { 'access-token': accessToken });
  expect(bought).toMatchObject({ status: 200 });
};

describe('an open console', () => {
  test('hears of a sale at once, and not of one that was refused', async () => {
    const page = await open(owner.cookie());
    await page.hears(isState);
    const before = countOf(page).at(-1)!;
    await buy();
    const heard = await page.hears((frame) => isState(frame) && (frame['state'] as { count: number }).count > before);
    expect(heard).toMatchObject({ topic: salesTopic(event.site) });
    const { length } = page.frames;
    const buyer = ticketBuyer(calls, `0/${eventId()}/${event.contentId}`);
    const refused = await buyer.buy({ purchaseList: [], purchaserInfo: [], paymentMethod: 'Local' }, {});
    expect(refused.status).not.toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(page.frames.length).toBe(length);
  });

  test.each<[OperatorRole, object]>([
    ['editor', { state: { count: expect.any(Number) as number } }],
    ['sales', { state: { count: expect.any(Number) as number } }],
    ['reception', { refused: 403 }],
  ])('of somebody with the role %s is answered %o', async (role, answer) => {
    const client = await operatorAt(site, event.site.replace('-', '/'), role, `${role}@example.jp`);
    const page = await open(client.cookie());
    expect(await page.hears((frame) => 'topic' in frame)).toMatchObject(answer);
  });

  test('hears nothing of another site', async () => {
    const editorOfOther = await operatorAt(site, 'event/12', 'editor', 'other@example.jp');
    expect(await (await open(editorOfOther.cookie())).closed).toBe(4404);
    const own = await open(editorOfOther.cookie(), { eventId: 12 });
    expect(await own.hears((frame) => 'refused' in frame)).toMatchObject({ refused: 404 });
  });

  test('is sent away without a session', async () => {
    expect(await (await open('')).closed).toBe(4401);
    const client = await operatorAt(site, event.site.replace('-', '/'), 'editor', 'leaving@example.jp');
    const cookie = client.cookie();
    await client.call(signOut);
    expect(await (await open(cookie)).closed).toBe(4401);
  });
});

test('only a page of the host itself may have a socket of the console', async () => {
  expect(await refusedUpgrade(origin + path, { origin: 'https://evil.example' })).toBe(403);
  expect(await refusedUpgrade(origin + path, { origin })).toBe(101);
  expect(await refusedUpgrade(`${origin}/console/other`, { origin })).toBe(404);
});
