import { hexOf, oklchOf } from '#kernel/theme/colour.ts';

const offeredMax = 4;
const sectors = 24;
/** Greys, and what is nearly black or white, make no colour of a site. */
const chromaMin = 0.05;
const lightest = 0.93;
const darkest = 0.2;
/** A part of the picture that is smaller is a detail. */
const shareMin = 0.02;

interface Sector {
  weight: number;
  count: number;
  green: number;
  blue: number;
  lightness: number;
}

/** The colours that a picture lives by, the strongest first; `pixels` are red, green, blue and opacity in turns. */
export function coloursOf(pixels: Uint8ClampedArray): string[] {
  const found = Array.from(
    { length: sectors },
    (): Sector => ({ weight: 0, count: 0, green: 0, blue: 0, lightness: 0 }),
  );
  const all = pixels.length / 4;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    const { lightness, chroma, hue } = oklchOf(hexAt(pixels, at));
    if (chroma < chromaMin || lightness < darkest || lightness > lightest) continue;
    const sector = found[Math.floor((((hue / (2 * Math.PI)) % 1) + 1) * sectors) % sectors];
    if (sector === undefined) continue;
    sector.count += 1;
    sector.weight += chroma;
    sector.green += chroma * chroma * Math.cos(hue);
    sector.blue += chroma * chroma * Math.sin(hue);
    sector.lightness += chroma * lightness;
  }
  const strong = found
    .map((sector, at) => ({ ...sector, at }))
    .filter(({ count }) => count > all * shareMin)
    .toSorted((one, other) => other.weight - one.weight);
  const chosen: typeof strong = [];
  for (const sector of strong) {
    if (chosen.length < offeredMax && chosen.every(({ at }) => apart(at, sector.at) > 1)) chosen.push(sector);
  }
  return chosen.map(({ weight, green, blue, lightness }) =>
    hexOf({
      lightness: lightness / weight,
      chroma: Math.hypot(green, blue) / weight,
      hue: Math.atan2(blue, green),
    }).toUpperCase(),
  );
}

/** Sectors between two, around the circle. */
function apart(one: number, other: number): number {
  const direct = Math.abs(one - other);
  return Math.min(direct, sectors - direct);
}

function hexAt(pixels: Uint8ClampedArray, at: number): string {
  const byte = (offset: number): string => (pixels[at + offset] ?? 0).toString(16).padStart(2, '0');
  return `#${byte(0)}${byte(1)}${byte(2)}`;
}
