import { expect, test } from 'vitest';
import { pageContext } from '../../../../test/render-screen.tsx';
import { siteInit } from '../../../../test/site-init.ts';
import { siteLogo } from './navigation-model.tsx';

const id = 'ab'.repeat(32);

function logoOf(width: number, height: number): string | undefined {
  const init = siteInit();
  const webSetting = { ...init.webSetting, siteIcon: { path: `/media/${id}.webp`, width, height } };
  return siteLogo(pageContext({ init: { ...init, webSetting } }))
    ?.src.split('/')
    .at(-1);
}

test('the logo comes in the copy that is large enough for its place', () => {
  expect(logoOf(512, 512)).toBe(`${id}-96.webp`);
  expect(logoOf(800, 200)).toBe(`${id}-480.webp`);
  expect(logoOf(80, 80)).toBe(`${id}.webp`);
});
