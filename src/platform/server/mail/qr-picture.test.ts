import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { qrPicture } from './qr-picture.ts';

const code = 'AB12-CD34-EF56.0123456789abcdefghijk_';

test('a QR code is a small picture that a scanner reads, at its own size and at that of a mail', async () => {
  const { png, side } = qrPicture(code);
  expect(png.length).toBeLessThan(1_500);
  for (const width of [side * 2, side]) {
    const { data, info } = await sharp(png).resize(width).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([width, width]);
    expect(decodeQR({ width, height: width, data })).toBe(code);
  }
});

test('its light edge is part of the picture, four modules wide and not to be seen through', async () => {
  const { png, side } = qrPicture(code);
  const { data, info } = await sharp(png).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(1);
  const row = (y: number) => [...data.subarray(y * info.width, (y + 1) * info.width)];
  const isLight = (values: readonly number[]) => values.every((value) => value === 255);
  expect(isLight(row(47)) && isLight(row(side * 2 - 48))).toBe(true);
  expect(isLight(row(48))).toBe(false);
  expect(isLight(row(60).slice(0, 48)) && isLight(row(60).slice(-48))).toBe(true);
});
