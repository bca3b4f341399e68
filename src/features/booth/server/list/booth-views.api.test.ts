import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boothModule, boothSite } from '../../../../../test/booth-site.ts';
import { type SiteCalls, siteCalls } from '../../../../../test/site-calls.ts';
import { testMember } from '../../../../../test/test-member.ts';
import { countBoothView, listBooths, listBoothViews } from '../../contract/list.ts';
import { boothDocuments } from '../../documents.ts';
import { tieExhibitor } from '../exhibitor/exhibitors.ts';
import { useUpTries } from '../../../../../test/use-up-tries.ts';
import { createBoothListServer } from './booth-list-server.ts';

const counting = { content: { common: { viewCount: { isEnabled: true } } } };
const booths = [
  { detailId: 1, name: '一' },
  { detailId: 2, name: '二' },
  { detailId: 3, name: '三' },
];
const sites = boothSite([
  boothModule(70, booths, counting),
  boothModule(71, booths),
  boothModule(72, booths, counting),
]);
const event = { portalId: 1, eventId: 11 };
const of = (contentId: number, detailId: number) => ({ ...event, contentId, detailId });
const now = Date.parse('2026-11-20T23:59:00+09:00');

let calls: SiteCalls;
beforeAll(async () => {
  calls = await siteCalls(sites, boothDocuments, (site, database) =>
    createBoothListServer({
      database,
      site,
      closedContents: async () => new Map(),
    }),
  );
});
afterAll(() => calls.close());

const view = async (detailId: number, anonymousToken: string | undefined, more: object = {}): Promise<number> =>
  (await calls.post(countBoothView, of(70, detailId), {}, { anonymousToken, now, ...more })).data.count;

describe('views of booths', () => {
  test('are counted once for each visitor and day, even if twenty tabs open at once [BOOTH-016, BOOTH-036]', async () => {
    expect(await Promise.all(Array.from({ length: 20 }, () => view(1, 'ann')))).toContain(1);
    expect(await view(1, 'ann')).toBe(1);
    expect(await view(1, 'bob')).toBe(2);
    expect(await view(2, 'ann')).toBe(1);
    expect(await view(1, 'ann', { now: now + 60_000 })).toBe(3);
  });

  test('need a visitor: a call without an anonymous token only reads', async () => {
    expect(await view(2, undefined)).toBe(1);
  });

  test('are listed for each content that counts them [BOOTH-021, BOOTH-029]', async () => {
    await calls.post(countBoothView, of(72, 2), {}, { anonymousToken: 'ann', now: now + 60_000 });
    const list = async (query: object) => (await calls.call(listBoothViews, event, query)).data;
    const [first, second, third] = [
      { contentId: 70, detailId: 1, count: 3 },
      { contentId: 70, detailId: 2, count: 1 },
      { contentId: 72, detailId: 2, count: 1 },
    ];
    expect(await list({})).toEqual([first, second, third]);
    expect(await list({ content_id: '70', booth_ids: ['2', '9'] })).toEqual([second]);
    expect(await list({ content_id: '71' })).toEqual([]);
  });

  test('no longer name their visitors when the day is over', async () => {
    const days = await calls.database.kysely.selectFrom('booth_view_of_day').select('day').distinct().execute();
    expect(days).toHaveLength(1);
  });

  test.each([
    ['a content that counts none', of(71, 1)],
    ['an unknown booth', of(70, 9)],
  ])('are not found for %s', async (_, params) => {
    await expect(calls.post(countBoothView, params, {}, { anonymousToken: 'ann' })).rejects.toMatchObject({
      status: 404,
    });
  });

  test('by an exhibitor do not count for their own booth, but for other booths', async () => {
    const { database } = calls;
    const own = await testMember(database, 'portal/1', now);
    const other = await testMember(database, 'portal/1', now);
    await tieExhibitor(database, 'event/11', { contentId: 70, detailId: 1 }, own);
    const before = await view(1, undefined);
    const asOwn = { accessToken: own.accessToken };
    expect(await view(1, 'own', asOwn)).toBe(before);
    const elsewhere = await view(3, undefined);
    expect(await view(3, 'own', asOwn)).toBe(elsewhere + 1);
    expect(await view(1, 'other', { accessToken: other.accessToken })).toBe(before + 1);
    // Logged out, nobody knows.
    expect(await view(1, 'own')).toBe(before + 2);
  });

  test('in a preview do not count', async () => {
    const { database } = calls;
    const previewer = await testMember(database, 'portal/1', now);
    const role = { site_key: 'event/11', role: 'previewer', member_id: previewer.memberId } as const;
    await database.kysely.insertInto('member_role').values(role).execute();
    const before = await view(1, undefined);
    const preview = { isDraft: true, accessToken: previewer.accessToken };
    await expect(view(1, 'previewer', preview)).rejects.toMatchObject({ status: 403 });
    expect(await view(1, undefined)).toBe(before);
  });

  test('from one address count up to a limit', async () => {
    const from = { clientAddress: '198.51.100.7' };
    const context = { now, ...from };
    await useUpTries(calls.database, 'boothView', { context }, ['address'], 30);
    await Promise.all(Array.from({ length: 35 }, (_, one) => view(2, `v${one}`, from)));
    expect(await view(2, 'last', from)).toBe(1 + 30);
    expect(await view(2, 'last', { clientAddress: '203.0.113.9' })).toBe(1 + 31);
  });
});

test('a list of 2,000 booths is read once, and later pages and searches need no statement', async () => {
  const many = Array.from({ length: 2_000 }, (_, id) => ({ detailId: id + 1, name: `ブース${id + 1}` }));
  const own = await siteCalls(boothSite([boothModule(70, many)]), boothDocuments, (site, database) =>
    createBoothListServer({ database, site, closedContents: async () => new Map() }),
  );
  const find = (query: object) => own.call(listBooths, { ...event, contentId: 70 }, query);
  expect((await find({ page: '100' })).total).toBe(2_000);
  const before = own.database.statements();
  expect((await find({ keyword: 'ブース199', page: '1' })).total).toBe(11);
  expect((await find({ category: '1' })).total).toBe(0);
  expect(own.database.statements()).toBe(before);
  await own.close();
});
