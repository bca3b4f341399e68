import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { resetDatabase, testDatabase } from '../../../../test/test-database.ts';
import { createUploads, type Uploads } from './uploads.ts';

/** A busy machine takes a second for what is measured in milliseconds. */
let database: Database;
let dataFolder: string;
let uploads: Uploads;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await resetDatabase(database);
  dataFolder = mkdtempSync(join(tmpdir(), 'hiroba-avif-'));
  uploads = createUploads({ database, dataFolder });
  return () => rmSync(dataFolder, { recursive: true, force: true });
});

describe('a picture as AVIF', () => {
  const noise = () => {
    const pixels = Buffer.from(Array.from({ length: 600 * 400 * 3 }, (_, at) => (at * at) % 251));
    return sharp(pixels, { raw: { width: 600, height: 400, channels: 3 } })
      .blur(3)
      .png()
      .toBuffer();
  };

  it.each(['', '-480'])('is made behind the first answer, under the name of the stored one%s', async (copy) => {
    const { uploadId } = await uploads.storeImage(await noise());
    const name = `${uploadId}${copy}.webp`;
    expect(await uploads.readMedia(name, true)).toMatchObject({ type: 'image/webp', isLast: false });
    await vi.waitFor(async () => expect(await uploads.readMedia(name, true)).toMatchObject({ isLast: true }));
    const slim = await uploads.readMedia(name, true);
    const stored = await uploads.readMedia(name);
    expect(stored).toMatchObject({ type: 'image/webp', isLast: true });
    expect(slim).toMatchObject({ type: 'image/avif', etag: `"${uploadId}${copy}-avif"` });
    expect(slim?.bytes).toBeLessThan((stored?.bytes ?? 0) * 0.9);
    const { width } = await sharp(stored?.file).metadata();
    expect(await sharp(slim?.file).metadata()).toMatchObject({ format: 'heif', width });
  });

  it('is not kept where it saves too little', async () => {
    const { uploadId } = await uploads.storeImage(
      await sharp({ create: { width: 40, height: 30, channels: 3, background: '#06f' } })
        .png()
        .toBuffer(),
    );
    await uploads.readMedia(`${uploadId}.webp`, true);
    await vi.waitFor(() => expect(readdirSync(join(dataFolder, 'uploads'))).toContain(`${uploadId}.avif`));
    expect(await uploads.readMedia(`${uploadId}.webp`, true)).toMatchObject({ type: 'image/webp', isLast: true });
  });
});
