import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pcodeMax, pcodesAfter, readPcode } from './pcode.ts';

test.each([
  ['the first', [undefined, undefined], 'a', ['a', undefined]],
  ['the same again', ['a', undefined], 'a', ['a', undefined]],
  ['another', ['a', undefined], 'b', ['b', 'a']],
  ['a third', ['b', 'a'], 'c', ['c', 'b']],
  ['the earlier one once more', ['b', 'a'], 'a', ['a', 'b']],
  ['none', ['b', 'a'], undefined, ['b', 'a']],
  ['one after a current one was lost', [undefined, 'a'], 'b', ['b', 'a']],
])('%s code replaces the kept ones [AUTH-018, AUTH-019]', (_, [pcode, lastPcode], found, [next, last]) => {
  expect(pcodesAfter({ pcode, lastPcode }, found)).toEqual({ pcode: next, lastPcode: last });
});

test('after any number of codes the current one is the newest and the last one differs from it [AUTH-018]', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }), (codes) => {
      const kept = codes.reduce<ReturnType<typeof pcodesAfter>>(pcodesAfter, {
        pcode: undefined,
        lastPcode: undefined,
      });
      expect(kept.pcode).toBe(codes.at(-1));
      expect(kept.lastPcode).not.toBe(kept.pcode);
      expect(kept.lastPcode).toBe(codes.findLast((code) => code !== kept.pcode));
    }),
  );
});

test.each([
  [null, undefined],
  ['', undefined],
  ['   ', undefined],
  [' spring-2026 ', 'spring-2026'],
  ['広場', '広場'],
  ['a\u0000b', undefined],
  ['x'.repeat(pcodeMax), 'x'.repeat(pcodeMax)],
  ['x'.repeat(pcodeMax + 1), undefined],
])('%j in an address is the code %j [AUTH-019]', (found, code) => {
  expect(readPcode(found)).toBe(code);
});
