import { afterAll, beforeAll, expect, test } from 'vitest';
import * as editor from '#features/editor/contract.ts';
import { cropPicture } from '#features/editor/contract/files.ts';
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
  expect(html).toContain(`${cut.path.replace('.webp', '')}`);
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
