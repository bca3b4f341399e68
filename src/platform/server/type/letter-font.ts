import type { Font } from 'fontkit';

/**
 * A TrueType font of just these letters, each from its own font, with the measures of `like`. With one font for a text
 * in several typefaces, pdfkit breaks its lines as it breaks any other text; and fontkit cannot embed a variable font
 * (docs/decisions/0011-receipt-fonts.md). A letter that the font does not have gets no width.
 */
export function letterFont(name: string, letters: ReadonlyMap<string, Font>, like: Font): Buffer {
  const em = like.unitsPerEm;
  const sorted = [...letters].map(([letter, font]) => ({ codePoint: letter.codePointAt(0)!, font }));
  sorted.sort((one, other) => one.codePoint - other.codePoint);
  const outlines = [nothing, ...sorted.map(({ codePoint, font }) => outlineOf(font, codePoint, em))];
  const glyphs = outlines.map(encodeOutline);
  const offsets = glyphs.reduce((all, { length }) => [...all, all.at(-1)! + length], [0]);
  const most = (count: (outline: Outline) => number): number => Math.max(...outlines.map(count));
  const left = Math.min(...outlines.map(({ box }) => box[0]));
  const bottom = Math.min(...outlines.map(({ box }) => box[1]));
  const box = [left, bottom, most(({ box: [, , right] }) => right), most(({ box: [, , , top] }) => top)];
  const version = int32(0x10000);
  return sfnt({
    cmap: Buffer.concat([
      int16(0, 1, 3, 10),
      int32(12),
      int16(12, 0),
      int32(16 + 12 * sorted.length, 0, sorted.length),
      ...sorted.map(({ codePoint }, index) => int32(codePoint, codePoint, index + 1)),
    ]),
    glyf: Buffer.concat(glyphs),
    head: Buffer.concat([
      int32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      int16(3, em),
      int32(0, 0, 0, 0),
      int16(...box, 0, 8, 2, 1, 0),
    ]),
    hhea: Buffer.concat([
      version,
      int16(
        like.ascent,
        like.descent,
        like.lineGap,
        most(({ advance }) => advance),
      ),
      int16(0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, outlines.length),
    ]),
    hmtx: Buffer.concat(outlines.map(({ advance, box: [lsb] }) => int16(advance, lsb))),
    loca: int32(...offsets),
    maxp: Buffer.concat([
      version,
      int16(
        outlines.length,
        most(({ contours }) => contours.flat().length),
        most(({ contours }) => contours.length),
      ),
      int16(0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0),
    ]),
    name: Buffer.concat([int16(0, 1, 18, 3, 1, 0x409, 6, 2 * name.length, 0), Buffer.from(name, 'utf16le').swap16()]),
    post: int32(0x30000, 0, 0, 0, 0, 0, 0, 0),
  });
}

interface Point {
  x: number;
  y: number;
  isOnCurve: boolean;
}

interface Outline {
  advance: number;
  contours: Point[][];
  /** Left, bottom, right, top. */
  box: [number, number, number, number];
}

const nothing: Outline = { advance: 0, contours: [], box: [0, 0, 0, 0] };

/** The outline of a letter, scaled to another em. TrueType fonts have only lines and quadratic curves. */
function outlineOf(font: Font, codePoint: number, em: number): Outline {
  const scale = em / font.unitsPerEm;
  const { path, advanceWidth } = font.glyphForCodePoint(codePoint);
  const contours: Point[][] = [];
  for (const { command, args } of path.commands) {
    if (command === 'moveTo') contours.push([]);
    for (let at = 0; at < args.length; at += 2) {
      const isOnCurve = at === args.length - 2;
      const [x, y] = [args[at]!, args[at + 1]!];
      contours.at(-1)?.push({ x: Math.round(x * scale), y: Math.round(y * scale), isOnCurve });
    }
  }
  const points = contours.flat();
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const box: Outline['box'] =
    points.length === 0 ? [0, 0, 0, 0] : [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return { advance: Math.round(advanceWidth * scale), contours, box };
}

/** Every step takes two bytes, also where one would do: the PDF is compressed anyway. */
function encodeOutline({ contours, box }: Outline): Buffer {
  if (contours.length === 0) return Buffer.alloc(0);
  const points = contours.flat();
  const ends = contours.reduce<number[]>((all, { length }) => [...all, (all.at(-1) ?? -1) + length], []);
  const steps = (axis: 'x' | 'y'): number[] =>
    points.map((point, index) => point[axis] - (points[index - 1]?.[axis] ?? 0));
  const glyph = Buffer.concat([
    int16(contours.length, ...box, ...ends, 0),
    Buffer.from(points.map(({ isOnCurve }) => Number(isOnCurve))),
    int16(...steps('x')),
    int16(...steps('y')),
  ]);
  return Buffer.concat([glyph, Buffer.alloc((4 - (glyph.length % 4)) % 4)]);
}

/** The TrueType container. It has no checksums, because only pdfkit reads it, and pdfkit writes its own. */
function sfnt(tables: Record<string, Buffer>): Buffer {
  const names = Object.keys(tables);
  let offset = 12 + 16 * names.length;
  const directory: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (const name of names) {
    const table = tables[name]!;
    directory.push(Buffer.from(name, 'latin1'), int32(0, offset, table.length));
    bodies.push(table, Buffer.alloc((4 - (table.length % 4)) % 4));
    offset += table.length + ((4 - (table.length % 4)) % 4);
  }
  return Buffer.concat([int32(0x10000), int16(names.length, 0, 0, 0), ...directory, ...bodies]);
}

/** Numbers as two bytes each, signed or unsigned. */
function int16(...values: number[]): Buffer {
  return Buffer.from(Int16Array.from(values).buffer).swap16();
}

function int32(...values: number[]): Buffer {
  return Buffer.from(Int32Array.from(values).buffer).swap32();
}
