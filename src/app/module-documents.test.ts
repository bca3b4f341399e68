import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '#features/site/server/import-problem.ts';
import { readSiteFolder } from '#features/site/server/read-site-folder.ts';
import { eventFile, siteFolder } from '../../test/site-folders.ts';
import { meaningOf } from '#kernel/field-meaning.ts';
import { baseOf, type OpenSchema } from '#kernel/schema-parts.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import { moduleDocuments } from './module-documents.ts';

function read(code: ModuleCode, part: 'widget' | 'list' | 'content' | 'item', value: unknown): unknown {
  const schema = moduleDocuments.get(code)?.[part];
  if (schema === undefined) throw new Error(`${code} has no ${part}`);
  return v.parse(schema, value);
}

const image = { path: '/media/a.webp', width: 4, height: 3 };

describe('a document of a module', () => {
  it('shows 20 items a page and 6 in a widget, everything visible, unless told otherwise [SITE-033, SITE-037]', () => {
    const paged = { numberOfDisplayWeb: 20 };
    for (const code of ['information', 'united_web_link', 'event_search'] as const) {
      expect(read(code, 'list', {})).toEqual(paged);
    }
    expect(read('information', 'widget', {})).toEqual({
      numberOfDisplay: 6,
      titleVisible: true,
      imageVisible: true,
      dateVisible: true,
    });
    expect(read('event_search', 'widget', {})).toEqual({ numberOfDisplay: 6, imageVisible: true });
    expect(read('event_browsing_history', 'widget', {})).toEqual({ numberOfDisplay: 6 });
    expect(read('web_page', 'widget', {})).toEqual({ titleVisible: true, imageVisible: true });
  });

  it('knows the fields of a web page [WEBPAGE-001]', () => {
    const page = { detailId: 1, title: { jpn: '題' }, body: { jpn: '<p>本文</p>' }, image };
    expect(read('web_page', 'item', page)).toEqual(page);
  });

  it('knows the fields of a link, which is always shown unless a period is set [LINK-001]', () => {
    const link = { detailId: 1, name: { jpn: '名' }, url: 'https://example.jp/' };
    const period = { visiblePeriod: true, visibleStartDate: '2026-11-20', visibleEndDate: '2026-11-21' };
    expect(read('united_web_link', 'item', link)).toEqual({
      ...link,
      isExternal: false,
      visible: true,
      visiblePeriod: false,
    });
    expect(read('united_web_link', 'item', { ...link, ...period })).toMatchObject(period);
  });

  it('shows links in the form that is set, and otherwise as cards [LINK-004]', () => {
    const shown = { nameVisible: true, thumbnailVisible: true, descriptionVisible: true };
    const form = (bannerVisible: boolean, panelVisible: boolean, cardVisible: boolean) => ({
      ...shown,
      bannerVisible,
      panelVisible,
      cardVisible,
    });
    expect(read('united_web_link', 'widget', {})).toEqual(form(false, false, true));
    expect(read('united_web_link', 'widget', { bannerVisible: true })).toEqual(form(true, false, false));
    expect(read('united_web_link', 'widget', { panelVisible: true, numberOfDisplay: 0 })).toEqual({
      ...form(false, true, false),
      numberOfDisplay: 0,
    });
    const forms = { bannerVisible: true, panelVisible: true, cardVisible: true };
    expect(read('united_web_link', 'widget', forms)).toEqual(form(true, true, true));
  });

  it('knows the fields of an information', () => {
    const item = { detailId: 1, title: { jpn: '題' }, createdAt: '2026-11-20 10:00' };
    expect(read('information', 'item', item)).toEqual({ ...item, publicPeriod: false, isImmediatePublished: true });
  });

  it('takes at most five tabs', () => {
    const tabs = (count: number) => ({
      tabs: Array.from({ length: count }, () => ({ label: { jpn: '題' }, icon: 'home', link: '/' })),
    });
    expect(read('tab', 'content', tabs(5))).toEqual(tabs(5));
    expect(() => read('tab', 'content', tabs(6))).toThrow('at most 5 tabs');
  });

  it('takes a YouTube video by its 11 characters, or by its address at YouTube', () => {
    const video = (videoId: string) => ({ videoId, title: { jpn: '題' } });
    expect(read('youtube', 'content', video('dQw4w9WgXcQ'))).toEqual(video('dQw4w9WgXcQ'));
    expect(read('youtube', 'content', video('https://youtu.be/dQw4w9WgXcQ'))).toEqual(video('dQw4w9WgXcQ'));
    for (const videoId of ['"><script>a', 'https://example.com/dQw4w9WgXcQ']) {
      expect(() => read('youtube', 'content', video(videoId))).toThrow('the 11 characters of a YouTube video');
    }
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    'data:text/html,x',
    'JaVaScRiPt:x',
    ' https://a.jp',
    String.raw`\\a`,
  ])('refuses a link with an invalid address: %s', (link) => {
    expect(() => read('banner', 'content', { banners: [{ image, link }] })).toThrow('a web address');
  });
});

async function problemsOfFile(file: object): Promise<string[]> {
  const storeImage = () => Promise.reject(new Error('There is no picture.'));
  const options = { now: 0, documents: moduleDocuments, storeImage, storeHandout: storeImage };
  const { problems } = await readSiteFolder(siteFolder(eventFile(file)), options);
  return problems.map((problem) => formatProblem(problem).replace(/^\S+ /, ''));
}

describe('an organiser whose site file breaks a rule of a module', () => {
  const problemsOf = async (moduleCode: string, item: object): Promise<string[]> => {
    const problems = await problemsOfFile({
      modules: [{ moduleCode, contentId: 60, items: [{ detailId: 1, ...item }] }],
    });
    return problems.map((problem) => problem.replace(/^modules\[0\]\.items\[0\]\./, ''));
  };
  const lottery = { title: { jpn: '抽選' }, ticketType: 'LOTTERY', lottery: { drawAt: '2026-12-24 12:00' } };
  const noEnd = 'salesPeriodEnd: expected an end, because a lottery closes (with enableSalesPeriod), found nothing';

  it('reads the words of the rule, not those of the form of the field', async () => {
    expect(await problemsOf('ticket', lottery)).toEqual([noEnd]);
    const [wrongForm] = await problemsOf('ticket', { ...lottery, salesPeriodEnd: 'soon' });
    expect(wrongForm).toMatch(/^salesPeriodEnd: expected a date, as /);
  });

  it('reads them together with the problems of other fields', async () => {
    expect(await problemsOf('ticket', { ...lottery, price: 'much' })).toEqual(
      expect.arrayContaining([noEnd, expect.stringMatching(/^price: /)]),
    );
    const talk = { title: { jpn: '話' }, startAt: '2026-12-16 11:00', endAt: '2026-12-16 10:00', venueId: 'x' };
    expect(await problemsOf('timetable', talk)).toEqual([
      expect.stringMatching(/^endAt: expected later on the same day than startAt/),
      expect.stringMatching(/^venueId: /),
    ]);
    const question = { entryFormKey: 'size', answerMethod: 'SELECT', label: { jpn: '型' }, isRequired: 'yes' };
    expect(await problemsOf('profile', question)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^selectorItems: expected choices/),
        expect.stringMatching(/^isRequired: /),
      ]),
    );
  });
});

/** The names of the fields of a schema that hold HTML, with those in groups and lists. */
function htmlNames(schema: OpenSchema | undefined, under = ''): string[] {
  const { entries = {}, item } = baseOf(schema) ?? {};
  const fields = Object.entries(entries).flatMap(([key, field]) => [
    ...(meaningOf(field).holds === 'html' ? [`${under}${key}`] : []),
    ...htmlNames(field, `${under}${key}.`),
  ]);
  return item === undefined ? fields : [...fields, ...htmlNames(item, under)];
}

it('the import makes these fields of modules safe', () => {
  const names = [...moduleDocuments].flatMap(([code, { widget, list, content, serverContent, item }]) =>
    [widget, list, content, serverContent, item].flatMap((part) => htmlNames(part).map((name) => `${code}: ${name}`)),
  );
  expect(names).toEqual(
    expect.arrayContaining([
      'html: html',
      'image_text_horizontal: body',
      'image_text_vertical: body',
      'information: body',
      'text: body',
      'ticket: completePage.body',
      'ticket: description',
      'ticket: listDescription',
      'ticket: terms.body',
      'web_page: body',
    ]),
  );
});

const sale = (contentId: number, items: object[], serverContent: object = {}) => ({
  moduleCode: 'ticket',
  contentId,
  serverContent,
  items: items.map((item, index) => ({ detailId: index + 1, title: { jpn: '券' }, ...item })),
});
const limits = (contentId: number, ...ids: number[]) => ({
  moduleCode: 'ticket_exclusive_setting',
  contentId: 62,
  content: { contents: [{ contentId, tickets: ids.map((id) => ({ id })), purchasableCount: 1 }] },
});

it.each<[string, object[], string[]]>([
  [
    'the categories of tickets, above each other too',
    [
      sale(60, [{ largeCategoryIds: [1], middleCategoryIds: [2, 9] }], {
        categories: [
          { id: 1, size: 'large', name: { jpn: '大' } },
          { id: 2, size: 'middle', name: { jpn: '中' }, parentId: 1 },
          { id: 3, size: 'middle', name: { jpn: '中' }, parentId: 8 },
        ],
      }),
    ],
    [
      'modules[0].serverContent.categories[2].parentId: expected the id of one of the categories of this module, found 8',
      'modules[0].items[0].middleCategoryIds[1]: expected the id of one of the categories of this module, found 9',
    ],
  ],
  [
    'the ticket of a discount code',
    [
      sale(60, [{}], {
        discountCodes: [
          { code: 'A', targetTicketId: 1 },
          { code: 'B', targetTicketId: 2 },
        ],
      }),
    ],
    [
      'modules[0].serverContent.discountCodes[1].targetTicketId: expected the detailId of an item of ticket 60, found 2',
    ],
  ],
  [
    'tickets that are limited together, of the content that stands around them',
    [limits(61, 1, 2, 3), sale(60, [{}, {}, {}]), sale(61, [{}, {}])],
    ['modules[0].content.contents[0].tickets[2].id: expected the detailId of an item of ticket 61, found 3'],
  ],
])('the import looks up what fields name: %s', async (_, written, problems) => {
  expect(await problemsOfFile({ modules: written })).toEqual(problems);
});
