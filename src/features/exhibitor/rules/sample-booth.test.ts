import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isUnnamedBooth } from './sample-booth.ts';

test('each sample booth of the template for expos counts as unnamed, in each of its languages', () => {
  const yaml = readFileSync(new URL('../../../../templates/expo/site.yaml', import.meta.url), 'utf8');
  const titles = [...yaml.matchAll(/title: \{ value: (\{.*?\}) \}/g)].map(([, text]) => text ?? '');
  const names = titles
    .filter((text) => /出展者 [A-Z]"/.test(text))
    .map((text) => [...text.matchAll(/"(.*?)"/g)].map(([, one]) => one ?? ''));
  expect(names.length).toBeGreaterThan(1);
  for (const [jpn = '', eng = '', chi = '', zhtw = '', kor = ''] of names) {
    expect([jpn, isUnnamedBooth({ jpn, eng, chi, zhtw, kor })]).toEqual([jpn, true]);
  }
});

test.each([
  [{}, true],
  [{ jpn: ' ' }, true],
  [{ jpn: '京都染工房' }, false],
  [{ jpn: '出展者 A', eng: 'Kyoto Dye Works' }, false],
  [{ jpn: '出展者 Aoi' }, false],
])('a booth called %o is unnamed: %s', (title, isUnnamed) => {
  expect(isUnnamedBooth(title)).toBe(isUnnamed);
});
