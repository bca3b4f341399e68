import { afterAll, beforeAll, expect, test } from 'vitest';
import * as editor from '#features/editor/contract.ts';
import { readChanges } from '#features/editor/contract/changes.ts';
import * as operator from '#features/operator/contract.ts';
import { makeFirstLink } from '#features/operator/server.ts';
import { diffParts, type Json } from '#features/editor/rules/part-changes.ts';
import { consoleClient } from '../console-client.ts';
import { memberCalls, type MemberCalls } from '../member-calls.ts';
import { setUpApp } from '../console-operators.ts';
import { testNow, type TestSite } from '../start-test-site.ts';
import { testMember } from '../test-member.ts';
import { ticketBuyer } from '../ticket-buyer.ts';
import { readSales } from '#features/ticket/contract/numbers.ts';

let calls: MemberCalls;
let site: TestSite;
beforeAll(async () => {
  calls = await memberCalls({ isDemo: false });
  ({ site } = calls);
});
afterAll(() => calls.close());

test('somebody with the link of the terminal makes an event from a template, sells a ticket kind of their own, and publishes it', async () => {
  const browser = consoleClient(site);
  expect(await browser.call(editor.listSites)).toMatchObject({ status: 401 });
  const token = await makeFirstLink(site.database, testNow);
  expect(token).toBeDefined();
  const link = { token: token! };
  expect((await browser.call(operator.lookAtLink, { body: link })).data).toMatchObject({
    siteKey: '*',
    mail: null,
    role: 'owner',
    isFirst: true,
  });
  const made = { ...link, mail: 'Hanako@example.jp', password: 'correct horse battery' };
  expect(await browser.call(operator.useLink, { body: { ...made, mail: 'nobody' } })).toMatchObject({ status: 422 });
  expect((await browser.call(operator.useLink, { body: made })).data).toMatchObject({
    name: 'Hanako',
    isOwnerEverywhere: true,
  });
  expect(await browser.call(operator.useLink, { body: made })).toMatchObject({ status: 410 });
  expect(await makeFirstLink(site.database, testNow)).toBeUndefined();

  const { data: templates } = await browser.call(editor.listTemplates);
  expect(templates.map(({ template }) => template)).toContain('party');
  const { data: event } = await browser.call(editor.makeSite, {
    body: {
      template: 'party',
      language: 'jpn',
      name: '秋の会',
      startDate: '2027-02-06 19:00',
      endDate: '2027-02-06 22:00',
      placeName: '公民館',
      organizerName: '花子',
    },
  });
  const params = { site: event.site };
  const { data: outline } = await browser.call(editor.readOutline, { params });
  expect(outline).toMatchObject({ title: { jpn: '秋の会' }, isPublished: false, hasChanges: true });
  const { contentId } = outline.contents.find(({ moduleCode }) => moduleCode === 'ticket')!;

  const tickets = await browser.call(editor.listItems, { params: { ...params, contentId } });
  const [first] = tickets.data.items;
  // A week later and an hour later than the template: the sale ends with the new start, and begins with the publication.
  expect(first!.value).toMatchObject({ salesPeriodEnd: '2027-02-06 19:00' });
  expect(first!.value).not.toHaveProperty('salesPeriodStart');
  const part = `item-${contentId}-${first!.detailId}`;
  const changes = diffParts(first!.value as Json, { ...(first!.value as { [key: string]: Json }), price: 3_000 });
  const saved = await browser.call(editor.savePart, {
    params,
    body: { part, changes: changes.map((one) => ({ ...one, path: [...one.path] })) },
  });
  expect(saved.data).toMatchObject({ issues: [], clashes: [], value: { price: 3_000 }, edition: 2 });
  const added = await browser.call(editor.addItem, {
    params: { ...params, contentId },
    body: { value: { title: { jpn: '学生' }, price: 1_000, enableNumberSold: true, capacity: 10 } },
  });
  expect(added.data).toEqual({ detailId: first!.detailId + 1, issues: [], linksLeft: 0 });

  const changed = await browser.call(readChanges, { params });
  expect(changed.data).toMatchObject({ isFirst: true, refusals: [] });
  const refused = await browser.call(editor.publishSite, { params, body: {} });
  // Visitors will pay: whoever publishes has shown a second factor.
  expect([refused.status, refused.reason]).toEqual([403, 'secondFactor']);
  await setUpApp(browser);
  const published = await browser.call(editor.publishSite, { params });
  expect(published.data.path).toBe(`/web/event/${event.site.replace('event-', '')}`);
  await site.hiroba.features.site.directory.refresh();
  expect(await site.page(published.data.path, { 'accept-language': 'ja' })).toContain('秋の会');
  expect((await browser.call(editor.readOutline, { params })).data).toMatchObject({
    isPublished: true,
    hasChanges: false,
  });

  const eventId = event.site.replace('event-', '');
  const later = Date.parse('2026-12-20T12:00:00+09:00');
  site.setNow(later);
  const { accessToken } = await testMember(site.database, event.site.replace('-', '/'), later);
  const buyer = ticketBuyer(calls, `0/${eventId}/${contentId}`);
  const bought = await buyer.buy(
    { purchaseList: [await buyer.item(first!.detailId)], paymentMethod: 'Local' },
    { 'access-token': accessToken },
  );
  expect(bought).toMatchObject({ status: 200 });
  await browser.call(operator.signIn, { body: made });
  const { data: sales } = await browser.call(readSales, { params });
  expect(sales.total).toEqual({ sold: 1, waiting: 0, checkedIn: 0, paid: 0, owed: 3_000, wentBack: 0 });
  expect(sales.tickets).toMatchObject([
    { title: { jpn: '一般' }, sold: 1, capacity: 50, owed: 3_000 },
    { title: { jpn: '学生' }, sold: 0, capacity: 10, owed: 0 },
  ]);
});
