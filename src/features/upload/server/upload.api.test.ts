import { entranceOf } from '../../../../test/call-entrance.ts';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSiteServer, type Door, type SiteServer } from '#features/site/server.ts';
import { imageMaxBytes } from '#kernel/limits.ts';
import type { Database } from '#server/database/database.ts';
import { createApi } from '#server/http/api.ts';
import { refuse } from '#server/http/refusal.ts';
import type { RequestContext } from '#server/http/request-context.ts';
import { createUploads, type Uploads } from '#server/uploads/uploads.ts';
import { publishTestSites } from '../../../../test/published-site.ts';
import { requestContext } from '../../../../test/request-context.ts';
import { eventFile, portalFile } from '../../../../test/site-folders.ts';
import { testDatabase } from '../../../../test/test-database.ts';
import { createUploadServer } from '../server.ts';
import { readDocuments } from '../../../../test/read-documents.ts';

let database: Database;
let dataFolder: string;
let uploads: Uploads;
let site: SiteServer;
let png: Buffer<ArrayBuffer>;
const door: Door = ({ site: { passcode }, context: { passcodes } }) => {
  if (passcode !== undefined && passcodes.event !== passcode) throw refuse('passcodeRequired');
};

beforeAll(async () => {
  database = await testDatabase();
  dataFolder = mkdtempSync(join(tmpdir(), 'hiroba-upload-'));
  uploads = createUploads({ database, dataFolder });
  await publishTestSites(database, [
    { site: portalFile({ portalId: 0 }) },
    { site: portalFile() },
    { site: eventFile({ portalId: 1, eventId: 11 }) },
    { site: eventFile({ portalId: 1, eventId: 12 }), passcode: '024680' },
  ]);
  site = createSiteServer(database, [door], readDocuments);
  await site.directory.refresh();
  png = Buffer.from(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#06f' } })
      .png()
      .toBuffer(),
  );
});
afterAll(async () => {
  await database.close();
  rmSync(dataFolder, { recursive: true, force: true });
});

let context: Partial<RequestContext>;
let api: ReturnType<typeof createApi>;
function open(store: Pick<Uploads, 'storeImage'> = uploads): void {
  const { endpoints } = createUploadServer(database, store);
  api = createApi(endpoints, entranceOf(site), ({ header }) => requestContext({ header, ...context }));
}
beforeEach(async () => {
  await database.pool.query('delete from try_count');
  context = {};
  open();
});

const formOf = (bytes: Buffer<ArrayBuffer>, name = 'photo.png', type = 'image/png'): FormData => {
  const form = new FormData();
  form.append('image', new File([bytes], name, { type }));
  return form;
};
async function post(path: string, body: BodyInit, headers: Record<string, string> = {}) {
  const response = await api.fetch(new Request(`http://h/web_api/v2/${path}`, { method: 'POST', body, headers }));
  return { status: response.status, body: await response.json() };
}
const field = (text: string) => ({ message: text, errors: { image: [text] } });

describe('a picture is accepted', () => {
  test('outside any portal, at a portal and at an event alike [PROFILE-028, PROFILE-029, PROFILE-030]', async () => {
    const answers = await Promise.all(
      ['upload/image', '1/upload/image', '1/11/upload/image'].map((path) => post(path, formOf(png))),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  test('and answered with a path for the form and one for the page [PROFILE-031]', async () => {
    const { body } = await post('1/upload/image', formOf(png));
    expect(body).toEqual({
      data: {
        temp_path: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.webp$/),
        url: expect.stringMatching(/^\/web\/media\/[0-9a-f]{64}\.webp$/),
      },
    });
    const name = body.data.temp_path.slice('/media/'.length);
    expect(await uploads.readMedia(name)).toMatchObject({ type: 'image/webp' });
    context = { hostSite: { kind: 'portal', portalId: 1 } };
    expect((await post('1/upload/image', formOf(png))).body.data.url).toBe(body.data.temp_path);
  });

  test.each(['jpeg', 'gif', 'webp'] as const)('as %s too', async (format) => {
    const bytes = Buffer.from(await sharp(png).toFormat(format).toBuffer());
    expect((await post('upload/image', formOf(bytes, `photo.${format}`, `image/${format}`))).status).toBe(200);
  });

  test('with other fields beside it', async () => {
    const form = formOf(png);
    form.append('note', '港');
    expect((await post('upload/image', form)).status).toBe(200);
  });
});

describe('a file that is no valid picture is refused at the field', () => {
  const tooWide = async () =>
    Buffer.from(
      await sharp({ create: { width: 8_001, height: 1, channels: 3, background: '#06f' } })
        .png()
        .toBuffer(),
    );
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const cases: [string, number, string, () => FormData | Promise<FormData>][] = [
    ['no file', 422, 'Choose an image.', () => new FormData()],
    ['an empty file field', 422, 'Choose an image.', () => formOf(Buffer.alloc(0), '', '')],
    ['an empty file', 422, 'This image could not be read. The file may be damaged.', () => formOf(Buffer.alloc(0))],
    [
      'a damaged file',
      422,
      'This image could not be read. The file may be damaged.',
      () => formOf(png.subarray(0, 60)),
    ],
    [
      'an html page',
      422,
      'This image could not be read. The file may be damaged.',
      () => formOf(Buffer.from('<html>')),
    ],
    [
      'too many pixels',
      422,
      'This image is too large. Choose one up to 8000 pixels on each side.',
      async () => formOf(await tooWide()),
    ],
    [
      'another ending [PROFILE-032]',
      415,
      'This file type is not supported. Choose a JPG, PNG, GIF or WebP image.',
      () => formOf(png, 'a.exe'),
    ],
    [
      'another type',
      415,
      'This file type is not supported. Choose a JPG, PNG, GIF or WebP image.',
      () => formOf(png, 'a.png', 'text/html'),
    ],
    [
      'a drawing',
      415,
      'This file type is not supported. Choose a JPG, PNG, GIF or WebP image.',
      () => formOf(svg, 'a.png', ''),
    ],
  ];
  test.each(cases)('%s: %d', async (_, status, text, form) => {
    context = { language: 'eng' };
    expect(await post('1/upload/image', await form())).toEqual({ status, body: field(text) });
  });

  test('more than 100 MB, before a byte of it is read [LIMIT-009]', async () => {
    context = { language: 'eng' };
    const read = vi.fn();
    const body = new ReadableStream({ pull: read });
    const response = await api.fetch(
      new Request('http://h/web_api/v2/1/upload/image', {
        method: 'POST',
        body,
        duplex: 'half',
        headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(imageMaxBytes * 1.5) },
      } as RequestInit),
    );
    expect([response.status, await response.json()]).toEqual([
      413,
      field('This image is too large. Choose one up to 100 MB.'),
    ]);
  });

  test('the wrong type of body, and no body', async () => {
    expect((await post('upload/image', '{"image": "x"}', { 'content-type': 'application/json' })).status).toBe(422);
    expect(
      (await post('upload/image', 'image=x', { 'content-type': 'application/x-www-form-urlencoded' })).status,
    ).toBe(422);
    expect((await post('upload/image', '<a/>', { 'content-type': 'text/xml' })).status).toBe(415);
    expect((await post('upload/image', 'broken', { 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(
      400,
    );
    expect((await api.fetch(new Request('http://h/web_api/v2/upload/image'))).status).toBe(405);
  });

  test('in the visitor’s language [PROFILE-034]', async () => {
    const said = new Set<string>();
    for (const language of ['jpn', 'eng', 'chi', 'zhtw', 'kor'] as const) {
      context = { language };
      said.add((await post('upload/image', formOf(png, 'a.exe'))).body.errors.image[0]);
    }
    expect(said.size).toBe(5);
  });

  test('and nothing of it is kept', async () => {
    const before = readdirSync(join(dataFolder, 'uploads'));
    for (const [, , , form] of cases) await post('upload/image', await form());
    expect(readdirSync(join(dataFolder, 'uploads'))).toEqual(before);
  });
});

describe('the doors stand before the upload', () => {
  test('of an unknown site or the wrong portal: 404', async () => {
    for (const path of ['9/upload/image', '2/11/upload/image', 'x/upload/image']) {
      expect([path, (await post(path, formOf(png))).status]).toEqual([path, 404]);
    }
  });

  test('of a site with a passcode: 461, and its body is not read', async () => {
    expect((await post('1/12/upload/image', formOf(png))).status).toBe(461);
    context = { passcodes: { portal: undefined, event: '024680' } };
    expect((await post('1/12/upload/image', formOf(png))).status).toBe(200);
  });
});

describe('a visitor', () => {
  test('may upload twenty pictures in ten minutes', async () => {
    const storeImage = vi.fn(async () => ({ path: '/media/a.webp', width: 1, height: 1, uploadId: 'a' }));
    open({ storeImage });
    for (let turn = 0; turn < 20; turn += 1) expect((await post('upload/image', formOf(png))).status).toBe(200);
    expect((await post('1/upload/image', formOf(png))).status).toBe(429);
    expect(storeImage).toHaveBeenCalledTimes(20);
    context = { clientAddress: '192.0.2.77' };
    expect((await post('upload/image', formOf(png))).status).toBe(200);
    context = { anonymousToken: 'b'.repeat(32) };
    expect((await post('upload/image', formOf(png))).status).toBe(200);
    context = { now: requestContext().now + 10 * 60_000 };
    expect((await post('upload/image', formOf(png))).status).toBe(200);
  });
});

test('a failure of the store is a server error, without a message at the field', async () => {
  const lines: string[] = [];
  context = { ...requestContext({}, lines), language: 'eng' };
  open({ storeImage: () => Promise.reject(new Error('disk full at /secret/path')) });
  const { status, body } = await post('upload/image', formOf(png));
  expect([status, Object.keys(body)]).toEqual([500, ['message']]);
  expect(body.message).not.toContain('disk');
  expect(lines.join()).toContain('disk full');
});
