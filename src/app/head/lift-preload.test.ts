import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createElement } from 'react';
import { liftPreload } from './lift-preload.ts';

const image = (name: string, more: object = {}) =>
  createElement('img', { key: name, src: `/${name}.webp`, alt: '', ...more });
const cover = {
  srcSet: '/c-480.webp 480w, /c.webp 1600w',
  sizes: '(min-width: 70rem) 70rem, 100vw',
  fetchPriority: 'high',
};

test('the preload of the cover, with its widths, goes from the body to the head', () => {
  const pictures = [
    image('logo'),
    image('c', cover),
    image('later', { loading: 'lazy' }),
    image('b', { fetchPriority: 'high' }),
  ];
  const rendered = renderToString(createElement('main', {}, pictures));
  expect(rendered).toMatch(/^<link /);
  const { preload, body } = liftPreload(rendered);
  expect(preload).toMatch(
    /^<link rel="preload" as="image" imageSrcSet="\/c-480\.webp 480w, .*" imageSizes=".*" fetchPriority="high"\/>$/,
  );
  expect(preload.match(/<link/g)).toHaveLength(1);
  expect(body).toMatch(/^<main><img src="\/logo\.webp"/);
});

test('a page without an important picture preloads none', () => {
  const rendered = renderToString(createElement('main', {}, image('logo')));
  expect(liftPreload(rendered)).toEqual({ preload: '', body: expect.stringMatching(/^<main>/) as string });
  expect(liftPreload('<main></main>')).toEqual({ preload: '', body: '<main></main>' });
});
