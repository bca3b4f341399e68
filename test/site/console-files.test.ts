import { afterAll, beforeAll, expect, test } from 'vitest';
import * as editor from '#features/editor/contract.ts';
import { cropPicture, uploadBoothHandout, uploadHandout } from '#features/editor/contract/files.ts';
import { publishSite } from '#features/site/server/publish.ts';
import type { SiteImage } from '#kernel/schema.ts';
import type { ConsoleClient } from '../console-client.ts';
import { operatorAt } from '../console-operators.ts';
import { startTestSite, type TestSite } from '../start-test-site.ts';

const params = { site: 'event-12' };
const crop = { x: 10, y: 20, width: 50, height: 40.5 };
let site: TestSite;
let hanako: ConsoleClient;
beforeAll(async () => {
  site = await startTestSite({ isDemo: false });
  hanako = await operatorAt(site, 'event/12', 'editor', 'hanako@example.jp');
});
afterAll(() => site.close());

async function cover(): Promise<SiteImage> {
  const { data } = await hanako.call(editor.readPart, { params, query: { part: 'settings' } });
  return (data.value as { overview: { cover: SiteImage } }).overview.cover;
}

test('visitors get the part and the point of a picture that the organiser chose, and never the whole', async () => {
  const before = await cover();
  const { data: cut } = await hanako.call(cropPicture, { params, body: { path: before.path, crop } });
  expect(cut.original).toBe(before.path);
  expect(cut.width / before.width).toBeCloseTo(0.5, 1);
  expect(cut.height / before.height).toBeCloseTo(0.405, 1);
  const after = { ...before, ...cut, crop, focus: { x: 33, y: 80 } };
  const changes = [{ path: ['overview', 'cover'], before, after }];
  const { data: saved } = await hanako.call(editor.savePart, { params, body: { part: 'settings', changes } });
  expect([saved.issues, saved.clashes]).toEqual([[], []]);
  expect(await cover()).toEqual(after);
  await publishSite(site.database, 'event/12');
  const html = await site.page('/web/event/12');
  expect(html).toContain(cut.path.replace('.webp', ''));
  expect(html).toMatch(/data-focus-x="30" data-focus-y="80"/);
  expect(html).not.toContain(before.path);
  const media = await site.hiroba.fetch(new Request(`http://hiroba.test/web${cut.path}`));
  expect([media.status, media.headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test('a part is cut out of a stored picture alone, and lies inside it', async () => {
  const { path } = await cover().then(({ original }) => ({ path: original ?? '' }));
  const unknown = await hanako.call(cropPicture, { params, body: { path: `/media/${'0'.repeat(64)}.webp`, crop } });
  expect(unknown.status).toBe(404);
  const outside = await hanako.call(cropPicture, { params, body: { path, crop: { ...crop, x: 60 } } });
  expect(outside.status).toBe(422);
});

const formOf = (content: string, name: string): FormData => {
  const form = new FormData();
  form.set('file', new Blob([content]), name);
  return form;
};

test('a file to download is stored under its own name, and has no address of its own', async () => {
  // As a Mac writes it: the mark of the second letter apart.
  const { data, status } = await hanako.call(uploadHandout, {
    params,
    form: formOf('%PDF-1.4 …', 'カタロク\u3099.pdf'),
  });
  expect([status, data]).toEqual([
    200,
    { path: expect.stringMatching(/^\/handout\/[0-9a-f]{64}\.pdf$/) as string, name: 'カタログ.pdf', bytes: 12 },
  ]);
  const found = await site.hiroba.fetch(new Request(`http://hiroba.test/web${data.path}`));
  expect(found.status).toBe(404);
});

test.each([
  ['page.html', '<p>', 415],
  ['a.pdf', '<script>', 422],
  ['a.csv', '', 422],
])('%s is refused as an import refuses it, in words', async (name, content, expected) => {
  const { status, message } = await hanako.call(uploadHandout, { params, form: formOf(content, name) });
  expect([status, message?.startsWith('This ')]).toEqual([expected, true]);
});

test('a file that is too large is refused before it is read, and none is a sentence', async () => {
  const large = await hanako.call(uploadHandout, {
    params,
    form: formOf('%PDF', 'a.pdf'),
    headers: { 'content-length': String(40 * 1024 * 1024) },
  });
  expect([large.status, large.message]).toEqual([413, 'This file is too large. Choose one up to 30 MB.']);
  const none = await hanako.call(uploadHandout, { params, form: new FormData() });
  expect(none.status).toBe(422);
});

test('an exhibitor stores files and parts of pictures for their own booth alone', async () => {
  const { rows } = await site.database.pool.query<{ content_id: number; detail_id: number }>(
    `select content_id, detail_id from content_item where site_key = 'event/11' and version = 'draft'
      and content_id in (select content_id from content_document where site_key = 'event/11' and module_code = 'booth')
      order by 1, 2 limit 2`,
  );
  const [own, other] = rows.map(({ content_id, detail_id }) => ({ contentId: content_id, detailId: detail_id }));
  const scope = { booths: [own!] };
  const exhibitor = await operatorAt(site, 'event/11', 'exhibitor', 'booth@example.jp', scope);
  const store = (place: { contentId: number; detailId: number }) =>
    exhibitor.call(uploadBoothHandout, {
      params: { site: 'event-11', ...place },
      form: formOf('%PDF-1.4', 'a.pdf'),
    });
  expect((await store(own!)).status).toBe(200);
  expect((await store(other!)).status).toBe(404);
});
