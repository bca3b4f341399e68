import { boothDocuments } from '#features/booth/documents.ts';
import { scheduleDocuments } from '#features/schedule/documents.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import { type SiteCalls, siteCalls } from '../../../../test/site-calls.ts';
import { eventFile, portalFile } from '../../../../test/site-folders.ts';
import { testMember, type TestMember } from '../../../../test/test-member.ts';
import { listFavorites, setFavorites } from '../contract.ts';
import { favoriteKey, favoriteMax } from '../rules/favorite-list.ts';
import { createFavoriteServer, type FavoriteServer, type ModuleFavorites } from '../server.ts';
import { favoriteData } from './member-favorites.ts';

const now = parseInstant('2026-11-20 10:00') as number;
const on = { login: { isEnabled: true }, mypage: { favorite: { isEnable: true } } };
const booths = [1, 2, 3].map((detailId) => ({ detailId, items: { title: { value: { jpn: '出展' } } } }));
const content = { moduleCode: 'booth', contentId: 80, title: { jpn: '出展ブース' }, items: booths };
const held_datetime = { startDate: '2026-11-20 10:00', endDate: '2026-11-20 11:00' };
const session = { detailId: 1, title: { value: { jpn: '講演' } }, held_datetime, createdAt: '2026-11-01' };
const sessions = { moduleCode: 'schedule', contentId: 90, items: [session] };
const closedContent = { moduleCode: 'booth', contentId: 81, items: booths };

let calls: SiteCalls;
let server: FavoriteServer;
let member: TestMember;
const face = (title: string) => ({ title, image: null, startDate: null, endDate: null, place: '' });
/** How many details were asked for how they look. */
let looked = 0;
const told: ModuleFavorites = {
  async faces({ contentId, detailIds }) {
    looked += detailIds.size;
    return new Map([1, 2].map((id) => [id, face(`${contentId}の${id}`)]));
  },
  times: async () => (id) => (id <= 2 ? { start: undefined, end: undefined } : undefined),
};

beforeAll(async () => {
  calls = await siteCalls(
    [
      { site: portalFile(on) },
      { site: eventFile({ portalId: 1, ...on }), modules: [content, closedContent, sessions] },
      { site: eventFile({ portalId: 1, eventId: 12, login: { isEnabled: true } }), modules: [content] },
      { site: eventFile({ portalId: 1, eventId: 13, ...on }), modules: [content] },
    ],
    [...boothDocuments, ...scheduleDocuments],
    (site, database) => {
      const closedContents = async () => new Map([[81, { reason: 'ticket' }]]);
      server = createFavoriteServer({
        database,
        store: site.store,
        modules: { booth: told, schedule: told },
        closedContents,
      });
      return server;
    },
  );
});
beforeEach(async () => {
  member = await testMember(calls.database, 'portal/1', now);
});
afterAll(() => calls.close());

const event = { portalId: 1, eventId: 11 };
type Wish = { contentId: number; detailId: number; moduleId: number; isFavorite?: boolean };
const booth = (detailId: number, more: object = {}): Wish => ({ contentId: 80, detailId, moduleId: 5, ...more });
const set = async (wishes: Wish[], params: Record<string, number> = event, as = member, at = now) =>
  (await calls.post(setFavorites, params, wishes, { accessToken: as.accessToken, now: at })).data;
const list = async (params: Record<string, number> = event, as = member) =>
  (await calls.call(listFavorites, params, {}, { accessToken: as.accessToken, now })).data;
const ids = async (): Promise<number[]> => (await list()).map(({ detailId }) => detailId).sort((a, b) => a - b);
const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: { status: number }) => error.status,
  );

describe('the favourite call', () => {
  test('toggles a booth, and a session of another content [FAV-002]', async () => {
    const updateDate = '2026-11-20T10:00:00+09:00';
    expect(await set([booth(1)])).toEqual([{ ...booth(1), updateDate, isFavorite: true }]);
    expect(await set([{ contentId: 90, detailId: 1, moduleId: 28 }])).toMatchObject([{ isFavorite: true }]);
    expect(await ids()).toEqual([1, 1]);
    expect(await set([booth(1)])).toMatchObject([{ ...booth(1), isFavorite: false }]);
    expect(await list()).toMatchObject([{ moduleCode: 'schedule' }]);
  });

  test('sets the wanted state, and a second call does not undo it [FAV-002]', async () => {
    const first = await set([booth(1, { isFavorite: true })]);
    expect(await set([booth(1, { isFavorite: true })], event, member, now + 60_000)).toEqual(first);
    await set([booth(1, { isFavorite: false })]);
    expect(await set([booth(1, { isFavorite: false })])).toMatchObject([{ isFavorite: false }]);
    expect(await list()).toEqual([]);
  });

  test('made twenty times at once leaves one favourite [FAV-002]', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => set([booth(1, { isFavorite: true })])));
    expect(outcomes.flat().every(({ isFavorite }) => isFavorite)).toBe(true);
    expect(await ids()).toEqual([1]);
  });

  test('takes all favourites of a visitor after the login, except items that the event no longer has [FAV-002]', async () => {
    await set([booth(2)]);
    const outcome = await set([1, 2, 9].map((id) => booth(id, { isFavorite: true })));
    expect(outcome.map(({ detailId }) => detailId)).toEqual([1, 2]);
    expect(await ids()).toEqual([1, 2]);
  });

  test('belongs to one member and one event [FAV-002]', async () => {
    await set([booth(1)]);
    const other = await testMember(calls.database, 'portal/1', now);
    expect(await list(event, other)).toEqual([]);
    expect(await list({ portalId: 1, eventId: 13 })).toEqual([]);
  });

  test.each([
    ['a booth that is not there', [booth(9)], 404],
    ['a booth of another content', [{ contentId: 90, detailId: 2, moduleId: 28 }], 404],
    ['another module', [{ ...booth(1), moduleId: 28 }], 404],
    ['a module without favourites', [{ ...booth(1), moduleId: 1 }], 404],
    ['an id out of range', [booth(2 ** 40)], 422],
    ['an empty list', [], 422],
    ['no list', booth(1) as never, 422],
    ['a nonsense state', [booth(1, { isFavorite: 'maybe' })], 422],
  ])('refuses %s [FAV-002]', async (_, wishes, code) => {
    expect(await statusOf(set(wishes))).toBe(code);
    expect(await list()).toEqual([]);
  });

  test('is answered 404 if favourites are off', async () => {
    const off = { portalId: 1, eventId: 12 };
    expect([await statusOf(set([booth(1)], off)), await statusOf(list(off))]).toEqual([404, 404]);
  });

  test('is refused if there are too many, but can still remove one', async () => {
    const rows = Array.from({ length: favoriteMax }, (_, index) => ({
      site_key: 'event/11',
      member_id: member.memberId,
      content_id: 999,
      detail_id: index,
      module_id: 5,
      updated_at: new Date(now),
    }));
    await calls.database.kysely.insertInto('favorite').values(rows).execute();
    expect(await statusOf(set([booth(1)]))).toBe(409);
    await set([{ contentId: 999, detailId: 0, moduleId: 5, isFavorite: false }]);
    expect(await statusOf(set([booth(1)]))).toBe(200);
  });
});

describe('the list of favourites', () => {
  test('shows a name and picture of each item, except of items that are gone or locked [FAV-013]', async () => {
    await set([booth(1), booth(3), { contentId: 81, detailId: 1, moduleId: 5 }].map((one) => ({ ...one })));
    const shown = new Map((await list()).map((one) => [`${one.contentId}/${one.detailId}`, one]));
    expect(shown.get('80/1')).toMatchObject({ contentTitle: '出展ブース', face: { title: '80の1' } });
    expect(shown.get('80/3')?.face).toBeNull();
    expect(shown.get('81/1')).toMatchObject({ contentTitle: '', face: null });
  });

  test('comes in pages of the same size, however many there are; each favourite is on one of them [FAV-013]', async () => {
    const answers = [];
    for (const count of [200, favoriteMax]) {
      const { memberId, accessToken } = await testMember(calls.database, 'portal/1', now);
      await calls.database.pool.query(
        `insert into favorite (site_key, member_id, content_id, detail_id, module_id, updated_at)
        select 'event/11', $1, 80 + 10 * (n % 2), n, 5 + 23 * (n % 2), now() - n * interval '1 minute'
        from generate_series(1, $2::int) n`,
        [memberId, count],
      );
      const ask = (query: object) => calls.call(listFavorites, event, query, { accessToken, now });
      const before = calls.database.statements();
      looked = 0;
      const first = await ask({ page: '1' });
      const order = first.order ?? [];
      const second = await ask({ details: order.slice(40, 80).join(',') });
      answers.push([first.data.length, second.data.length, calls.database.statements() - before, looked]);
      expect(second.data.map(favoriteKey)).toEqual(order.slice(40, 80));
      expect(first.data.map(favoriteKey)).toEqual(order.slice(0, 40));
      expect(new Set(order).size).toBe(count);
      expect((await ask({})).data).toHaveLength(count);
      expect((await ask({ page: '4' })).data.map(favoriteKey)).toEqual(order.slice(120, 160));
    }
    expect(answers[0]?.at(-1)).toBe(80);
    expect(answers[1]).toEqual(answers[0]);
  });

  test('has what belongs to others in no page, and takes the ids of details only [FAV-013]', async () => {
    await set([booth(1)]);
    const other = await testMember(calls.database, 'portal/1', now);
    const ask = (query: object, { accessToken }: TestMember) =>
      calls.call(listFavorites, event, query, { accessToken, now });
    expect((await ask({ details: '80/1,80/2' }, member)).data).toMatchObject([{ detailId: 1 }]);
    expect((await ask({ details: '80/1' }, other)).data).toEqual([]);
    for (const details of ['80', '80/x', '80/9999999999', `${'80/1,'.repeat(100)}80/1`]) {
      expect(await statusOf(ask({ details }, member))).toBe(422);
    }
  });

  test('is in the export of the member, and is deleted with them', async () => {
    await set([booth(1)]);
    const part = favoriteData(calls.database);
    const subject = { memberId: member.memberId, realmKey: 'portal/1' };
    expect(await part.read(subject)).toMatchObject([{ site: 'event/11', contentId: 80, detailId: 1 }]);
    await calls.database.kysely.deleteFrom('member').where('member_id', '=', member.memberId).execute();
    expect(await part.read(subject)).toEqual([]);
  });
});
