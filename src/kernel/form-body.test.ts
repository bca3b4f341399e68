import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeForm, encodeForm, isReadableForm } from './form-body.ts';

const through = (value: Record<string, unknown>): unknown => {
  const search = new URLSearchParams(encodeForm(value));
  return decodeForm(new URLSearchParams(search.toString()));
};

describe('a form-style body', () => {
  test('names nested lists and objects by brackets', () => {
    expect(
      encodeForm({ id: 7, answers: [{ key: 'mail', value: 'a@b.jp' }, { key: 'tel' }], tags: ['x', 'y'] }),
    ).toEqual([
      ['id', '7'],
      ['answers[0][key]', 'mail'],
      ['answers[0][value]', 'a@b.jp'],
      ['answers[1][key]', 'tel'],
      ['tags[0]', 'x'],
      ['tags[1]', 'y'],
    ]);
  });

  test('writes flags as 1 and 0 and leaves out absent values', () => {
    expect(encodeForm({ yes: true, no: false, none: undefined, nil: null, empty: '' })).toEqual([
      ['yes', '1'],
      ['no', '0'],
      ['empty', ''],
    ]);
  });

  test('appends values whose brackets are empty', () => {
    expect(
      decodeForm([
        ['ids[]', '3'],
        ['ids[]', '5'],
      ]),
    ).toEqual({ ids: ['3', '5'] });
  });

  test('is read as it was written', () => {
    const name = fc.oneof(fc.stringMatching(/^[a-z_]{1,8}$/), fc.constantFrom('__proto__', 'constructor', 'toString'));
    const { body } = fc.letrec<{ body: Record<string, unknown>; value: unknown }>((tie) => ({
      body: fc.dictionary(name, tie('value'), {
        minKeys: 1,
        maxKeys: 4,
        noNullPrototype: true,
      }),
      value: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        fc.string(),
        fc.array(tie('value'), { minLength: 1, maxLength: 3 }),
        tie('body'),
      ),
    }));
    fc.assert(
      fc.property(body, (value) => {
        expect(through(value)).toEqual(value);
      }),
    );
  });

  test.each(['a[b', 'a]b[', '[x]'])('leaves out the key %s', (key) => {
    expect(decodeForm([[key, '1']])).toEqual({});
  });

  test.each(['__proto__[polluted]', 'constructor[prototype][polluted]', 'a[__proto__][polluted]'])(
    'takes %s for names like any other',
    (key) => {
      expect(encodeForm(decodeForm([[key, '1']]))).toEqual([[key, '1']]);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    },
  );

  test('survives any keys and values', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (form) => {
        expect(Object.getPrototypeOf(decodeForm(form))).toBeNull();
      }),
    );
  });

  test.each([
    ['', true],
    ['a=1&b[0][c]=%5B%5B', true],
    ['&'.repeat(5_000), true],
    ['&'.repeat(5_001), false],
    ['a[1][2][3][4][5][6][7]=1', true],
    ['b=2&a[1]%5B2%5d%5b3%5D[4][5][6][7][8]=1', false],
    [`a=${'['.repeat(1_000)}`, true],
    [`a=1&${'b'.repeat(400)}=1`, true],
    [`a=1&${'b'.repeat(401)}=1`, false],
    ['b'.repeat(401), false],
  ])('is measured before it is taken apart: %#', (sent, isReadable) => {
    expect(isReadableForm(sent)).toBe(isReadable);
  });

  test('takes the later of a value and a group of the same name', () => {
    expect(
      decodeForm([
        ['a', '1'],
        ['a[b]', '2'],
      ]),
    ).toEqual({ a: { b: '2' } });
    expect(
      decodeForm([
        ['a[b]', '2'],
        ['a', '1'],
      ]),
    ).toEqual({ a: '1' });
  });
});
