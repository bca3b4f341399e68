import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { variantWidths } from '#server/uploads/media-reader.ts';
import { sharedHost } from '#kernel/site-path.ts';
import { Picture } from '../ui/picture.tsx';
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

test('the point that stays in sight is a step of a style sheet, and only there where one was chosen', () => {
  const shown = (focus?: { x: number; y: number }) =>
    renderToStaticMarkup(createElement(Picture, { src: '/a.webp', alt: '', width: 4, height: 3, focus }));
  expect(shown()).not.toContain('data-focus');
  expect(shown({ x: 4, y: 86 })).toContain('data-focus-x="0" data-focus-y="90"');
  const css = readFileSync('src/platform/web/styles/components/picture.css', 'utf8');
  for (const axis of ['x', 'y'])
    for (let step = 0; step <= 100; step += 10)
      if (step !== 50)
        expect(css).toMatch(new RegExp(`\\[data-focus-${axis}="${step}"\\] \\{\\s*--hb-focus-${axis}: ${step}%`));
  const focus = { x: 10, y: 20 };
  expect(pictureSource(sharedHost, { path: `${name}.webp`, width: 400, height: 300, focus })).toMatchObject({ focus });
});
