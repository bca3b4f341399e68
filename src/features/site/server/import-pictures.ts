import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { isFields, isRecord } from '#kernel/is-record.ts';
import { type Handout, handoutEndingOf } from '#kernel/handout.ts';
import { imageMaxBytes } from '#kernel/limits.ts';
import { type Crop, cropSchema } from '#kernel/schema.ts';
import { ImageRefused } from '#server/uploads/image-refused.ts';
import type { StoredImage, StoreImage } from '#server/uploads/uploads.ts';
import { createWorkQueue } from '#server/limits/work-queue.ts';
import { findNamedFile, mostFilesAtOnce } from './import-file.ts';
import type { LoadHandout } from './import-handouts.ts';
import { describeFound, type Place, type PlacedProblem } from './import-problem.ts';

type Fields = Record<string, unknown>;
type Outcome = { image: StoredImage } | { expected: string; found: string };

/** Stores a picture of the site's folder, each once, or a part of it. */
export type LoadPicture = (name: string, crop?: Crop) => Promise<Outcome>;

const expected = 'a picture beside site.yaml (jpg, png, gif, webp or svg, at most 100 MB and 8000 pixels on each side)';
/** Marks a picture that could not be loaded, so that the field is not reported twice. */
const noPicture = { path: '/media/', width: 1, height: 1 };
const noHandout: Handout = { path: `/handout/${'0'.repeat(64)}.pdf`, name: '', bytes: 1 };

export function createPictureLoader(folder: string, storeImage: StoreImage): LoadPicture {
  const outcomes = new Map<string, Promise<Outcome>>();
  const queue = createWorkQueue(mostFilesAtOnce);

  async function load(name: string, crop?: Crop): Promise<Outcome> {
    const named = await findNamedFile(folder, name, imageMaxBytes);
    if ('refused' in named) return { expected, found: named.refused };
    try {
      return { image: await storeImage(await readFile(named.path), { allowSvg: true, keepSource: true, crop }) };
    } catch (error) {
      if (error instanceof ImageRefused) return { expected, found: `"${name}", ${error.message}` };
      throw error;
    }
  }

  return (name, crop) => {
    const key = JSON.stringify([name, crop]);
    const outcome = outcomes.get(key) ?? queue(() => load(name, crop));
    outcomes.set(key, outcome);
    return outcome;
  };
}

/** Puts a stored picture or handout in the place of every `{ file: …, alt: … }`; changes `value`. */
export async function resolveFiles(
  value: unknown,
  loadPicture: LoadPicture,
  loadHandout: LoadHandout,
): Promise<PlacedProblem[]> {
  const problems: PlacedProblem[] = [];
  await Promise.all(
    collect(value, []).map(async ({ place, owner, key, reference: { file, ...rest } }) => {
      if (typeof file === 'string' && handoutEndingOf(file) !== undefined) {
        const outcome = await loadHandout(file);
        if ('expected' in outcome) problems.push({ place: [...place, 'file'], ...outcome });
        owner[key] = { ...('handout' in outcome ? outcome.handout : noHandout), ...rest };
        return;
      }
      const outcome: Outcome =
        typeof file === 'string'
          ? await loadPicture(file, v.is(cropSchema, rest['crop']) ? rest['crop'] : undefined)
          : { expected: 'the path of a picture', found: describeFound(file) };
      if ('expected' in outcome) problems.push({ place: [...place, 'file'], ...outcome });
      const { path, width, height, original }: Omit<StoredImage, 'uploadId'> =
        'image' in outcome ? outcome.image : noPicture;
      owner[key] = { path, width, height, ...rest, ...(original !== undefined && { original }) };
    }),
  );
  return problems;
}

interface Reference {
  place: Place;
  owner: Fields;
  key: string;
  reference: Fields;
}

function collect(value: unknown, place: Place): Reference[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => {
    const at = [...place, Array.isArray(value) ? Number(key) : key];
    const isReference = isFields(item) && Object.hasOwn(item, 'file');
    return isReference ? [{ place: at, owner: value, key, reference: item }] : collect(item, at);
  });
}
