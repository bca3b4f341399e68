import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cutImage, encodeImage, inspectImage, narrowImage, slimImage } from './encode-image.ts';
import { ImageRefused } from './image-refused.ts';
import { exists, writeWhole } from './whole-file.ts';
import { cutPlaces, middle, type PictureCut, pictureCuts } from '#kernel/picture-cuts.ts';
import { pictureWidths } from '#kernel/picture-widths.ts';
import { createWorkQueue, type WorkQueue } from '#server/limits/work-queue.ts';

interface Media {
  file: string;
  type: string;
  /** With its quotes. A file never changes, so it may be kept for ever. */
  etag: string;
  bytes: number;
  /** False while a smaller form of it is being made. */
  isLast: boolean;
}

export interface MediaReader {
  /**
   * `<id>.webp`, `<id>-480.webp`, `<id>-4x3.webp` or `<id>-4x3-25.webp`; a copy is made when it is first asked for, and
   * there are few. A browser that accepts AVIF gets it under the same name once it exists.
   */
  readMedia(name: string, takesAvif?: boolean): Promise<Media | undefined>;
  /** The original of a picture, where it was kept. */
  findSource(uploadId: string): Promise<{ file: string; extension: string } | undefined>;
}

const logoWidth = 96;
export const storedWidths = [logoWidth, ...pictureWidths] as const;
const cutNames = Object.keys(pictureCuts);
const places = cutPlaces.filter((place) => place !== middle);
const cutForm = `(?:${cutNames.join('|')})(?:-(?:${places.join('|')}))?`;
const nameForm = new RegExp(`^([0-9a-f]{64})(?:-(${storedWidths.join('|')}|${cutForm}))?\\.webp$`);
const isCut = (form: string): form is PictureCut => Object.hasOwn(pictureCuts, form);
/** Says that the AVIF of a picture saves too little to be kept. */
const noGain = new Uint8Array();
const sourceExtensions = ['svg', 'png', 'jpg', 'webp', 'gif'];

export function createMediaReader(folder: string, queue: WorkQueue): MediaReader {
  const making = new Map<string, Promise<void>>();
  /** No visitor waits for these copies, so they do not use the queue of requests. */
  const quietly = createWorkQueue(1);

  /** Makes a missing file, once for all visitors who ask for it at the same moment. */
  async function provide(
    name: string,
    make: () => Promise<Uint8Array | undefined>,
    inTurn: WorkQueue = queue,
  ): Promise<boolean> {
    const file = join(folder, name);
    if (await exists(file)) return true;
    const work = async () => {
      const data = await make();
      if (data !== undefined) await writeWhole(file, data);
    };
    const made = making.get(name) ?? inTurn(work).finally(() => making.delete(name));
    making.set(name, made);
    await made;
    return exists(file);
  }

  /** Its original is encoded when it is first asked for. */
  async function encodeSource(id: string): Promise<Uint8Array | undefined> {
    const source = await findSource(id);
    if (source === undefined) return undefined;
    const bytes = await readFile(source.file);
    try {
      return (await encodeImage(bytes, await inspectImage(bytes, true))).data;
    } catch (error) {
      if (error instanceof ImageRefused) return undefined;
      throw error;
    }
  }

  async function findSource(uploadId: string): Promise<{ file: string; extension: string } | undefined> {
    if (!/^[0-9a-f]{64}$/.test(uploadId)) return undefined;
    for (const extension of sourceExtensions) {
      const file = join(folder, `${uploadId}.source.${extension}`);
      if (await exists(file)) return { file, extension };
    }
    return undefined;
  }

  return {
    findSource,
    async readMedia(name, takesAvif = false) {
      const match = nameForm.exec(name);
      if (match === null) return undefined;
      const [, id = '', form] = match;
      const [shape = '', place = middle] = form?.split('-') ?? [];
      const cut = isCut(shape) ? pictureCuts[shape] : undefined;
      const width = form === undefined || cut !== undefined ? undefined : Number(form);
      const whole = `${id}.webp`;
      if (form === undefined || !(await exists(join(folder, name)))) {
        if (!(await provide(whole, () => encodeSource(id)))) return undefined;
      }
      if (form !== undefined) {
        await provide(name, async () => {
          const bytes = await readFile(join(folder, whole));
          return cut === undefined ? narrowImage(bytes, Number(form)) : cutImage(bytes, cut, Number(place));
        });
      }
      const file = join(folder, name);
      const found = await stat(file).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      const stem = name.slice(0, -'.webp'.length);
      const stored = { file, type: 'image/webp', etag: `"${stem}"`, bytes: found.size, isLast: true };
      // A form for search engines is no picture of a page.
      if (!takesAvif || cut !== undefined) return stored;
      const slimFile = join(folder, `${stem}.avif`);
      const slim = await stat(slimFile).catch(() => undefined);
      if (slim === undefined) {
        const make = async () => (await slimImage(await readFile(join(folder, whole)), found.size, width)) ?? noGain;
        void provide(`${stem}.avif`, make, quietly).catch(() => undefined);
        return { ...stored, isLast: false };
      }
      if (slim.size === 0) return stored;
      return { file: slimFile, type: 'image/avif', etag: `"${stem}-avif"`, bytes: slim.size, isLast: true };
    },
  };
}
