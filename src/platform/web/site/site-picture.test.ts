import { expect, test } from 'vitest';
import { variantWidths } from '#server/uploads/media-reader.ts';
import { sharedHost } from '#kernel/site-path.ts';
import { copyWidths, pictureSource } from './site-picture.tsx';

const name = `/media/${'a'.repeat(64)}`;

test('a stored picture names its narrower copies, below the base of the host', () => {
  const source = pictureSource(sharedHost, { path: `${name}.webp`, width: 1200, height: 800, alt: '海' }, '50vw');
  expect(source).toEqual({
    src: `/web${name}.webp`,
    srcSet: `/web${name}-480.webp 480w, /web${name}-960.webp 960w, /web${name}.webp 1200w`,
    sizes: '50vw',
    alt: '海',
    width: 1200,
    height: 800,
  });
});

test('a small picture, or one without a width on the page, has no copies', () => {
  const small = { path: `${name}.webp`, width: 400, height: 300 };
  expect(pictureSource(sharedHost, small, '50vw')).not.toHaveProperty('srcSet');
  expect(pictureSource(sharedHost, { ...small, width: 1200 })).not.toHaveProperty('srcSet');
});

test('the copies are those that the server makes', () => {
  expect(copyWidths).toEqual([...variantWidths]);
});
