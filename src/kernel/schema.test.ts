import * as v from 'valibot';
import { expect, test } from 'vitest';
import { linkSchema } from './schema.ts';

test.each([
  'https://example.jp/a?b#c',
  'http://example.jp',
  'mailto:a@example.jp',
  'tel:+81-3',
  '/module/booth/1',
  '#top',
])('%s may be linked to', (link) => {
  expect(v.is(linkSchema, link)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'https:evil.test',
  '/a b',
  '/a\nb',
  'example.jp',
  '',
])('%j may not', (link) => {
  expect(v.is(linkSchema, link)).toBe(false);
});
