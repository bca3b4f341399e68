import { expect, test } from 'vitest';
import { hastenPictures } from './hasten-pictures.ts';

const picture = (name: string, loading = 'lazy'): string => `<img src="/${name}.webp" alt="" loading="${loading}"/>`;
const loadings = (html: string): string[] => [...html.matchAll(/loading="(\w+)"/g)].map(([, loading = '']) => loading);

test('the first five pictures of what a page is about are fetched at once', () => {
  const page = `<header>${picture('logo')}</header><main>${['a', 'b', 'c', 'd', 'e', 'f'].map((one) => picture(one)).join('<p></p>')}</main>`;
  expect(loadings(hastenPictures(page))).toEqual(['lazy', 'eager', 'eager', 'eager', 'eager', 'eager', 'lazy']);
});

test('a picture that is eager already, a frame and words stay as they are', () => {
  const frame = '<iframe title="動画" loading="lazy"></iframe>';
  const words = '<p>loading="lazy"</p>';
  const page = `<main>${picture('cover', 'eager')}${frame}${words}${picture('a')}</main>`;
  expect(hastenPictures(page)).toBe(
    `<main>${picture('cover', 'eager')}${frame}${words}${picture('a', 'eager')}</main>`,
  );
  expect(hastenPictures(picture('a'))).toBe(picture('a'));
});

test('what is fetched at once no longer measures itself: a browser would fetch a copy for the whole window first', () => {
  const measured = (sizes: string, loading: string): string =>
    `<img src="/a.webp" alt="" srcSet="/a-480.webp 480w" sizes="${sizes}" loading="${loading}"/>`;
  expect(hastenPictures(`<main>${measured('auto, 6rem', 'lazy')}</main>`)).toBe(
    `<main>${measured('6rem', 'eager')}</main>`,
  );
});

test('what lies behind an open dialog does not compete with the picture that the dialog hastens', () => {
  const page = (open: string): string =>
    `<main>${picture('a')}<dialog class="hb-dialog"${open}>${picture('b', 'eager')}</dialog></main>`;
  expect(loadings(hastenPictures(page(' open=""')))).toEqual(['lazy', 'eager']);
  expect(loadings(hastenPictures(page('')))).toEqual(['eager', 'eager']);
});
