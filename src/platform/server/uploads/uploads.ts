import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { checkImage } from '#kernel/image-rules.ts';
import type { Crop } from '#kernel/schema.ts';
import type { Database } from '#server/database/database.ts';
import { type EncodedImage, encodeImage, type InspectedImage, inspectImage, measureImage } from './encode-image.ts';
import { createHandoutFiles, type HandoutFiles } from './handout-files.ts';
import { ImageRefused } from './image-refused.ts';
import { createMediaReader, type MediaReader } from './media-reader.ts';
import { exists, writeWhole } from './whole-file.ts';
import { createWorkQueue } from '#server/limits/work-queue.ts';

export interface StoredImage {
  /** Below the site's base: `/media/<id>.webp`; narrower copies are `/media/<id>-480.webp` and so on. */
  path: string;
  width: number;
  height: number;
  uploadId: string;
  /** Where it was cut out of another one: the path of that. */
  original?: string;
}

interface StoreImageOptions {
  /** The address of the visitor who sends it: addresses take turns. */
  from?: string;
  /** The media type the sender names; the bytes decide, but a name outside the list is refused at once. */
  declaredType?: string;
  /** Only for organisers' own files. */
  allowSvg?: boolean;
  /** Keeps the original beside the stored picture, never served, so that an export gives it back unchanged. */
  keepSource?: boolean;
  /**
   * Only reads the head now and encodes when the picture is first asked for. For pictures that are known to be whole,
   * together with keepSource: damage would be found out too late.
   */
  encodeLater?: boolean;
  /** Stores this part as a picture of its own, beside the whole, which stays. */
  crop?: Crop | undefined;
}

export type StoreImage = (bytes: Uint8Array, options?: StoreImageOptions) => Promise<StoredImage>;

/** A picture and its smaller copy, for who keeps them itself. */
export interface EncodedPair {
  whole: EncodedImage;
  thumbnail: EncodedImage;
}

interface EncodePairOptions {
  from?: string;
  declaredType?: string;
  mostSide: number;
  thumbnailSide: number;
}

export interface Uploads extends MediaReader, HandoutFiles {
  /** Decodes and re-encodes a picture without storing it, so that it has no address; throws ImageRefused. */
  encodePair(bytes: Uint8Array, options: EncodePairOptions): Promise<EncodedPair>;
  /** Decodes, re-encodes and stores a picture; throws ImageRefused. */
  storeImage: StoreImage;
}

/** Two pictures at a time: one decoded picture may take a quarter of a gigabyte. */
const mostAtOnce = 2;

/** Pictures in `<data folder>/uploads`, named by the SHA-256 of the uploaded bytes, so that a file never changes. */
export function createUploads({ database, dataFolder }: { database: Database; dataFolder: string }): Uploads {
  const folder = join(dataFolder, 'uploads');
  const queue = createWorkQueue(mostAtOnce);
  const running = new Map<string, Promise<StoredImage>>();

  async function store(uploadId: string, bytes: Uint8Array, options: StoreImageOptions): Promise<StoredImage> {
    const { crop, ...ofWhole } = options;
    if (crop !== undefined) {
      const { path: original } = await store(uploadId, bytes, { ...ofWhole, encodeLater: true });
      return { ...(await storeCrop(uploadId, bytes, crop)), original };
    }
    const image = await inspectImage(bytes, options.allowSvg ?? false);
    await mkdir(folder, { recursive: true });
    if (options.keepSource) {
      const source = join(folder, `${uploadId}.source.${image.extension}`);
      if (!(await exists(source))) await writeWhole(source, bytes);
    }
    const isLate = options.encodeLater && options.keepSource;
    return keep(uploadId, isLate, (file) =>
      isLate
        ? measureImage(bytes, image).then((size) => ({ ...size, bytes: bytes.byteLength }))
        : writeEncoded(file, bytes, image),
    );
  }

  /** Named by what it is cut from and where, so that the same part of the same picture is one file. */
  async function storeCrop(originalId: string, bytes: Uint8Array, crop: Crop): Promise<StoredImage> {
    const { x, y, width, height } = crop;
    const uploadId = createHash('sha256').update([originalId, x, y, width, height].join(' ')).digest('hex');
    const image = await inspectImage(bytes, true);
    return keep(uploadId, false, (file) => writeEncoded(file, bytes, image, crop));
  }

  /** The row of a picture, and its file unless it comes later. */
  async function keep(
    uploadId: string,
    isLate: boolean | undefined,
    make: (file: string) => Promise<FileFacts>,
  ): Promise<StoredImage> {
    const path = `/media/${uploadId}.webp`;
    const file = join(folder, `${uploadId}.webp`);
    // A repeated upload counts as new, so that it is not swept away before its form is saved.
    const known = await database.kysely
      .updateTable('upload')
      .set({ created_at: sql`now()` })
      .where('upload_id', '=', uploadId)
      .returning(['width', 'height'])
      .executeTakeFirst();
    const isThere = await exists(file);
    if (known !== undefined && (isThere || isLate)) return { path, ...known, uploadId };

    // The file first: a row without its file would be a broken picture, while a file without its row gets one later.
    const { width, height, ...size } = isThere ? await readEncoded(file) : await make(file);
    const row = { media_type: 'image/webp', width, height, ...size };
    await database.kysely
      .insertInto('upload')
      .values({ upload_id: uploadId, ...row })
      .onConflict((conflict) => conflict.column('upload_id').doUpdateSet(row))
      .execute();
    return { path, width, height, uploadId };
  }

  return {
    async storeImage(bytes, options = {}) {
      const { declaredType, allowSvg } = options;
      const [problem] = checkImage({ bytes: bytes.byteLength, type: declaredType, allowSvg });
      if (problem !== undefined) throw new ImageRefused(problem);
      const uploadId = createHash('sha256').update(bytes).digest('hex');
      // The same picture twice at the same moment is stored once, for those who are allowed the same.
      const { keepSource, encodeLater, crop } = options;
      const name = [uploadId, allowSvg, keepSource, encodeLater, ...Object.values(crop ?? {})].join(' ');
      const stored =
        running.get(name) ??
        queue(() => store(uploadId, bytes, options), options.from).finally(() => running.delete(name));
      running.set(name, stored);
      return stored;
    },
    encodePair(bytes, { from, declaredType, mostSide, thumbnailSide }) {
      return queue(async () => {
        if (declaredType !== undefined) refuseType(declaredType);
        const image = await inspectImage(bytes, false);
        const whole = await encodeImage(bytes, image, { mostSide });
        const stored = { type: 'image/webp', width: whole.width, height: whole.height };
        return { whole, thumbnail: await encodeImage(whole.data, stored, { mostSide: thumbnailSide }) };
      }, from);
    },
    ...createHandoutFiles(dataFolder),
    ...createMediaReader(folder, queue),
  };
}

function refuseType(type: string): void {
  const [problem] = checkImage({ type });
  if (problem !== undefined) throw new ImageRefused(problem);
}

interface FileFacts {
  width: number;
  height: number;
  bytes: number;
}

async function readEncoded(file: string): Promise<FileFacts> {
  const data = await readFile(file);
  const { width, height } = await inspectImage(data, false);
  return { width, height, bytes: data.byteLength };
}

async function writeEncoded(file: string, bytes: Uint8Array, image: InspectedImage, crop?: Crop): Promise<FileFacts> {
  const { data, width, height } = await encodeImage(bytes, image, { crop });
  await writeWhole(file, data);
  return { width, height, bytes: data.byteLength };
}
