import { contrast, hexOf, oklchOf, type Oklch } from './colour.ts';

/** WCAG 2.2 AA: 4.5 for text, 3 for the outline of a control. A little is added for screens that round. */
export const textContrast = 4.5;
export const outlineContrast = 3;

const step = 0.005;

/**
 * The colour nearest in lightness to the given one that keeps the ratio on every ground, hue kept.
 * Towards black on light grounds, towards white on dark ones.
 */
export function readableOn(
  colour: Oklch,
  grounds: readonly string[],
  ratio: number,
  towards: 'black' | 'white',
): string {
  const direction = towards === 'black' ? -step : step;
  const start = Math.min(1 - step, Math.max(step, colour.lightness));
  for (let lightness = start; lightness > 0 && lightness < 1; lightness += direction) {
    const hex = hexOf({ ...colour, lightness });
    if (grounds.every((ground) => contrast(hex, ground) >= ratio)) return hex;
  }
  return towards === 'black' ? '#000000' : '#ffffff';
}

/** A mid-tone that nearly carries white text looks better a shade darker than under black text. */
const nearlyCarriesWhite = 3.4;

/** A fill close to the given colour and the text on it: white where white can be read, else a near-black of its hue. */
export function fillAndText(colour: Oklch): { fill: string; text: string } {
  const own = hexOf(colour);
  if (contrast(own, '#ffffff') >= nearlyCarriesWhite) {
    return { fill: readableOn(colour, ['#ffffff'], textContrast, 'black'), text: '#ffffff' };
  }
  const ink = hexOf({ lightness: 0.2, chroma: Math.min(colour.chroma, 0.04), hue: colour.hue });
  return { fill: own, text: contrast(ink, own) >= textContrast ? ink : '#000000' };
}

/** The fill under a pointer: a little darker, or lighter where the text on it would suffer. */
export function hoveredFill(fill: string, text: string): string {
  const filled = oklchOf(fill);
  const candidates = [-0.045, 0.045].map((change) => hexOf({ ...filled, lightness: filled.lightness + change }));
  return candidates.find((candidate) => candidate !== fill && contrast(candidate, text) >= textContrast) ?? fill;
}
