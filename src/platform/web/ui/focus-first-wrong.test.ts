// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { focusFirstWrong } from './focus-first-wrong.ts';

test('the first wrong field gets the focus, and stands with its label in the middle of the window', () => {
  document.body.innerHTML =
    '<form><input id="a"><input id="b" aria-invalid="true"><input id="c" aria-invalid="true"></form>';
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {});
  const focused = vi.spyOn(HTMLElement.prototype, 'focus');
  focusFirstWrong(document.querySelector('form'));
  expect(document.activeElement?.id).toBe('b');
  // Two ways of scrolling at once would end at either.
  expect(focused).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'center' });
  focusFirstWrong(null);
  expect(scrolled).toHaveBeenCalledOnce();
});

test('no form of visitors brings a wrong field into sight in a way of its own', () => {
  const files = globSync('src/{features/*/web,platform/web}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const own = files.filter((file) => /\[aria-invalid[^\n]*\.focus\(/.test(readFileSync(file, 'utf8')));
  expect(own).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});
