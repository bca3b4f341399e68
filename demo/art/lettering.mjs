// Letters drawn as strokes, so that a picture looks the same on a machine with no fonts.
import { n, round, tag } from './kit.mjs';

/** Latin capitals and digits: width in units of a sixth of the cap height, and the strokes. */
const latin = {
  A: [4.2, 'M0 6L2.1 0L4.2 6M.8 4H3.4'],
  B: [3.7, 'M0 0V6H2.1A1.6 1.6 0 0 0 2.1 2.8H0M0 0H1.8A1.4 1.4 0 0 1 1.8 2.8'],
  C: [5.1, 'M5.1 .9A3 3 0 1 0 5.1 5.1'],
  D: [4.8, 'M0 0H1.8A3 3 0 0 1 1.8 6H0Z'],
  E: [3.2, 'M3.2 0H0V6H3.2M0 3H2.8'],
  F: [3.2, 'M3.2 0H0V6M0 3H2.8'],
  G: [6, 'M5.1 .9A3 3 0 1 0 6 3H3.4'],
  H: [4, 'M0 0V6M4 0V6M0 3H4'],
  I: [0, 'M0 0V6'],
  J: [2.8, 'M2.8 0V4.4A1.5 1.5 0 0 1 0 5'],
  K: [3.8, 'M0 0V6M3.6 0L0 3.7M1.2 2.6L3.8 6'],
  L: [3, 'M0 0V6H3'],
  M: [5, 'M0 6V0L2.5 4L5 0V6'],
  N: [4, 'M0 6V0L4 6V0'],
  O: [6, 'M3 0A3 3 0 1 1 3 6A3 3 0 1 1 3 0Z'],
  P: [3.7, 'M0 6V0H2A1.7 1.7 0 0 1 2 3.4H0'],
  Q: [6, 'M3 0A3 3 0 1 1 3 6A3 3 0 1 1 3 0ZM4 4L6 6.2'],
  R: [3.8, 'M0 6V0H2A1.7 1.7 0 0 1 2 3.4H0M1.8 3.4L3.8 6'],
  S: [3.6, 'M3.4 1.1A1.6 1.3 0 0 0 1.9 0H1.7A1.5 1.5 0 0 0 1.7 3H2A1.5 1.5 0 0 1 2 6H1.7A1.7 1.5 0 0 1 .1 4.8'],
  T: [4, 'M0 0H4M2 0V6'],
  U: [4, 'M0 0V4A2 2 0 0 0 4 4V0'],
  V: [4.4, 'M0 0L2.2 6L4.4 0'],
  W: [6.4, 'M0 0L1.6 6L3.2 1L4.8 6L6.4 0'],
  X: [4, 'M0 0L4 6M4 0L0 6'],
  Y: [4, 'M0 0L2 3V6M4 0L2 3'],
  Z: [3.8, 'M0 0H3.8L0 6H3.8'],
  0: [3.8, 'M1.9 0A1.9 3 0 1 1 1.9 6A1.9 3 0 1 1 1.9 0Z'],
  1: [1.4, 'M0 1L1.4 0V6'],
  2: [3.8, 'M.1 1.7A1.8 1.7 0 1 1 3.3 2.8L0 6H3.8'],
  3: [3.6, 'M.2 0H3.4L1.6 2.5A1.75 1.75 0 1 1 .1 4.8'],
  4: [4, 'M3 6V0L0 4.2H4'],
  5: [3.8, 'M3.4 0H.6L.3 2.7A1.9 1.75 0 1 1 .1 4.9'],
  6: [3.8, 'M1.9 2.2A1.9 1.9 0 1 1 1.9 6A1.9 1.9 0 1 1 1.9 2.2ZM.3 3.1L2.6 0'],
  7: [3.6, 'M0 0H3.6L1.2 6'],
  8: [3.6, 'M1.8 0A1.4 1.4 0 1 1 1.8 2.8A1.4 1.4 0 1 1 1.8 0ZM1.8 2.8A1.6 1.6 0 1 1 1.8 6A1.6 1.6 0 1 1 1.8 2.8Z'],
  9: [3.8, 'M1.9 0A1.9 1.9 0 1 1 1.9 3.8A1.9 1.9 0 1 1 1.9 0ZM3.5 2.9L1.2 6'],
  '.': [0, 'M0 6V6.01'],
  '-': [2, 'M0 3H2'],
  ' ': [2, ''],
};

/** Characters on a square of ten units. */
const sun = 'M5.4 .2H9.2V4.2H5.4ZM5.4 2.2H9.2M4.2 5.6H10M5.8 5.8C5.4 7 4.8 7.8 3.9 8.6M5.2 7.2H9.6C9.6 9 9.4 9.9 8.4 9.8M7 7.2C6.6 8.6 5.8 9.6 4.8 10M8.4 7.2C8 8.8 7.4 9.6 6.6 10.2';
const characters = {
  広: 'M5.4 0V1.4M1.4 1.6H9.8M1.6 1.6V5C1.6 7.4 1.2 8.8 .2 10M5.8 3.4L3.6 8.8L8.6 8.2M7.2 6L9.4 10',
  場: `M.2 3.2H3.8M2 .6V7.9M0 8.6L4 7.4${sun}`,
  湯: `M1 .6L2.2 1.8M.4 3.6L1.6 4.8M.4 9.6L2.4 6.4${sun}`,
  朝: 'M.2 1.6H4.6M2.4 .2V3M.8 3H4V7H.8ZM.8 5H4M.1 8.4H4.7M2.4 7V10M6 .6H9.4V9C9.4 9.8 9 10 8.2 9.9M6 .6V6C6 8 5.8 9 5 10M6 3.6H9.4M6 6.4H9.4',
  市: 'M5 0V1.8M.4 2H9.6M1.8 8.6V4.2H8.2V7.8C8.2 8.6 7.8 8.8 7 8.7M5 2V10',
  灯: 'M.6 3L1.2 5M4.4 2.6L3.6 4.6M2.5 .4V5C2.5 7.4 1.6 9 .2 10M2.6 5.6C3 7.6 3.6 8.4 4.6 9.2M5.2 1.6H10M7.6 1.6V8.8C7.6 9.8 7.2 10 6 9.8',
  花: 'M.4 2H9.6M3 .4V3.4M7 .4V3.4M4 3.6L.6 7.4M2.6 5.4V10M9 4.4L5.4 7M5.8 3.8V8.6C5.8 9.6 6.2 9.8 7 9.8H8.6C9.4 9.8 9.6 9.4 9.6 8',
  音: 'M5 0V1.4M1 1.8H9M3.2 2.4L3.8 3.8M6.8 2.4L6.2 3.8M.2 4.2H9.8M2 5.6H8V10H2ZM2 7.8H8',
  走: 'M1.4 2H8.6M5 .2V4.2M.4 4.4H9.6M5 4.4V8.6M5 6.4H8.6M2.8 5.8C2.6 7.6 1.8 9 .4 10M2 8C3.4 9.2 6 9.8 9.8 9.8',
  染: 'M1 .6L2 1.4M.4 2.6L1.4 3.4M.6 5.4L2 3.8M4.6 .2C4.6 2.4 4 3.8 2.6 4.8M3 1.4H7V3.6C7 4.4 7.4 4.6 8.2 4.6H9C9.4 4.6 9.6 4 9.6 3.4M.4 6.4H9.6M5 5V10M4.6 6.6C3.6 8.2 2.2 9.2 .6 9.8M5.4 6.6C6.4 8.2 7.8 9.2 9.4 9.8',
};

/** Capitals in a row; `height` is the cap height. `anchor` start, middle or end at x; y is the top. */
export function letters(text, x, y, height, colour, { weight = 1, gap = 1.6, anchor = 'start', more = {} } = {}) {
  const unit = height / 6;
  const glyphs = [...text].map((letter) => latin[letter] ?? latin[' ']);
  const width = glyphs.reduce((sum, [advance]) => sum + advance + gap, -gap) * unit;
  let left = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  const drawn = glyphs.map(([advance, d]) => {
    const glyph = d === '' ? '' : tag('path', { d, transform: `translate(${n(left)} ${n(y)}) scale(${Math.round(unit * 1000) / 1000})` });
    left += (advance + gap) * unit;
    return glyph;
  });
  return tag('g', { fill: 'none', stroke: colour, 'stroke-width': weight, ...round, ...more }, drawn);
}

export const lettersWidth = (text, height, gap = 1.6) =>
  [...text].reduce((sum, letter) => sum + (latin[letter] ?? latin[' '])[0] + gap, -gap) * (height / 6);

/** One character of `size`, its upper left corner at x, y. */
export const character = (sign, x, y, size, colour, weight = 1, more = {}) =>
  tag('path', {
    d: characters[sign],
    transform: `translate(${n(x)} ${n(y)}) scale(${Math.round(size * 100) / 1000})`,
    fill: 'none',
    stroke: colour,
    'stroke-width': weight,
    ...round,
    ...more,
  });
