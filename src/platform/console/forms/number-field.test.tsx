// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Console, ConsoleContext } from '../console-context.ts';
import { kitTexts } from '../kit-texts.ts';
import { NumberField } from './number-field.tsx';
import { typedNumber } from './typed-number.ts';

beforeAll(() => kitTexts.load('jpn'));
afterEach(cleanup);

test.each([
  ['1000', 1000],
  ['１，０００円', 1000],
  [' 1,000 ', 1000],
  ['12、000', 12_000],
  ['¥0', 0],
  ['−5', -5],
  ['－１，２００', -1200],
  ['▲300', -300],
  ['-0', 0],
  ['１．５', 1.5],
  ['+3', 3],
  ['', undefined],
  ['円', undefined],
  ['99999999999', 99_999_999_999],
  ['1,5', '1,5'],
  ['1,', '1,'],
  ['10,00', '10,00'],
  ['1.5.2', '1.5.2'],
  ['5-', '5-'],
  ['1e3', '1e3'],
  ['many', 'many'],
  ['1234567890123456', '1234567890123456'],
])('somebody who types %s means %s', (typed, value) => {
  expect(typedNumber(typed)).toBe(value);
});

const fullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfe_e0));
const anyNumber = fc
  .tuple(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), fc.integer({ min: 0, max: 99 }))
  .map(([whole, hundredths]) => Number(`${whole}.${String(hundredths).padStart(2, '0')}`) + 0);

describe('a number', () => {
  test('means itself in each way to write it', () => {
    fc.assert(
      fc.property(anyNumber, fc.boolean(), fc.boolean(), fc.constantFrom('', ' ', '円', '원'), (number, ...ways) => {
        const [isGrouped, isFull, unit] = ways;
        const plain = isGrouped ? number.toLocaleString('en-US', { maximumFractionDigits: 2 }) : String(number);
        expect(typedNumber((isFull ? fullWidth(plain) : plain) + unit)).toBe(number);
      }),
    );
  });

  test('is a number, nothing, or the text as it was typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...Array.from('019,.-＋５，．−円 e')) })),
        (typed) => {
          const value = typedNumber(typed);
          if (typeof value === 'number') expect(typedNumber(String(value))).toBe(value);
          else if (value !== undefined) expect(value).toBe(typed);
        },
      ),
    );
  });
});

function Form({ given, error }: { given?: number | string; error?: string }) {
  const [value, setValue] = useState<number | string | undefined>(given);
  return (
    <ConsoleContext value={{ language: 'jpn' } as Console}>
      <NumberField label="価格" value={value} onChange={setValue} error={error} />
      <output>{JSON.stringify(value ?? null)}</output>
    </ConsoleContext>
  );
}

function show(given?: number | string, error?: string) {
  const { container } = render(
    <Form {...(given !== undefined && { given })} {...(error !== undefined && { error })} />,
  );
  const input = container.querySelector('input')!;
  return {
    input,
    type: (text: string) => fireEvent.change(input, { target: { value: text } }),
    value: () => container.querySelector('output')?.textContent,
    said: () => container.querySelector('.hc-error')?.textContent,
  };
}

describe('the field of a number', () => {
  test('shows what it understood when it is left', () => {
    const { input, type, value } = show();
    type('１２，０００円');
    expect([input.value, value()]).toEqual(['１２，０００円', '12000']);
    fireEvent.blur(input);
    expect(input.value).toBe('12000');
  });

  test('keeps what is no number as it was typed, and says so when it is left', () => {
    const { input, type, value, said } = show(500);
    type('1,5');
    expect(said()).toBeUndefined();
    fireEvent.blur(input);
    expect([input.value, value(), input.getAttribute('aria-invalid')]).toEqual(['1,5', '"1,5"', 'true']);
    expect(said()).toContain('数字で入力してください');
    type('1,500');
    expect([value(), said()]).toEqual(['1500', undefined]);
  });

  test('has what was typed there before, and says at once that it is none', () => {
    const { input, said } = show('そのうち');
    expect(input.value).toBe('そのうち');
    expect(said()).toContain('数字で入力してください');
  });

  test('says what its schema says of a number', () => {
    expect(show(-5, '0以上の数にしてください。').said()).toBe('0以上の数にしてください。');
  });
});
