import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createContactServer } from '#features/contact/server.ts';
import { sendContact } from '#features/contact/contract.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import type { SiteServer } from '#features/site/server.ts';
import { type SiteCalls, siteCalls } from '../../../../../test/site-calls.ts';
import { eventFile, portalFile } from '../../../../../test/site-folders.ts';
import { listRelatedBooths, readBooth, readExhibitorProfiles } from '../../contract/detail.ts';
import { boothDocuments } from '../../documents.ts';
import { type BoothDetailServer, createBoothDetailServer, findBoothContact } from './booth-detail-server.ts';

const picture = { path: `/media/${'a'.repeat(64)}.webp`, width: 800, height: 450, alt: { jpn: '旋盤' } };
const handout = { path: `/handout/${'b'.repeat(64)}.pdf`, name: 'catalogue.pdf', bytes: 1_234 };

const booth = (detailId: number, name: string, categoryIds: number[], more: object = {}) => ({
  detailId,
  stand: `A-${detailId}`,
  items: { title: { value: { jpn: name } }, booth_category: { ids: categoryIds } },
  ...more,
});
const serverContent = {
  categories: [
    { id: 1, name: { jpn: '加工' } },
    { id: 11, name: { jpn: '切削' }, parentBoothCategoryId: 1 },
    { id: 111, name: { jpn: '旋盤' }, parentBoothCategoryId: 11 },
    { id: 112, name: { jpn: 'フライス' }, parentBoothCategoryId: 11 },
  ],
  scheduleContentId: 70,
};
const full = {
  detailId: 1,
  stand: 'A-12',
  phonetic: 'あおいせいき',
  tabSet: 'pro',
  items: {
    title: { value: { jpn: '蒼井精機', eng: 'Aoi Seiki' } },
    main_image: { value: picture },
    description: { value: { jpn: '<p>削る会社です。</p>' } },
    main_movie: { liveEnable: true },
    booth_category: { ids: [111] },
  },
  movieLiveStreams: [{ movieUuid: 's-1', startAt: '2026-11-20 10:00', endAt: '2026-11-20 11:00' }],
  movies: [{ id: 1, title: { jpn: '工場の一日' }, youtubeId: 'abcdefghijk' }],
  products: [{ id: 1, name: { jpn: '微細ねじ' }, image: picture, url: 'https://aoi.example.jp/' }],
  documents: [{ id: 1, name: { jpn: '総合カタログ' }, handout }],
  schedule: [3, 5],
  exhibitorAdministrators: [{ id: 2, nickname: { jpn: '佐伯' }, position: { jpn: '営業' } }],
  autoReply: { message: { jpn: 'ご来訪ありがとうございます。' } },
  contactMail: 'sales@aoi.example.jp',
  chat: { enable: true },
  businessTalk: { enable: true },
};
const hidden = {
  detailId: 2,
  items: {
    title: { enable: false, value: { jpn: '隠れ社' } },
    main_image: { enable: false, value: picture },
    description: { enable: false, value: { jpn: '<p>秘密</p>' } },
    booth_category: { ids: [112] },
  },
};
const on = { login: { isEnabled: true }, mypage: { favorite: { isEnable: true } } };
const content = (more: object, ...items: object[]) => ({ moduleCode: 'booth', items, ...more });

let calls: SiteCalls;
let server: BoothDetailServer;
let site: SiteServer;
const sent: unknown[] = [];
beforeAll(async () => {
  calls = await siteCalls(
    [
      { site: portalFile(on) },
      {
        site: eventFile({ portalId: 1, ...on }),
        modules: [
          content(
            { contentId: 200, serverContent },
            full,
            hidden,
            booth(3, '三社', [111]),
            booth(4, '四社', [1]),
            booth(5, '五社', [11]),
          ),
          content(
            {
              contentId: 201,
              serverContent,
              content: { option: { useBoothCategory: false, contact: false, download: false } },
            },
            { ...full, detailId: 9 },
          ),
          content({ contentId: 202, serverContent, visible: false }, full),
        ],
      },
      { site: eventFile({ portalId: 1, eventId: 12 }), modules: [content({ contentId: 200, serverContent }, full)] },
      {
        site: eventFile({ portalId: 1, eventId: 13, ...on }),
        passcode: '024680',
        modules: [content({ contentId: 200 }, full)],
      },
    ],
    boothDocuments,
    (made, database) => {
      site = made;
      server = createBoothDetailServer({
        database,
        site,
        closedContents: async () => new Map([[201, { reason: 'login' }]]),
        chatFaces: async () => undefined,
      });
      const contact = createContactServer({
        database,
        mail: { send: async (mail: unknown) => void sent.push(mail) },
        recipients: [(...asked) => findBoothContact(site, ...asked)],
      });
      return { endpoints: [...server.endpoints, ...contact.endpoints] };
    },
  );
});
afterAll(() => calls.close());

const place = { portalId: 1, eventId: 11, contentId: 200, detailId: 1 };
const read = async (params: object = {}, more: Partial<RequestContext> = {}) =>
  (await calls.call(readBooth, { ...place, ...params }, {}, more)).data;
const related = async (contentId: number, detailId: number, more: object = {}) =>
  (
    await calls.call(
      listRelatedBooths,
      { portalId: 1, eventId: 11 },
      { content_id: contentId, detail_id: detailId, ...more },
    )
  ).data;
const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: { status: number }) => error.status,
  );

describe('a booth', () => {
  test('is answered with everything its page shows [BOOTH-019]', async () => {
    expect(await read()).toEqual({
      boothId: 1,
      items: [
        { key: 'title', enable: true, value: '蒼井精機', path: null },
        { key: 'main_image', enable: true, value: '旋盤', path: picture.path, width: 800, height: 450 },
        { key: 'description', enable: true, value: '<p>削る会社です。</p>', path: null },
      ],
      logo: null,
      phonetic: 'あおいせいき',
      stand: 'A-12',
      tabSet: 'pro',
      categories: [
        [
          { id: 1, name: '加工' },
          { id: 11, name: '切削' },
          { id: 111, name: '旋盤' },
        ],
      ],
      hasStage: true,
      movies: [{ id: 1, title: '工場の一日', youtubeId: 'abcdefghijk' }],
      products: [
        {
          id: 1,
          name: '微細ねじ',
          description: '',
          image: { ...picture, alt: '旋盤' },
          url: 'https://aoi.example.jp/',
        },
      ],
      documents: [{ id: 1, name: '総合カタログ', fileName: 'catalogue.pdf', bytes: 1_234 }],
      scheduleContentId: 70,
      schedule: [3, 5],
      options: {
        contact: true,
        chat: true,
        businessTalk: false,
        questionnaire: false,
        download: true,
        favorite: true,
      },
    });
  });

  test('is answered in the language of the visitor', async () => {
    expect((await read({}, { language: 'eng' })).items[0]?.value).toBe('Aoi Seiki');
  });

  test('reveals neither its mail address for questions nor where a document is stored', async () => {
    const told = JSON.stringify(await read());
    expect(told).not.toContain('sales@aoi');
    expect(told).not.toContain('bbbb');
  });

  test('does not reveal what the organiser has switched off [BOOTH-020]', async () => {
    const shown = await read({ detailId: 2 });
    expect(shown.items).toEqual([
      { key: 'title', enable: false, value: '', path: null },
      { key: 'main_image', enable: false, value: '', path: null },
      { key: 'description', enable: false, value: '', path: null },
    ]);
    expect(JSON.stringify(shown)).not.toContain('秘密');
    expect(shown.tabSet).toBe('standard');
  });

  test('offers only what its content allows', async () => {
    const shown = await read({ contentId: 201, detailId: 9 });
    expect(shown.options).toMatchObject({ contact: false, chat: true, download: false });
    expect([shown.categories, shown.documents]).toEqual([[], []]);
  });

  test('has no documents and no favourites at a site without a login', async () => {
    const shown = await read({ eventId: 12 });
    expect(shown.options).toMatchObject({ download: false, favorite: false });
  });

  test.each([
    ['of another number', { detailId: 99 }, {}, 404],
    ['of another content', { contentId: 201 }, {}, 404],
    ['of a content that is not shown', { contentId: 202 }, {}, 404],
    ['of another tenant', { portalId: 2 }, {}, 404],
    ['behind a passcode', { eventId: 13 }, {}, 461],
  ])('%s is refused', async (_, params, more, status) => {
    expect(await statusOf(read(params, more))).toBe(status);
    const people = calls.call(readExhibitorProfiles, { ...place, ...params }, {}, more);
    expect(await statusOf(people)).toBe(status);
  });
});

describe('the people of a booth', () => {
  test('are answered with the automatic reply of the chat [BOOTH-027]', async () => {
    expect((await calls.call(readExhibitorProfiles, place)).data).toEqual({
      autoReply: { message: 'ご来訪ありがとうございます。' },
      exhibitorAdministratorProfiles: [{ id: 2, nickname: '佐伯', position: '営業', image: null }],
    });
  });

  test('are an empty list if the organiser names nobody [BOOTH-027]', async () => {
    expect((await calls.call(readExhibitorProfiles, { ...place, detailId: 3 })).data).toEqual({
      autoReply: null,
      exhibitorAdministratorProfiles: [],
    });
  });
});

describe('the related booths', () => {
  test('are those of the deepest category, then of its parent, by content_id, detail_id and per_page [BOOTH-031, BOOTH-032]', async () => {
    const found = await related(200, 1);
    expect(found.map(({ boothId }) => boothId)).toEqual([3, 2, 5]);
    expect(found[0]).toMatchObject({ boothId: 3, contentId: 200, title: '三社', stand: 'A-3', category: '旋盤' });
    expect(await related(200, 1, { per_page: 1 })).toHaveLength(1);
  });

  test('show nothing that the organiser has switched off', async () => {
    expect((await related(200, 1)).find(({ boothId }) => boothId === 2)).toMatchObject({ title: '', image: null });
  });

  test('are an empty list in a content that is locked for the caller, and 404 for a content without booths', async () => {
    expect(await related(201, 9)).toEqual([]);
    expect(await statusOf(related(10, 1))).toBe(404);
    expect(await related(200, 99)).toEqual([]);
  });

  test.each([[{ per_page: 7 }], [{ per_page: 0 }], [{ detail_id: 'x' }], [{ content_id: -1 }]])(
    'are refused for %j',
    async (more) => {
      expect(await statusOf(related(200, 1, more))).toBe(422);
    },
  );
});

describe('the documents and the contact of a booth', () => {
  const find = async (contentId: number, detailId: number, handoutId: number, eventId = 11) => {
    const published = await site.store.site({ portalId: 1, eventId });
    if (published === undefined) throw new Error('There is no such site.');
    return server.handouts.find({ site: published, memberId: 1, contentId, detailId, handoutId });
  };

  test.each([
    ['the document of a booth', [200, 1, 1], handout],
    ['no document of another number', [200, 1, 2], undefined],
    ['no document of another booth', [200, 3, 1], undefined],
    ['no document where the content has switched them off', [201, 9, 1], undefined],
    ['no document of a content that is not shown', [202, 1, 1], undefined],
  ] as const)('%s', async (_, [contentId, detailId, handoutId], found) => {
    expect(await find(contentId, detailId, handoutId)).toEqual(found);
  });

  test('a question is sent to the contact of the booth, and refused for a booth without a contact [BOOTH-042]', async () => {
    const body = { name: '山田 花子', email: 'hanako@example.jp', contents: '見積もりをお願いします。' };
    await calls.post(sendContact, place, body);
    expect(JSON.stringify(sent)).toContain('sales@aoi.example.jp');
    expect(await statusOf(calls.post(sendContact, { ...place, detailId: 3 }, body))).toBe(404);
    expect(await statusOf(calls.post(sendContact, { ...place, contentId: 201, detailId: 9 }, body))).toBe(404);
    expect(sent).toHaveLength(1);
  });
});
