import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  asMember,
  asPreviewer,
  type DoorSite,
  drafted,
  published,
  startDoorSite,
} from '../../../../test/door-sites.ts';
import { testNow } from '../../../../test/start-test-site.ts';
import type { TestMember } from '../../../../test/test-member.ts';

let doors: DoorSite;
let previewer: TestMember;
let member: TestMember;
beforeAll(async () => {
  doors = await startDoorSite();
  previewer = await doors.member(['portal/95', 'previewer']);
  member = await doors.member(['event/951', 'staff'], ['event/951', 'invited'], ['event/951', 'exhibitor']);
});
afterAll(() => doors.close());

/** Calls that tell of event 951, each with a word of its draft. */
const calls = [
  ['seo/95/951', '開いた会（案）'],
  ['event_information/95/951/3', drafted],
  ['event_information/95/951/3/1', drafted],
  ['event_information/95/951/30', drafted],
  ['web_page/95/951/4', drafted],
  ['web_page/95/951/4/1', drafted],
  ['united_web_link/95/951/5', drafted],
  ['united_web_link/95/951/5/detail/1', drafted],
] as const;

describe('a draft', () => {
  test.each(calls)(
    'is answered by %s to a previewer, and to nobody else [ACCESS-036, ACCESS-037]',
    async (path, word) => {
      const draft = await doors.call(path, { ...asPreviewer(previewer), language: 'jpn' });
      expect([draft.status, draft.text.includes(word), draft.text.includes(published)]).toEqual([200, true, false]);
      const others = [
        { 'preview-agent': 'previewer' },
        asPreviewer(member),
        { ...asPreviewer(member), 'console-user': 'x', 'event-passcode': '246813' },
      ];
      for (const headers of others) {
        const refused = await doors.call(path, headers);
        expect([refused.status, refused.text.includes(drafted), refused.text.includes('案')]).toEqual([
          403,
          false,
          false,
        ]);
      }
      const ended = await doors.call(path, { 'access-token': 'made-up', 'preview-agent': 'previewer' });
      expect(ended.status).toBe(552);
    },
  );

  test('differs from the published site by the header alone, for the same previewer at the same time', async () => {
    const path = 'event_information/95/951/3/1';
    const [plain, draft] = await Promise.all([
      doors.call(path, { ...asMember(previewer), language: 'jpn' }),
      doors.call(path, { ...asPreviewer(previewer), language: 'jpn' }),
    ]);
    expect([plain.text.includes(published), plain.text.includes(drafted)]).toEqual([true, false]);
    expect([draft.text.includes(published), draft.text.includes(drafted)]).toEqual([false, true]);
  });

  test('shows contents before their period as well, in lists and details', async () => {
    const path = 'event_information/95/951/3';
    const list = await doors.call(path, asPreviewer(previewer));
    expect(list.body.data.map((item: { informationId: number }) => item.informationId)).toEqual([3, 2, 1]);
    expect((await doors.call(`${path}/3`, asPreviewer(previewer))).status).toBe(200);
    expect((await doors.call(`${path}/3`)).status).toBe(404);
    expect((await doors.call(path)).body.total).toBe(2);
  });

  test('exists for a site that was never published, of which only its previewers learn', async () => {
    const seo = await doors.call('seo/95/970', { ...asPreviewer(previewer), language: 'jpn' });
    expect(seo.body.data.init).toMatchObject({ revision: 0, isLocked: false, event: { eventId: 970 } });
    expect((await doors.call('seo/95/970', asMember(previewer))).status).toBe(404);
    // A site that does not exist and a hidden one give the same answer.
    for (const ids of ['95/970', '95/999', '94/970']) {
      const answer = await doors.call(`seo/${ids}`, asPreviewer(member));
      expect([answer.status, answer.body]).toEqual([403, (await doors.call('seo/95/999', asPreviewer(member))).body]);
    }
  });

  test('changes with every import, without being published', async () => {
    const read = async () =>
      (await doors.call('seo/95/970', { ...asPreviewer(previewer), language: 'jpn' })).body.data.webSetting.title;
    expect(await read()).toBe('まだない会');
    const title = JSON.stringify({ jpn: '名を変えた会' });
    await doors.site.database.pool.query(
      `update site_document set document = jsonb_set(document, '{webSetting,title}', $1::jsonb)
       where site_key = 'event/970' and version = 'draft'`,
      [title],
    );
    expect(await read()).toBe('名を変えた会');
  });

  test('opens every door to its previewers: no passcode is asked for and no content is locked', async () => {
    for (const ids of ['95/952', '95/953', '95/955', '95/956', '95/958', '95/959']) {
      const { body, status } = await doors.call(`seo/${ids}`, asPreviewer(previewer));
      expect([ids, status, body.data.init.isLocked, body.data.init.usePasscodeLock]).toEqual([ids, 200, false, false]);
      const item = await doors.call(`event_information/${ids}/3/1`, asPreviewer(previewer));
      expect([ids, item.status]).toEqual([ids, 200]);
    }
  });

  test('counts the members of the published site: another realm of the draft lets nobody in or out', async () => {
    const { pool } = doors.site.database;
    await pool.query(
      `update site_document set document = document || '{"usePortal": false}' where site_key = 'event/951' and version = 'draft'`,
    );
    const seo = await doors.call('seo/95/951', asPreviewer(previewer));
    expect([seo.status, seo.body.data.init.login.realmKey]).toEqual([200, 'portal/95']);
  });
});

describe('a role of previewer', () => {
  test('at an event is for that event only', async () => {
    const one = await doors.member(['event/951', 'previewer']);
    expect((await doors.call('seo/95/951', asPreviewer(one))).status).toBe(200);
    for (const ids of ['95', '95/952', '95/970']) {
      expect([ids, (await doors.call(`seo/${ids}`, asPreviewer(one))).status]).toEqual([ids, 403]);
    }
  });

  test('counts in its own realm: a previewer of another portal is refused', async () => {
    const { accessToken } = await doors.member(['portal/95', 'previewer']);
    for (const ids of ['1', '1/11', '0']) {
      const answer = await doors.call(`seo/${ids}`, { 'access-token': accessToken, 'preview-agent': 'previewer' });
      expect([ids, answer.status]).toEqual([ids, 403]);
    }
  });

  test('ends with its session, and an expired token asks for a refresh first', async () => {
    const one = await doors.member(['portal/95', 'previewer']);
    doors.site.setNow(testNow + 31 * 60_000);
    expect((await doors.call('seo/95/951', asPreviewer(one))).status).toBe(551);
    doors.site.setNow(testNow + 181 * 24 * 3_600_000);
    expect((await doors.call('seo/95/951', asPreviewer(one))).status).toBe(552);
    doors.site.setNow(testNow);
  });
});

describe('the events of a portal', () => {
  const names = async (path: string, headers: Readonly<Record<string, string>>): Promise<string[]> => {
    const { body } = await doors.call(path, { ...headers, language: 'jpn' });
    return body.data.map((entry: { overview: { name: string } }) => entry.overview.name);
  };

  test('are those of the drafts for a previewer who asks for them, by header or query [SITE-024]', async () => {
    for (const path of ['portal/95/events?is_draft=1', 'portal/95/events']) {
      expect(await names(path, asPreviewer(previewer))).toEqual(
        expect.arrayContaining(['開いた会（案）', '招待の会', 'まだない会']),
      );
    }
    expect(await names('portal/95/events?is_draft=1', asMember(previewer))).toContain('まだない会');
    const plain = await names('portal/95/events', asMember(previewer));
    expect([plain.includes('開いた会'), plain.includes('まだない会')]).toEqual([true, false]);
    expect(
      await names('event_search/95/8?keyword=%E3%81%BE%E3%81%A0%E3%81%AA%E3%81%84', asPreviewer(previewer)),
    ).toEqual(['まだない会']);
  });

  test('of the drafts are listed for previewers alone', async () => {
    for (const headers of [{}, asMember(member)]) {
      expect((await doors.call('portal/95/events?is_draft=1', headers)).status).toBe(403);
    }
  });
});

test('only previewers see the error page of a draft; other visitors see the plain one', async () => {
  const path = 'error_custom?portal_id=95&event_id=970&is_draft=1';
  expect((await doors.call(path, asMember(previewer))).status).toBe(200);
  expect((await doors.call(path)).status).toBe(403);
});

test('the data of the site name the caller [SITE-031]', async () => {
  const read = async (headers: Readonly<Record<string, string>>) =>
    (await doors.call('seo/95/951', headers)).body.data.userdata;
  const nobody = { userId: null, isInvited: false, isBlocked: false, isStaff: false, isExhibitor: false };
  expect(await read({})).toEqual(nobody);
  expect(await read(asMember(member))).toEqual({
    ...nobody,
    userId: member.memberId,
    isInvited: true,
    isStaff: true,
    isExhibitor: true,
  });
  const blocked = await doors.member(['portal/95', 'blocked']);
  expect(await read(asMember(blocked))).toEqual({ ...nobody, userId: blocked.memberId, isBlocked: true });
});

test('the data of the site ask for a refresh of an expired token, for else a member would be taken for a visitor', async () => {
  const one = await doors.member();
  doors.site.setNow(testNow + 31 * 60_000);
  for (const ids of ['95/951', '95/952', '95/955']) {
    expect([ids, (await doors.call(`seo/${ids}`, asMember(one))).status]).toEqual([ids, 551]);
  }
  doors.site.setNow(testNow);
});
