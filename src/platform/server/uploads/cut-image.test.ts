import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cutPlaces, pictureCuts } from '#kernel/picture-cuts.ts';
import { cutImage } from './encode-image.ts';

/** Black at the left or at the top, white at the other end. */
async function shaded(width: number, height: number, along: 'x' | 'y'): Promise<Uint8Array> {
  const pixels = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      pixels[y * width + x] = Math.round(255 * (along === 'x' ? x / width : y / height));
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
}

async function lightOf(bytes: Uint8Array): Promise<{ light: number; width: number; height: number }> {
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { light: data.reduce((sum, one) => sum + one, 0) / data.length / 255, width: info.width, height: info.height };
}

test.each([
  ['wide', 2000, 1000, 'x'],
  ['tall', 1000, 2000, 'y'],
] as const)(
  'the square of a %s picture moves with its place along the long side, and loses nothing',
  async (_, width, height, along) => {
    const bytes = await shaded(width, height, along);
    for (const place of cutPlaces) {
      const cut = await lightOf(await cutImage(bytes, pictureCuts['1x1'], place));
      expect([cut.width, cut.height]).toEqual([1000, 1000]);
      // Half of the picture, from the place on.
      expect(cut.light).toBeCloseTo(0.25 + place / 200, 1);
    }
  },
);

test.each(Object.entries(pictureCuts))('a small picture is cut to %s without being made larger', async (_, form) => {
  for (const [width, height] of [
    [300, 200],
    [1, 1],
    [7, 900],
  ] as const) {
    const cut = await lightOf(await cutImage(await shaded(width, height, 'x'), form, 25));
    expect(cut.width <= width && cut.height <= height).toBe(true);
  }
});
