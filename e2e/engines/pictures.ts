import sharp from 'sharp';
import type { Engine } from './engine.ts';

/** A part of the page in sight, in CSS pixels. */
interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Below this nobody sees a difference: letters are smoothed a little otherwise. */
const seenFrom = 40;

/** The share of the pixels of each place that differ between two pictures of one size. */
export async function differences(one: Buffer, other: Buffer, places: readonly Place[]): Promise<number[]> {
  const [first, second] = await Promise.all([one, other].map(pixelsOf));
  if (first === undefined || second === undefined) return [];
  const { width, height } = first;
  return places.map(({ left, top, right, bottom }) => {
    let all = 0;
    let differing = 0;
    for (let y = Math.max(0, Math.round(top)); y < Math.min(height, Math.round(bottom)); y += 1) {
      for (let x = Math.max(0, Math.round(left)); x < Math.min(width, Math.round(right)); x += 1) {
        const at = (y * width + x) * 3;
        all += 1;
        if ([0, 1, 2].some((part) => Math.abs(first.bytes[at + part]! - second.bytes[at + part]!) > seenFrom)) {
          differing += 1;
        }
      }
    }
    return all === 0 ? 0 : differing / all;
  });
}

async function pixelsOf(png: Buffer): Promise<{ width: number; height: number; bytes: Buffer }> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

/** Where the engine says that header, tab bar and the first screen are. */
export const placesInSight = (engine: Engine): Promise<Place[]> =>
  engine.run(() => {
    const placeOf = (css: string) => {
      const { left = 0, top = 0, right = 0, bottom = 0 } = document.querySelector(css)?.getBoundingClientRect() ?? {};
      return { left, top, right, bottom };
    };
    const screen = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
    return [placeOf('.hb-header'), placeOf('.hb-site-tabs'), screen];
  });
