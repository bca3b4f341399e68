/** A colour in OKLCH: lightness 0–1, chroma 0–about 0.37, hue in radians. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

const hexPattern = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** True for #rgb and #rrggbb, the two forms an organiser may write. */
export function isHexColour(value: unknown): value is string {
  return typeof value === 'string' && hexPattern.test(value);
}

/** #rgb or #rrggbb as lower-case #rrggbb; the value must be a hex colour. */
export function fullHex(hex: string): string {
  const digits = hex.slice(1).toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

function linearChannels(hex: string): Triple {
  const bits = Number.parseInt(fullHex(hex).slice(1), 16);
  const linear = (byte: number): number => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return [linear(bits >> 16), linear((bits >> 8) & 255), linear(bits & 255)];
}

/** sRGB to OKLab, the matrices of Björn Ottosson (bottosson.github.io/posts/oklab). */
export function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearChannels(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const green = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blue = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(green, blue),
    hue: Math.atan2(blue, green),
  };
}

function linearFrom({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const fitsScreen = (colour: Oklch): boolean => linearFrom(colour).every((part) => part >= -0.0005 && part <= 1.0005);

/** The colour as #rrggbb. A colour that screens cannot show loses chroma, never lightness or hue. */
export function hexOf(colour: Oklch): string {
  const lightness = Math.min(1, Math.max(0, colour.lightness));
  let shown = { ...colour, lightness };
  if (!fitsScreen(shown)) {
    let low = 0;
    let high = colour.chroma;
    for (let step = 0; step < 14; step += 1) {
      const middle = (low + high) / 2;
      if (fitsScreen({ ...shown, chroma: middle })) low = middle;
      else high = middle;
    }
    shown = { ...shown, chroma: low };
  }
  const byte = (part: number): string => {
    const held = Math.min(1, Math.max(0, part));
    const encoded = held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${linearFrom(shown).map(byte).join('')}`;
}

function luminance(hex: string): number {
  const [r, g, b] = linearChannels(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const first = luminance(one);
  const second = luminance(other);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
