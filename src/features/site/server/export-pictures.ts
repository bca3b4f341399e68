import * as v from 'valibot';
import { isRecord } from '#kernel/is-record.ts';
import { type Handout, handoutSchema } from '#kernel/handout.ts';
import type { HandoutFiles } from '#server/uploads/handout-files.ts';
import type { MediaReader } from '#server/uploads/media-reader.ts';
import type { Place } from './import-problem.ts';

export interface PictureNames {
  /** A copy of a document where each stored picture is `{ file: pictures/<name> }` again, and each handout `{ file: handouts/… }`. */
  replace<Document extends object>(document: Document, nameAt: (place: Place) => string): Promise<Document>;
  /** The files to copy, and their targets. */
  files(): { source: string; name: string }[];
}

export type StoredFiles = MediaReader & Pick<HandoutFiles, 'fileOfHandout'>;

const storedPath = /^\/media\/([0-9a-f]{64})\.webp$/;
/** A picture in HTML or in a style sheet, as the import leaves it. */
const inText = /(?:<img [^>]*?src="|url\()\/media\/([0-9a-f]{64})\.webp[")]/g;

const uploadIdOf = (path: unknown): string | undefined =>
  typeof path === 'string' ? storedPath.exec(path)?.[1] : undefined;

/** `overview.cover` as `overview-cover`. */
export function nameOfPlace(place: Place): string {
  return place.join('-');
}

export function createPictureNames(media: StoredFiles): PictureNames {
  const named = new Map<string, Promise<{ source: string; name: string }>>();
  const found: { source: string; name: string }[] = [];

  /** A picture that is used twice is one file, under the name of its first place. */
  async function nameOf(uploadId: string, wanted: string): Promise<string> {
    const known = named.get(uploadId) ?? findFile(uploadId, wanted);
    named.set(uploadId, known);
    return (await known).name;
  }

  async function findFile(uploadId: string, wanted: string): Promise<{ source: string; name: string }> {
    const original = await media.findSource(uploadId);
    const source = original?.file ?? (await media.readMedia(`${uploadId}.webp`))?.file;
    if (source === undefined) throw new Error(`the picture ${uploadId} is missing in the data folder`);
    const file = { source, name: `pictures/${wanted}.${original?.extension ?? 'webp'}` };
    found.push(file);
    return file;
  }

  /** Its own name is kept: visitors save it under it. */
  function nameOfHandout({ path, name }: Handout, place: string): string {
    const file = { source: media.fileOfHandout({ path }), name: `handouts/${place}/${name}` };
    found.push(file);
    return file.name;
  }

  async function walk(value: unknown, place: Place, nameAt: (place: Place) => string): Promise<unknown> {
    if (typeof value === 'string') return replaceInText(value, place, nameAt);
    if (Array.isArray(value)) return Promise.all(value.map((item, index) => walk(item, [...place, index + 1], nameAt)));
    if (!isRecord(value)) return value;
    const { path, width: _, height: __, original, crop, ...rest } = value;
    const handout = v.safeParse(handoutSchema, value);
    if (handout.success) return { file: nameOfHandout(handout.output, nameAt(place)) };
    const uploadId = uploadIdOf(path);
    const wholeId = uploadIdOf(original);
    // What is cut out is made anew by the import.
    if (wholeId !== undefined) return { file: await nameOf(wholeId, nameAt(place)), ...rest, crop };
    if (uploadId !== undefined) return { file: await nameOf(uploadId, nameAt(place)), ...rest };
    const entries = Object.entries(value);
    return Object.fromEntries(
      await Promise.all(entries.map(async ([key, item]) => [key, await walk(item, [...place, key], nameAt)])),
    );
  }

  async function replaceInText(given: string, place: Place, nameAt: (place: Place) => string): Promise<string> {
    let text = given;
    const ids = new Set([...given.matchAll(inText)].map(([, uploadId = '']) => uploadId));
    for (const uploadId of ids) {
      const name = await nameOf(uploadId, `${nameAt(place)}-${uploadId.slice(0, 8)}`);
      text = text
        .replaceAll(`src="/media/${uploadId}.webp"`, `src="${name}"`)
        .replaceAll(`url(/media/${uploadId}.webp)`, `url(${name})`);
    }
    return text;
  }

  return {
    replace: async (document, nameAt) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The names of files stand in it where paths stood.
      (await walk(document, [], nameAt)) as typeof document,
    files: () => found,
  };
}
