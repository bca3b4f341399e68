import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeKeyOf } from '#features/ticket/rules/sale/discount-code.ts';
import { madeCodeBegin, madeCodeBits, newMadeCode, readMadeCode } from './made-code.ts';

const anyRandom = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
const anyCode = anyRandom.map((stream) => newMadeCode(() => stream.next().value as number));

describe('a code that was made', () => {
  test('has more than 60 bits, and no two letters that look alike', () => {
    expect(madeCodeBits).toBeGreaterThan(60);
    fc.assert(
      fc.property(anyCode, (code) => {
        expect(code).toMatch(/^[ACDEFGHJKMNPRTWXY34679]{5}(-[ACDEFGHJKMNPRTWXY34679]{5}){2}$/);
      }),
    );
  });

  test('is read again however it is typed, and is its own key at the sale', () => {
    const spoilt = (code: string): fc.Arbitrary<string> =>
      fc.constantFrom(
        code,
        code.toLowerCase(),
        code.replaceAll('-', ''),
        code.replaceAll('-', ' '),
        code.replaceAll('-', '－'),
        code.replaceAll('-', 'ー'),
        ` ${code}\t`,
        code.replace(/[A-Z0-9]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfe_e0)),
      );
    fc.assert(
      fc.property(
        anyCode.chain((code) => fc.tuple(fc.constant(code), spoilt(code))),
        ([code, typed]) => {
          expect(readMadeCode(typed)).toBe(code);
          expect(codeKeyOf(code)).toBe(code);
        },
      ),
    );
  });

  test.each([
    '',
    'EARLY',
    'ACDEF-GHJKM-NPRT',
    'ACDEF-GHJKM-NPRTWX',
    'ACDEF-GHJKM-NPRT0',
    'ＡＣＤＥＦ-あいうえお-NPRTW',
  ])('is not what somebody types as %s', (typed) => expect(readMadeCode(typed)).toBeUndefined());

  test('is found by any text at all without a fault', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (typed) => void madeCodeBegin(typed)));
    expect(madeCodeBegin('acdefgh')).toBe('ACDEF-GH');
  });

  test('draws each letter as often as any other', () => {
    const counts = new Map<string, number>();
    // Every value of the random source in even steps, as often for each place.
    let at = 0;
    const steps = 22 * 1_000;
    const random = () => ((at += 1) % steps) / steps;
    for (let made = 0; made < (steps * 2) / 15; made += 1) {
      for (const sign of newMadeCode(random).replaceAll('-', '')) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    }
    expect(counts.size).toBe(22);
    expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThan(40);
  });
});
