import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseInstant } from '#kernel/period.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { type SiteCalls, siteCalls } from '../../../../test/site-calls.ts';
import { eventFile, portalFile } from '../../../../test/site-folders.ts';
import { testMember, type TestMember } from '../../../../test/test-member.ts';
import { readMyFolder, removeFromMyFolder, saveToMyFolder } from '../contract.ts';
import { createMypageServer } from '../server.ts';
import { folderMax, myFolderData } from './my-folder.ts';

const now = parseInstant('2026-11-20 10:00') as number;
const on = { login: { isEnabled: true }, mypage: { myFolder: { isEnable: true } } };
const upload = 'ab'.repeat(32);

const handouts = new Map([
  ['/handout/booth/200/3/1', { path: `/handout/${'c'.repeat(64)}.pdf`, name: 'catalogue.pdf', bytes: 54_321 }],
]);

let calls: SiteCalls;
let member: TestMember;
beforeAll(async () => {
  calls = await siteCalls(
    [
      { site: portalFile(on) },
      { site: eventFile({ portalId: 1, ...on }) },
      { site: eventFile({ portalId: 1, eventId: 12, login: { isEnabled: true } }) },
      { site: eventFile({ portalId: 1, eventId: 13, ...on }), passcode: '024680' },
      { site: eventFile({ portalId: 0, eventId: 21, ...on }) },
    ],
    [],
    (_, database) =>
      createMypageServer(
        database,
        async (_site, _member, path) => handouts.get(path),
        async () => [],
      ),
  );
  const picture = { media_type: 'image/webp', width: 8, height: 8, bytes: 12_345 };
  await calls.database.kysely
    .insertInto('upload')
    .values({ upload_id: upload, ...picture, created_at: new Date(now) })
    .execute();
});
beforeEach(async () => {
  member = await testMember(calls.database, 'portal/1', now);
});
afterAll(() => calls.close());

const event = { portalId: 1, eventId: 11 };
const as = (more: Partial<RequestContext> = {}) => ({ accessToken: member.accessToken, now, ...more });
const list = async (params: Record<string, number> = event, more = {}) =>
  (await calls.call(readMyFolder, params, {}, as(more))).data;
const save = async (name: string, path: string, params: Record<string, number> = event, more = {}) =>
  (await calls.post(saveToMyFolder, params, { name, path }, as(more))).data;
const remove = async (id: number, params: Record<string, number> = event, more = {}) =>
  (await calls.post(removeFromMyFolder, params, { my_folder_item_id: id }, as(more))).data;
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => ({ status: 200, errors: {} }),
    (error: { status: number; errors?: (language: 'jpn') => Record<string, string[]> }) => ({
      status: error.status,
      errors: error.errors?.('jpn') ?? {},
    }),
  );

describe('my folder', () => {
  test('begins empty, and lists the saved items, the newest first [MYPAGE-013]', async () => {
    expect(await list()).toEqual([]);
    const page = await save('会場案内', '/module/web_page/20/3');
    const map = await save('会場図', `/media/${upload}.webp`, event, { now: now + 60_000 });
    expect(page).toEqual({
      myFolderItemId: expect.any(Number) as number,
      name: '会場案内',
      path: '/module/web_page/20/3',
      size: null,
      savedAt: '2026-11-20T10:00:00+09:00',
    });
    expect(map).toMatchObject({ size: 12_345, savedAt: '2026-11-20T10:01:00+09:00' });
    expect(await list()).toEqual([map, page]);
  });

  test('keeps a handout by its place, with the size it has now, and never by its stored file [MYPAGE-013]', async () => {
    const saved = await save('総合カタログ', '/handout/booth/200/3/1');
    expect(saved).toMatchObject({ path: '/handout/booth/200/3/1', size: 54_321 });
    const gone = await save('前回の資料', '/handout/booth/200/3/9', event, { now: now + 1_000 });
    expect(gone.size).toBeNull();
    expect(JSON.stringify(await list())).not.toContain('ccc');
  });

  test('has each path once: an item that is saved again gets the new name and time [MYPAGE-013]', async () => {
    const first = await save('旧', '/module/web_page/20/3');
    await save('別', '/module/web_page/20/4', event, { now: now + 1_000 });
    const again = await save('新', '/module/web_page/20/3', event, { now: now + 60_000 });
    expect(again.myFolderItemId).toBe(first.myFolderItemId);
    expect((await list()).map(({ name }) => name)).toEqual(['新', '別']);
  });

  test('loses a removed item, and nothing more when it is removed twice [MYPAGE-013]', async () => {
    const kept = await save('残す', '/a');
    const gone = await save('消す', '/b');
    expect(await remove(gone.myFolderItemId)).toEqual({ done: true });
    expect(await remove(gone.myFolderItemId)).toEqual({ done: true });
    expect(await list()).toEqual([kept]);
  });

  test('belongs to one member and one site [MYPAGE-013]', async () => {
    const mine = await save('私の', '/a');
    const other = await testMember(calls.database, 'portal/1', now);
    expect(await list(event, { accessToken: other.accessToken })).toEqual([]);
    expect(await list({ portalId: 1 })).toEqual([]);
    await remove(mine.myFolderItemId, event, { accessToken: other.accessToken });
    await remove(mine.myFolderItemId, { portalId: 1 });
    expect(await list()).toEqual([mine]);
  });

  test('has a separate list at a portal [MYPAGE-013]', async () => {
    const item = await save('ポータルの', '/a', { portalId: 1 });
    expect(await list({ portalId: 1 })).toEqual([item]);
    expect(await list()).toEqual([]);
  });

  test('has a limit; when it is full, only items that are in it can be saved again', async () => {
    const rows = Array.from({ length: folderMax }, (_, place) => ({
      site_key: 'event/11',
      member_id: member.memberId,
      name: `資料${place}`,
      path: `/full/${place}`,
      saved_at: new Date(now),
    }));
    await calls.database.kysely.insertInto('my_folder_item').values(rows).execute();
    expect((await refusalOf(save('もう一つ', '/more'))).status).toBe(409);
    expect((await save('もう一度', '/full/0')).name).toBe('もう一度');
    expect(await list()).toHaveLength(folderMax);
  });

  test('is complete in the export of a member', async () => {
    await save('会場案内', '/module/web_page/20/3');
    await save('ポータルの', '/a', { portalId: 1 }, { now: now + 1_000 });
    const data = await myFolderData(calls.database).read({ memberId: member.memberId, realmKey: 'portal/1' });
    expect(data).toMatchObject([
      { site: 'event/11', name: '会場案内', path: '/module/web_page/20/3' },
      { site: 'portal/1', name: 'ポータルの', path: '/a' },
    ]);
  });
});

describe('an item that cannot be saved', () => {
  test.each([
    ['', '/a', 'name'],
    ['   ', '/a', 'name'],
    ['あ'.repeat(201), '/a', 'name'],
    ['a\u0007b', '/a', 'name'],
    ['名前', '', 'path'],
    ['名前', 'https://evil.example/', 'path'],
    ['名前', '//evil.example/', 'path'],
    ['名前', 'javascript:alert(1)', 'path'],
    ['名前', '/a/../b', 'path'],
  ])('%j at %j: the field %s says why [MYPAGE-013]', async (name, path, field) => {
    const { status, errors } = await refusalOf(save(name, path));
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
    expect(await list()).toEqual([]);
  });

  test('shows the problems of both fields at once', async () => {
    expect(Object.keys((await refusalOf(save('', ''))).errors)).toEqual(['name', 'path']);
  });

  test('a name keeps other scripts, emoji and signs [MYPAGE-013]', async () => {
    for (const name of ["O'Brien <b>資料</b>", '👨‍👩‍👧 家族', '한국어 자료', 'あ'.repeat(200)]) {
      expect((await save(name, '/a')).name).toBe(name);
    }
  });
});

describe('access to my folder', () => {
  test.each([
    ['a visitor', event, { accessToken: undefined }, 403],
    ['a member with an unknown token', event, { accessToken: 'x'.repeat(43) }, 552],
    ['a member with an expired token', event, { now: now + 40 * 60_000 }, 551],
    ['a site where it is off', { portalId: 1, eventId: 12 }, {}, 404],
    ['the wrong tenant', { portalId: 2, eventId: 11 }, {}, 404],
    ['a member of another realm', { portalId: 0, eventId: 21 }, {}, 403],
    ['a closed door', { portalId: 1, eventId: 13 }, {}, 461],
  ])('%s does not use my folder [MYPAGE-001]', async (_, params, more, status) => {
    const count = () =>
      calls.database.kysely
        .selectFrom('my_folder_item')
        .select(({ fn }) => fn.countAll<string>().as('rows'))
        .executeTakeFirstOrThrow();
    const before = await count();
    expect((await refusalOf(list(params, more))).status).toBe(status);
    expect((await refusalOf(save('名前', '/a', params, more))).status).toBe(status);
    expect((await refusalOf(remove(1, params, more))).status).toBe(status);
    expect(await count()).toEqual(before);
  });
});
