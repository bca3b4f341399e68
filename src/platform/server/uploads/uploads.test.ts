import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Crop } from '#kernel/schema.ts';
import type { Database } from '#server/database/database.ts';
import { resetDatabase, testDatabase } from '../../../../test/test-database.ts';
import type { ImageRefused } from './image-refused.ts';
import { createUploads, type Uploads } from './uploads.ts';

let database: Database;
let dataFolder: string;
let uploads: Uploads;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await resetDatabase(database);
  dataFolder = mkdtempSync(join(tmpdir(), 'hiroba-uploads-'));
  uploads = createUploads({ database, dataFolder });
  return () => rmSync(dataFolder, { recursive: true, force: true });
});

function picture(width = 40, height = 30, background = '#06f') {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** A true PNG of one colour without its picture data: it only tells its size. */
function pngHead(width: number, height: number): Buffer {
  const size = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const chunks = [chunk('IHDR', size), chunk('IDAT', deflateSync(Buffer.alloc(100))), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

async function problemOf(bytes: Uint8Array, options = {}): Promise<string> {
  return uploads.storeImage(bytes, options).then(
    () => 'stored',
    (error: ImageRefused) => error.problem,
  );
}

const stored = () => readdirSync(join(dataFolder, 'uploads')).sort();
const rows = () => database.kysely.selectFrom('upload').selectAll().execute();

describe('storing a picture', () => {
  it.each(['jpeg', 'png', 'gif', 'webp'] as const)('re-encodes a %s as webp', async (format) => {
    const image = await uploads.storeImage(await picture().toFormat(format).toBuffer());
    expect(image).toMatchObject({ path: `/media/${image.uploadId}.webp`, width: 40, height: 30 });
    const media = await uploads.readMedia(`${image.uploadId}.webp`);
    expect(media).toMatchObject({ type: 'image/webp', etag: `"${image.uploadId}"` });
    expect(await sharp(media?.file).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
  });

  it('turns it upright and forgets its location', async () => {
    const exif = { IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '35/1 41/1 0/1' } };
    const bytes = await picture(40, 20).withExif(exif).withMetadata({ orientation: 6, exif }).jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const image = await uploads.storeImage(bytes);
    expect(image).toMatchObject({ width: 20, height: 40 });
    const metadata = await sharp((await uploads.readMedia(`${image.uploadId}.webp`))?.file).metadata();
    expect([metadata.exif, metadata.orientation, metadata.xmp]).toEqual([undefined, undefined, undefined]);
  });

  it('cuts a part out of what is seen upright, and keeps the whole beside it', async () => {
    const [red, blue] = await Promise.all(['#f00', '#00f'].map((colour) => picture(20, 20, colour).png().toBuffer()));
    const halves = sharp({ create: { width: 40, height: 20, channels: 3, background: '#fff' } });
    const wide = await halves
      .composite([
        { input: red!, left: 0, top: 0 },
        { input: blue!, left: 20, top: 0 },
      ])
      .png()
      .toBuffer();
    // A camera held on its side: red is on top when it is upright.
    const bytes = await sharp(wide).withMetadata({ orientation: 6 }).jpeg({ quality: 100 }).toBuffer();
    const crop = { x: 0, y: 50, width: 50, height: 50 };
    const options = { keepSource: true, crop };
    const cut = await uploads.storeImage(bytes, options);
    const whole = await uploads.storeImage(bytes, { keepSource: true });
    expect([whole.width, whole.height]).toEqual([20, 40]);
    expect(cut).toMatchObject({ width: 10, height: 20, original: whole.path });
    expect(cut.path).not.toBe(whole.path);
    const { dominant } = await sharp((await uploads.readMedia(`${cut.uploadId}.webp`))?.file).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
    expect((await uploads.readMedia(`${cut.uploadId}-480.webp`))?.type).toBe('image/webp');
    expect((await uploads.findSource(whole.uploadId))?.extension).toBe('jpg');
    expect(await uploads.storeImage(bytes, options)).toEqual(cut);
    expect(await rows()).toHaveLength(2);
  });

  it('cuts a drawing too, and never less than a pixel', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>');
    const of = (crop: Crop) => uploads.storeImage(svg, { allowSvg: true, keepSource: true, crop });
    const whole = await uploads.storeImage(svg, { allowSvg: true, keepSource: true });
    const half = await of({ x: 50, y: 0, width: 50, height: 100 });
    expect([half.width * 2, half.height]).toEqual([whole.width, whole.height]);
    expect(await of({ x: 99, y: 99, width: 1, height: 1 })).toMatchObject({ height: expect.any(Number) as number });
    const dot = await uploads.storeImage(await picture(1, 1).png().toBuffer(), {
      crop: { x: 99, y: 0, width: 1, height: 1 },
    });
    expect([dot.width, dot.height]).toEqual([1, 1]);
  });

  it('keeps the first picture of an animation', async () => {
    const frames = await Promise.all(['#f00', '#0f0'].map((colour) => picture(8, 8, colour).png().toBuffer()));
    const animation = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(2);
    const image = await uploads.storeImage(animation);
    expect(image).toMatchObject({ width: 8, height: 8 });
    const { file } = (await uploads.readMedia(`${image.uploadId}.webp`))!;
    expect((await sharp(file).metadata()).pages ?? 1).toBe(1);
    const { dominant } = await sharp(file).stats();
    expect(dominant.r).toBeGreaterThan(200);
  });

  it('stores the same bytes once, even at the same moment', async () => {
    const bytes = await picture().png().toBuffer();
    const [one, two] = await Promise.all([uploads.storeImage(bytes), uploads.storeImage(bytes)]);
    const three = await uploads.storeImage(Uint8Array.from(bytes));
    expect([two, three]).toEqual([one, one]);
    expect(stored()).toEqual([`${one.uploadId}.webp`]);
    expect(await rows()).toMatchObject([{ upload_id: one.uploadId, media_type: 'image/webp', width: 40, height: 30 }]);
  });

  it('completes an upload that a crash left between file and row, and a row that lost its file', async () => {
    const bytes = await picture().png().toBuffer();
    const image = await uploads.storeImage(bytes);
    await database.kysely.deleteFrom('upload').execute();
    expect(await uploads.storeImage(bytes)).toEqual(image);
    expect(await rows()).toHaveLength(1);
    rmSync(join(dataFolder, 'uploads', `${image.uploadId}.webp`));
    expect(await uploads.storeImage(bytes)).toEqual(image);
    expect(stored()).toEqual([`${image.uploadId}.webp`]);
  });

  it('leaves nothing behind when the disk refuses', async () => {
    const bytes = await picture().png().toBuffer();
    const { uploadId } = await uploads.storeImage(bytes);
    await database.kysely.deleteFrom('upload').execute();
    rmSync(join(dataFolder, 'uploads'), { recursive: true });
    mkdirSync(join(dataFolder, 'uploads', `${uploadId}.webp`), { recursive: true });
    await expect(uploads.storeImage(bytes)).rejects.toThrow('EISDIR');
    expect(stored()).toEqual([`${uploadId}.webp`]);
    expect(await rows()).toEqual([]);
  });
});

describe('refusing a picture', () => {
  it('takes 8000 px and no more on a side [LIMIT-010]', async () => {
    expect(await problemOf(await picture(8000, 2).png().toBuffer())).toBe('stored');
    expect(await problemOf(await picture(8001, 2).png().toBuffer())).toBe('tooManyPixels');
    expect(await problemOf(await picture(2, 8001).png().toBuffer())).toBe('tooManyPixels');
  });

  it('takes no more than 100 MB [LIMIT-009]', async () => {
    expect(await problemOf(new Uint8Array(100 * 1024 * 1024 + 1))).toBe('tooManyBytes');
  });

  it('does not unfold a small file into gigabytes', async () => {
    expect(await problemOf(pngHead(100_000, 100_000))).toBe('tooManyPixels');
    expect(await problemOf(pngHead(8000, 8000))).toBe('unreadable');
  });

  it.each([
    ['a text', Buffer.from('This is no picture.')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['a program', Buffer.from('7f454c4602010100', 'hex')],
  ])('refuses %s that is named .png [PROFILE-032]', async (_, bytes) => {
    expect(await problemOf(bytes, { declaredType: 'image/png' })).toBe('unreadable');
    expect(await rows()).toEqual([]);
  });

  it('refuses a picture that ends in the middle', async () => {
    const bytes = await picture(200, 200).png({ compressionLevel: 0 }).toBuffer();
    expect(await problemOf(bytes.subarray(0, bytes.length / 2))).toBe('unreadable');
  });

  it('refuses kinds that are not in the list, under any file name', async () => {
    expect(await problemOf(await picture().tiff().toBuffer(), { declaredType: 'image/png' })).toBe('wrongType');
    expect(await problemOf(await picture().png().toBuffer(), { declaredType: 'image/tiff' })).toBe('wrongType');
  });
});

describe('a drawing', () => {
  const drawing = (inside: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#06f"/>${inside}</svg>`,
    );

  it('is refused from visitors, even if an organiser has imported the same picture', async () => {
    expect(await problemOf(drawing(''), { allowSvg: true })).toBe('stored');
    expect(await problemOf(drawing(''))).toBe('wrongType');
  });

  it('becomes pixels, its scripts and addresses are left behind', async () => {
    const bytes = drawing(
      '<script>alert(1)</script><image href="file:///etc/passwd" width="9" height="9"/><a onclick="x()"/>',
    );
    const image = await uploads.storeImage(bytes, { allowSvg: true });
    expect(image).toMatchObject({ width: 1200, height: 900 });
    const { file } = (await uploads.readMedia(`${image.uploadId}.webp`))!;
    expect((await sharp(file).metadata()).format).toBe('webp');
    expect(readFileSync(file).includes('script')).toBe(false);
  });

  it.each([
    [32, 512],
    [512, 512],
    [800, 1200],
    [1600, 1600],
    [4000, 1600],
  ])('of %i px is drawn with %i px', async (side, expected) => {
    const bytes = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><path d="M0 0h9v9z"/></svg>`,
    );
    expect(await uploads.storeImage(bytes, { allowSvg: true })).toMatchObject({ width: expected, height: expected });
  });

  it('that unfolds without end is refused', async () => {
    const entities = Array.from({ length: 12 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`).join('');
    const bomb = `<!DOCTYPE svg [<!ENTITY e0 "x">${entities}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&e12;</text></svg>`;
    expect(await problemOf(Buffer.from(bomb), { allowSvg: true })).not.toBe('stored');
    const huge = '<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"><path d="M0 0h9v9z"/></svg>';
    expect(await problemOf(Buffer.from(huge), { allowSvg: true })).toBe('tooManyPixels');
  });

  it('is given back unchanged where its original was kept', async () => {
    const { uploadId } = await uploads.storeImage(drawing(''), { allowSvg: true, keepSource: true });
    const source = await uploads.findSource(uploadId);
    expect(source?.extension).toBe('svg');
    expect(readFileSync(source!.file)).toEqual(drawing(''));
    expect(await uploads.findSource('0'.repeat(64))).toBeUndefined();
    expect(await uploads.findSource('../x')).toBeUndefined();
  });
});

describe('a picture that is encoded later', () => {
  const later = { allowSvg: true, keepSource: true, encodeLater: true };

  it.each<[string, () => Promise<Buffer>]>([
    [
      'a drawing',
      async () =>
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="333" height="777"><path d="M0 0h9v9z"/></svg>'),
    ],
    ['a photo on its side', () => picture(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer()],
  ])('has its size at once, and its file when it is asked for: %s', async (_, make) => {
    const image = await uploads.storeImage(await make(), later);
    expect(stored()).toHaveLength(1);
    const [whole, narrow] = await Promise.all(
      ['', '-480'].map((part) => uploads.readMedia(`${image.uploadId}${part}.webp`)),
    );
    expect(await sharp(whole?.file).metadata()).toMatchObject({
      format: 'webp',
      width: image.width,
      height: image.height,
    });
    expect((await sharp(narrow?.file).metadata()).width).toBe(Math.min(480, image.width));
    expect(await uploads.storeImage(await make(), later)).toEqual(image);
    expect(await uploads.storeImage(await make(), { allowSvg: true })).toEqual(image);
    expect(stored()).toHaveLength(3);
  });

  it('that turns out to be damaged is not found', async () => {
    const { uploadId } = await uploads.storeImage(pngHead(800, 600), later);
    expect(await uploads.readMedia(`${uploadId}.webp`)).toBeUndefined();
    expect(await uploads.readMedia(`${uploadId}-480.webp`)).toBeUndefined();
  });
});

describe('reading a picture', () => {
  it('makes narrower copies when they are asked for, and never a wider one', async () => {
    const { uploadId } = await uploads.storeImage(await picture(1000, 500).png().toBuffer());
    expect(stored()).toEqual([`${uploadId}.webp`]);
    const copies = await Promise.all(
      [480, 480, 960, 1600].map((width) => uploads.readMedia(`${uploadId}-${width}.webp`)),
    );
    const sizes = await Promise.all(copies.map(async (media) => (await sharp(media?.file).metadata()).width));
    expect(sizes).toEqual([480, 480, 960, 1000]);
    expect(copies[0]?.etag).toBe(`"${uploadId}-480"`);
    expect(stored()).toHaveLength(4);
  });

  it('answers nothing for other names', async () => {
    const { uploadId } = await uploads.storeImage(await picture().png().toBuffer(), { keepSource: true });
    writeFileSync(join(dataFolder, 'secret.webp'), 'x');
    const names = [
      '../secret.webp',
      `${uploadId}.png`,
      `${uploadId}-481.webp`,
      `${uploadId}.source.png`,
      `${'0'.repeat(64)}.webp`,
    ];
    names.push(`${'0'.repeat(64)}-480.webp`, '', '.', `${uploadId}.webp\0`, `${uploadId.toUpperCase()}.webp`);
    expect(await Promise.all(names.map((name) => uploads.readMedia(name)))).toEqual(names.map(() => undefined));
  });
});
