import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const control = /<input\b(?:[^>]|=>)*?type="file"(?:[^>]|=>)*?\/>/g;
/** The label that is pressed in its place, and which the control stands in. */
const pressed = /<label className=(?:"|\{classNames\(')h[bc]-button\b(?:(?!<\/label>)[\s\S])*$/;

test('a control for files is hidden behind a button of ours, because a browser says its own words in its own language', () => {
  const controls = globSync('src/**/*.tsx', { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(control)].map(({ 0: tag, index }) => ({
      file,
      isHidden: /className="hc-hidden"|\shidden\b/.test(tag) || pressed.test(text.slice(0, index)),
    }));
  });
  expect(controls.length).toBeGreaterThan(5);
  expect(controls.filter(({ isHidden }) => !isHidden)).toEqual([]);
});
