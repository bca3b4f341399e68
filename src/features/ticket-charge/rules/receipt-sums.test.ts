import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { receiptSums } from './receipt-sums.ts';

const ticket = (title: string, price: number, isCanceled = false) => ({ title, price, isCanceled });

describe('the sums of a receipt', () => {
  test('put tickets of one kind and price on one line, and name the tax in them', () => {
    const sold = [ticket('大人', 2500), ticket('子ども', 500), ticket('大人', 2500), ticket('大人', 2000)];
    expect(receiptSums(sold, 7500, 0)).toEqual({
      lines: [
        { title: '大人', number: 2, amount: 5000 },
        { title: '子ども', number: 1, amount: 500 },
        { title: '大人', number: 1, amount: 2000 },
      ],
      cancelFee: 0,
      reduction: 0,
      total: 7500,
      taxed: 7500,
      tax: 681,
    });
  });

  test('leave cancelled tickets out and name the cancellation fee', () => {
    const sold = [ticket('1日券', 2500), ticket('1日券', 2500, true)];
    expect(receiptSums(sold, 5000, 2200)).toMatchObject({
      lines: [{ number: 1, amount: 2500 }],
      cancelFee: 300,
      reduction: 0,
      total: 2800,
      taxed: 2500,
      tax: 227,
    });
  });

  test('name what was given back of tickets that stay, and tax only the rest', () => {
    const sold = [ticket('1日券', 2500), ticket('1日券', 2500)];
    expect(receiptSums(sold, 5000, 600)).toMatchObject({
      lines: [{ number: 2, amount: 5000 }],
      cancelFee: 0,
      reduction: 600,
      total: 4400,
      taxed: 4400,
      tax: 400,
    });
  });

  test('add up, whatever was bought', () => {
    const any = fc.record({
      price: fc.nat(100_000),
      isCanceled: fc.boolean(),
      fee: fc.nat(1_000),
      kind: fc.nat(2_000),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 20 }), (bought) => {
        const amount = bought.reduce((sum, { price }) => sum + price, 0);
        const back = bought.reduce(
          (sum, one) => sum + (one.isCanceled ? Math.max(0, one.price - one.fee) : Math.min(one.price, one.kind)),
          0,
        );
        const sold = bought.map((one) => ticket('券', one.price, one.isCanceled));
        const { lines, cancelFee, reduction, total, taxed, tax } = receiptSums(sold, amount, back);
        expect(lines.reduce((sum, line) => sum + line.amount, 0) + cancelFee - reduction).toBe(total);
        expect(tax * 110).toBeLessThanOrEqual(taxed * 10);
        expect((tax + 1) * 110).toBeGreaterThan(taxed * 10);
      }),
    );
  });
});
