import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jsonBytes, prepareJson } from './prepared-json.ts';

const textOf = (answer: object): string => Buffer.from(jsonBytes(answer)).toString();

describe('an answer with prepared objects', () => {
  test('is the JSON of the same without them, wherever and however often they stand in it', () => {
    const plain = fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()).filter((one) => !('toJSON' in one));
    fc.assert(
      fc.property(fc.array(plain, { maxLength: 3 }), fc.array(fc.nat()), (shared, places) => {
        const stands = (among: object[]) => ({ list: places.map((n) => ({ n, one: among[n % among.length] })) });
        const prepared = shared.map((one) => prepareJson({ ...one }));
        // Twice: first the bytes are made, then they are there.
        for (const _ of [1, 2]) expect(textOf(stands(prepared))).toBe(JSON.stringify(stands(shared)));
      }),
    );
  });

  test('may have one in another', () => {
    const inner = prepareJson({ title: '入場券' });
    const outer = prepareJson({ inner, also: [inner] });
    const said = '{"inner":{"title":"入場券"},"also":[{"title":"入場券"}]}';
    for (const _ of [1, 2]) expect(textOf({ outer, inner })).toBe(`{"outer":${said},"inner":{"title":"入場券"}}`);
  });

  test('is an object like any other: equal to it, copied as it, written as it by everybody else', () => {
    const ticket = prepareJson({ title: '入場券', slots: [1, 2] });
    expect(ticket).toEqual({ title: '入場券', slots: [1, 2] });
    expect(Object.keys({ ...ticket })).toEqual(['title', 'slots']);
    expect(JSON.stringify({ ticket })).toBe('{"ticket":{"title":"入場券","slots":[1,2]}}');
    expect(structuredClone({ ...ticket })).toEqual({ title: '入場券', slots: [1, 2] });
  });

  test('that cannot be written leaves the next one as it would have been', () => {
    const ticket = prepareJson({ title: '入場券' });
    expect(() => jsonBytes({ ticket, wrong: 1n })).toThrow(TypeError);
    expect(JSON.stringify({ ticket })).toBe('{"ticket":{"title":"入場券"}}');
    expect(textOf({ ticket })).toBe('{"ticket":{"title":"入場券"}}');
  });
});
