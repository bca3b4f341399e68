import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asMember, type DoorSite, drafted, published, startDoorSite } from '../../../../test/door-sites.ts';
import { testNow } from '../../../../test/start-test-site.ts';
import type { TestMember } from '../../../../test/test-member.ts';
import { openPreviewSession, previewSessionLifeMs, refuseInPreview } from '../server.ts';

let doors: DoorSite;
let previewer: TestMember;
let member: TestMember;
beforeAll(async () => {
  doors = await startDoorSite();
  previewer = await doors.member(['portal/95', 'previewer']);
  member = await doors.member();
});
afterAll(() => doors.close());

const call = (path: string, headers: Readonly<Record<string, string>> = asMember(previewer)) =>
  doors.call(path, { language: 'jpn', ...headers });

describe('the preview of a detail', () => {
  test.each([
    ['3/1', 'event_information/95/951/3/1'],
    ['4/2', 'web_page/95/951/4/2'],
    ['5/1', 'united_web_link/95/951/5/detail/1'],
    // This item is not public before next year.
    ['3/3', 'event_information/95/951/3/3'],
  ])('%s answers what the module’s own call answers of the draft [ACCESS-038, ACCESS-039]', async (detail, own) => {
    const preview = await call(`ex/detail/95/951/${detail}`);
    const draft = await call(own, { ...asMember(previewer), 'preview-agent': 'previewer' });
    expect([preview.status, preview.body]).toEqual([200, draft.body]);
    expect([preview.text.includes(published), preview.body.data]).toEqual([false, expect.any(Object)]);
  });

  test('has the unpublished values in data.contents [ACCESS-039]', async () => {
    const { data } = (await call('ex/detail/95/951/3/1')).body;
    expect(data.contents).toMatchObject([{ informationId: 1, title: `${drafted} 1`, body: drafted }]);
    expect((await call('event_information/95/951/3/1')).body.data.contents).toMatchObject([{ body: published }]);
  });

  test('leaves out the modules that are not needed [ACCESS-038, HTTP-028]', async () => {
    const without = (codes: string) => ({ ...asMember(previewer), 'excluded-modules': codes });
    expect((await call('ex/detail/95/951/3/1', without('booth,ticket'))).status).toBe(200);
    expect((await call('ex/detail/95/951/3/1', without('booth,information'))).status).toBe(404);
  });

  test.each(['3/99', '99/1', '6/1', '1/1'])('%s does not exist', async (detail) => {
    expect((await call(`ex/detail/95/951/${detail}`)).status).toBe(404);
  });
});

test('the preview settings come from the draft, with my page, and so does the style [ACCESS-040, ACCESS-041]', async () => {
  const { status, body } = await call('preview_booth/95/951');
  expect(status).toBe(200);
  const { webSetting, mypage, modules, init, userdata, styleSheet } = body.data;
  expect(webSetting).toMatchObject({ title: '開いた会（案）', cssPath: null });
  expect(mypage).toMatchObject({ favorite: { isEnable: true }, isShowMyTicket: false });
  expect(modules.map(({ contentId }: { contentId: number }) => contentId)).toEqual([1, 3, 4, 5, 6, 30]);
  expect(init).toMatchObject({ webSetting, mypage, modules, isLocked: false });
  expect(userdata.userId).toBe(previewer.memberId);
  expect(styleSheet).toMatch(/--hb-accent:#AA2211/i);
  expect(styleSheet).toContain('.hb-draft{background:url(/web/media/x.webp)}');
  // A portal has preview settings as well.
  expect((await call('preview_booth/95')).body.data.webSetting.title).toBe('扉の広場（案）');
});

describe('a preview', () => {
  const paths = ['ex/detail/95/951/3/1', 'ex/detail/95/970/3/1', 'preview_booth/95/951', 'preview_booth/95'];

  test.each(paths)('%s is for previewers and tells nobody else anything [ACCESS-033, ACCESS-037]', async (path) => {
    expect((await call(path)).status).toBe(200);
    for (const headers of [{}, asMember(member)]) {
      const { status, text } = await call(path, headers);
      expect([status, text.includes(drafted), text.includes('案')]).toEqual([403, false, false]);
    }
    expect((await call(path, { 'access-token': 'made-up' })).status).toBe(552);
  });

  test.each(['ex/detail/95/999/3/1', 'ex/detail/94/951/3/1', 'preview_booth/95/999', 'preview_booth/94/951'])(
    '%s is refused: the site is not one of this previewer',
    async (path) => {
      expect((await call(path)).status).toBe(403);
    },
  );

  test('refuses every call that changes something, in the language of the visitor [ACCESS-046]', async () => {
    const { site } = doors;
    const said = new Set<string>();
    for (const language of ['jpn', 'eng', 'chi', 'zhtw', 'kor']) {
      const response = await site.post('/web_api/v2/95/951/upload/image', new FormData(), {
        'preview-agent': 'previewer',
        language,
        ...asMember(previewer),
      });
      const body = (await response.json()) as { message: string; reason: string };
      expect([response.status, body.reason]).toEqual([403, 'draft']);
      said.add(body.message);
    }
    expect(said.size).toBe(5);
    expect([...said][1]).toBe('You cannot save anything in a preview.');
    expect(
      [refuseInPreview({ name: 'saveProfile' }), refuseInPreview({ name: 'buyTicket' })].map((one) => one.say('eng')),
    ).toEqual(['You cannot save anything in a preview.', 'You cannot do this in a preview.']);
  });

  test('can refresh its session, and end it', async () => {
    const { site } = doors;
    const one = await doors.member(['portal/95', 'previewer']);
    const headers = { 'preview-agent': 'previewer', 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams({ refresh_token: one.refreshToken }).toString();
    expect((await site.post('/web_api/v2/account_refreshment/95/951', body, headers)).status).toBe(200);
    const out = { ...headers, ...asMember(one) };
    expect((await site.post('/web_api/v2/authentication/logout/95/951', '', out)).status).toBe(200);
  });
});

describe('the session of a preview link', () => {
  const open = (siteKey = 'event/951') => openPreviewSession(doors.site.database, previewer.memberId, siteKey, testNow);
  const drafts = (accessToken: string) => ({ 'access-token': accessToken, 'preview-agent': 'previewer' });

  test('shows drafts and nothing else, so a link that is passed on hands over no account', async () => {
    const token = await open();
    expect((await call('event_information/95/951/3/1', drafts(token))).status).toBe(200);
    expect((await call('ex/detail/95/951/3/1', { 'access-token': token })).status).toBe(200);
    for (const path of ['seo/95/951', 'login_info/95', 'event_information/95/955/3/1', 'inviting_event/95/9']) {
      expect([path, (await call(path, { 'access-token': token })).status]).toEqual([path, 552]);
    }
    const response = await doors.site.post('/web_api/v2/app_web_login/key/95', '', drafts(token));
    expect(response.status).toBe(403);
    expect((await doors.site.post('/web_api/v2/app_web_login/key/95', '', { 'access-token': token })).status).toBe(552);
  });

  test('shows the draft of its site alone, and that of a portal with its events', async () => {
    const seen = async (siteKey: string) => {
      const token = { 'access-token': await open(siteKey) };
      const paths = ['preview_booth/95/951', 'preview_booth/95/970', 'preview_booth/95'];
      return Promise.all(paths.map(async (path) => (await call(path, token)).status));
    };
    expect(await seen('event/951')).toEqual([200, 403, 403]);
    expect(await seen('event/970')).toEqual([403, 200, 403]);
    expect(await seen('portal/95')).toEqual([200, 200, 200]);
  });

  test('ends after half an hour, for good', async () => {
    const token = await open();
    doors.site.setNow(testNow + previewSessionLifeMs);
    expect((await call('preview_booth/95/951', { 'access-token': token })).status).toBe(552);
    doors.site.setNow(testNow);
  });
});
