// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';
import { qrPath } from '#kernel/qr-path.ts';
import { drawQr, type QrDrawing } from './qr-drawing.ts';

/** The code of 4711 drawn by another library: our encoder and reader are of one, and could share a mistake. */
const codeOf4711 = [
  '#######..#.#..#######',
  '#.....#.#.###.#.....#',
  '#.###.#...##..#.###.#',
  '#.###.#..#..#.#.###.#',
  '#.###.#.#####.#.###.#',
  '#.....#...##..#.....#',
  '#######.#.#.#.#######',
  '.........#...........',
  '#.#.#.#..##.#...#..#.',
  '.###....####.#.#.#..#',
  '#.#.######.#.###.####',
  '#..#.#..######.###...',
  '###...#..#.#.###..##.',
  '........###...#...#..',
  '#######..##.#...#...#',
  '#.....#..#....#...#..',
  '#.###.#.#...#.#.#.#.#',
  '#.###.#..###.#.#.#.#.',
  '#.###.#.#.##.###.##.#',
  '#.....#...####.###...',
  '#######.#.##.###.##.#',
];

/** The modules that a path of runs paints. */
function painted(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let place = 0; place < Number(width); place += 1) (modules[Number(y)] as boolean[])[Number(x) + place] = true;
  }
  return modules;
}

/** The width of the light edge, and of the code with its edge, in modules. */
function measuresOf(viewBox: string): { edge: number; side: number } {
  const [left, top, width, height] = viewBox.split(' ').map(Number) as [number, number, number, number];
  expect([top, height]).toEqual([left, width]);
  return { edge: -left, side: width };
}

/** The text that the reception's reader finds in a drawing, at four pixels a module. */
function readDrawing({ viewBox, dark }: Pick<QrDrawing, 'viewBox' | 'dark'>): string {
  const { edge, side } = measuresOf(viewBox);
  const modules = painted(dark, side - 2 * edge);
  const scale = 4;
  const width = side * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let pixel = 0; pixel < width * width; pixel += 1) {
    const x = Math.floor((pixel % width) / scale) - edge;
    const y = Math.floor(pixel / width / scale) - edge;
    if (modules[y]?.[x]) data.fill(0, pixel * 4, pixel * 4 + 3);
  }
  return decodeQR({ width, height: width, data });
}

test('the path paints exactly the dark modules', () => {
  const row = fc.array(fc.boolean(), { minLength: 9, maxLength: 9 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 9, maxLength: 9 }), (modules) => {
      expect(painted(qrPath(modules), 9)).toEqual(modules);
    }),
  );
});

test('the reader of the reception reads every text that is drawn', () => {
  const digits = fc.stringMatching(/^\d{1,40}$/);
  const ticketCode = fc.stringMatching(/^[A-F0-9]{4}-[A-F0-9]{4}-[A-F0-9]{4}\.[\w-]{16,43}$/);
  const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(fc.oneof(digits, ticketCode, anyText), (text) => {
      expect(readDrawing(drawQr(text))).toBe(text);
    }),
  );
});

test('the encoder draws the same code as another library', () => {
  const rows = painted(drawQr('4711').dark, 21).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));
  expect(rows).toEqual(codeOf4711);
});

test('the code on the page has a quiet zone of four modules and no inline style, and can be read', () => {
  render(<QrCode text="4711" label="QR" />);
  const code = screen.getByRole('img', { name: 'QR' });
  const viewBox = code.getAttribute('viewBox') ?? '';
  const [light, dark] = Array.from(code.querySelectorAll('path'), (path) => path.getAttribute('d') ?? '');
  expect(measuresOf(viewBox)).toEqual({ edge: 4, side: 21 + 8 });
  expect(light).toBe('M-4 -4h29v29h-29z');
  expect(readDrawing({ viewBox, dark: dark ?? '' })).toBe('4711');
  expect(code.outerHTML).not.toContain('style=');
});
