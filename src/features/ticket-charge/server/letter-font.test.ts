import { create, type Font } from 'fontkit';
import { beforeAll, describe, expect, test } from 'vitest';
import { letterFont } from './letter-font.ts';
import { slicedType } from './sliced-type.ts';

const letters = ['们', '한', '\u{1f250}', 'ế', ' '] as const;
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
const glyphOf = (font: Font, letter: string) => font.glyphForCodePoint(letter.codePointAt(0) as number);

describe('a font of some letters', () => {
  test('has each as it is in its own font, in the measures of the other', () => {
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

  test('takes no place for any other letter', () => {
    expect(glyphOf(made, '龍')).toMatchObject({ id: 0, advanceWidth: 0 });
  });
});
