import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import * as v from 'valibot';
import { keepLoaded } from './keep-loaded.ts';
import { openFont } from './open-font.ts';

const pathOf = createRequire(import.meta.url).resolve;

/** Finds the font that has a letter at a weight; undefined when the typeface does not have the letter. */
export type FindFont = (letter: string, weight: number) => Promise<Font | undefined>;

/**
 * A typeface of @fontsource-variable (SIL Open Font License 1.1), which comes in a hundred slices of 40 KB. A slice is
 * read and unpacked when one of its letters is needed first, and kept; all slices together take 8 MB.
 */
export function slicedType(family: string): FindFont {
  const ranges = keepLoaded(() => readRanges(family));
  const openedSlice = keepLoaded((slice: string) => openSlice(family, slice));
  const weights = new Map<string, Font>();

  return async (letter, weight) => {
    const codePoint = letter.codePointAt(0)!;
    const slice = (await ranges()).find(({ from, to }) => from <= codePoint && codePoint <= to)?.slice;
    if (slice === undefined) return undefined;
    const font = await openedSlice(slice);
    // The list is made for browsers, and names some letters that are in no slice.
    if (!font.hasGlyphForCodePoint(codePoint)) return undefined;
    const key = `${slice} ${weight}`;
    const weighted = weights.get(key) ?? font.getVariation({ wght: weight });
    weights.set(key, weighted);
    return weighted;
  };
}

interface Range {
  from: number;
  to: number;
  slice: string;
}

/** Reads which slice has which letters: `{"[4]": "U+1f21a,U+1f234-1f237", "latin": …}`. */
async function readRanges(family: string): Promise<Range[]> {
  const written = await readFile(pathOf(`@fontsource-variable/${family}/unicode.json`), 'utf8');
  const list = v.parse(v.record(v.string(), v.string()), JSON.parse(written));
  return Object.entries(list).flatMap(([slice, letters]) =>
    letters.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16), slice: slice.replace(/[[\]]/g, '') };
    }),
  );
}

async function openSlice(family: string, slice: string): Promise<Font> {
  const { default: unpack } = await import('woff2-encoder/decompress');
  const packed = await readFile(pathOf(`@fontsource-variable/${family}/files/${family}-${slice}-wght-normal.woff2`));
  return openFont(Buffer.from(await unpack(packed)));
}
