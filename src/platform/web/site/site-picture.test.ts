import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sharedHost } from '#kernel/site-path.ts';
import { Picture } from '../ui/picture.tsx';
import { pictureSource, type ShownSize } from './site-picture.tsx';

const name = `/media/${'a'.repeat(64)}`;

test('a stored picture names its narrower copies, below the base of the host', () => {
  const picture = { path: `${name}.webp`, width: 800, height: 600, alt: '海' };
  expect(pictureSource(sharedHost, picture, { sizes: '50vw' })).toEqual({
    src: `/web${name}.webp`,
    srcSet: `/web${name}-320.webp 320w, /web${name}-480.webp 480w, /web${name}-720.webp 720w, /web${name}.webp 800w`,
    sizes: '50vw',
    alt: '海',
    width: 800,
    height: 600,
  });
});

test('what is cut off at the sides of a picture counts as nothing, and a browser measures the place of a cut one', () => {
  const wide = { path: `${name}.webp`, width: 800, height: 200 };
  const said = (shown: ShownSize) => pictureSource(sharedHost, wide, { sizes: '6rem', ...shown });
  expect(said({ ratio: '1-1' })).toMatchObject({
    srcSet: expect.stringMatching(/-320\.webp 80w, .*-480\.webp 120w, .*\.webp 200w$/) as string,
    sizes: 'auto, 6rem',
  });
  expect(said({ ratio: '1-1', isRecut: true })).toMatchObject(said({}));
  expect(said({ ratio: '1-1', isEager: true })).toMatchObject({ sizes: '6rem' });
  const tall = { ...wide, height: 1600 };
  expect(pictureSource(sharedHost, tall, { sizes: '6rem', ratio: '1-1' }).srcSet).toContain('-320.webp 320w');
});

test('a small picture, or one without a width on the page, has no copies', () => {
  const small = { path: `${name}.webp`, width: 300, height: 200 };
  expect(pictureSource(sharedHost, small, { sizes: '50vw' })).not.toHaveProperty('srcSet');
  expect(pictureSource(sharedHost, { ...small, width: 1200 })).not.toHaveProperty('srcSet');
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
