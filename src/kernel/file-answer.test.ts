import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dispositionOf, fileNameOf } from './file-answer.ts';

test('the name of a file comes through a header of plain letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (name) => {
      const header = dispositionOf(name);
      expect(header).toMatch(/^[\x20-\x7e]+$/);
      expect(fileNameOf(header)).toBe(name);
    }),
  );
});

test.each([
  [null, undefined],
  ['attachment', undefined],
  ['attachment; filename="a.pdf"', 'a.pdf'],
  [`attachment; filename="a.pdf"; filename*=UTF-8''%E9%A0%98%`, 'a.pdf'],
])('a header %j names %j', (header, name) => expect(fileNameOf(header)).toBe(name));
