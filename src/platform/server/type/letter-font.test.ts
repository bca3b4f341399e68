import { create, type Font, type Glyph } from 'fontkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { letterFont } from './letter-font.ts';
import { slicedType } from './sliced-type.ts';

const letters = ['们', '한', '너', 'x', 'B', '\u{1f250}', 'ế', ' '] as const;
let sources: Map<string, Font>;
let made: Font;

beforeAll(async () => {
  const korean = slicedType('noto-sans-kr');
  const simplified = slicedType('noto-sans-sc');
  const found = letters.map(async (letter) => [letter, (await korean(letter, 700)) ?? (await simplified(letter, 700))]);
  sources = new Map((await Promise.all(found)) as [string, Font][]);
  made = create(letterFont('Test', sources, { ...measures, unitsPerEm: 2000 } as Font)) as Font;
});
const measures = { ascent: 1760, descent: -240, lineGap: 0 };
const pointsOf = ({ path }: Glyph): number[] => path.commands.flatMap(({ args }) => args);
const glyphOf = (font: Font, letter: string) => font.glyphForCodePoint(letter.codePointAt(0) as number);

describe('the font of the letters of a text', () => {
  test('has each letter as its own font draws it, in the measures of the type of the sheet', () => {
    expect(made).toMatchObject({ ...measures, unitsPerEm: 2000, postscriptName: 'Test' });
    expect(made.characterSet).toEqual(letters.map((letter) => letter.codePointAt(0) as number).sort((a, b) => a - b));
    for (const [letter, source] of sources) {
      const [own, theirs] = [glyphOf(made, letter), glyphOf(source, letter)];
      expect(own.advanceWidth).toBeCloseTo(2 * theirs.advanceWidth, -0.5);
      const edges = ({ bbox: { minX, minY, maxX, maxY } }: typeof own) => [minX, minY, maxX, maxY];
      for (const [index, edge] of edges(own).entries()) {
        if (letter !== ' ') expect(edge).toBeCloseTo(2 * (edges(theirs)[index] as number), -0.5);
      }
    }
  });

  test('keeps every outline when a PDF embeds a part of it', () => {
    for (const [letter, source] of sources) {
      const part = made.createSubset();
      part.includeGlyph(glyphOf(made, letter));
      const embedded = (create(Buffer.from(part.encode())) as Font).getGlyph(1);
      const expected = pointsOf(glyphOf(source, letter));
      expect(pointsOf(embedded)).toHaveLength(expected.length);
      for (const [place, point] of pointsOf(embedded).entries()) {
        expect(point).toBeCloseTo(2 * (expected[place] as number), -0.5);
      }
    }
  });

  test('gives no width to a letter that it does not have', () => {
    expect(glyphOf(made, '龍')).toMatchObject({ id: 0, advanceWidth: 0 });
  });
});
