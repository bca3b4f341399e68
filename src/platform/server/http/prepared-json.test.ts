import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonBytes, prepareJson } from './prepared-json.ts';

const textOf = (answer: object): string => Buffer.from(jsonBytes(answer)).toString();

describe('an answer with prepared objects', () => {
  test('writes the same JSON as without them, for any number of them at any place', () => {
    const plain = fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()).filter((one) => !('toJSON' in one));
    fc.assert(
      fc.property(fc.array(plain, { maxLength: 3 }), fc.array(fc.nat()), (shared, places) => {
        const stands = (among: object[]) => ({ list: places.map((n) => ({ n, one: among[n % among.length] })) });
        const prepared = shared.map((one) => prepareJson({ ...one }));
        const said = JSON.stringify(stands(shared));
        // The first pass makes the bytes, the second one copies them.
        expect([textOf(stands(prepared)), textOf(stands(prepared))]).toEqual([said, said]);
      }),
    );
  });

  test('may hold one another', () => {
    const inner = prepareJson({ title: '入場券' });
    const outer = prepareJson({ inner, also: [inner] });
    const said = '{"outer":{"inner":{"title":"入場券"},"also":[{"title":"入場券"}]},"inner":{"title":"入場券"}}';
    expect([textOf({ outer, inner }), textOf({ outer, inner })]).toEqual([said, said]);
  });

  test('is an object like any other: equal to it, copied as it, written as it by everybody else', () => {
    const ticket = prepareJson({ title: '入場券', slots: [1, 2] });
    expect(ticket).toEqual({ title: '入場券', slots: [1, 2] });
    expect(Object.keys({ ...ticket })).toEqual(['title', 'slots']);
    expect(JSON.stringify({ ticket })).toBe('{"ticket":{"title":"入場券","slots":[1,2]}}');
    expect(structuredClone({ ...ticket })).toEqual({ title: '入場券', slots: [1, 2] });
  });

  test('that fail to be written leave the next text unharmed', () => {
    const ticket = prepareJson({ title: '入場券' });
    expect(() => jsonBytes({ ticket, wrong: 1n })).toThrow(TypeError);
    expect(JSON.stringify({ ticket })).toBe('{"ticket":{"title":"入場券"}}');
    expect(textOf({ ticket })).toBe('{"ticket":{"title":"入場券"}}');
  });
});
