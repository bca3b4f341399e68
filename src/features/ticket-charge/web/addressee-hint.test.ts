import { expect, test } from 'vitest';
import { languageCodes } from '#kernel/language.ts';

interface Hints {
  purchase: { default: { receipt: { addresseeHint: string } } };
  charge: { default: { hint: string } };
}

test.each(languageCodes)(
  'the purchase and the receipt dialog explain the addressee in the same words: %s',
  async (code) => {
    const purchase = (await import(`../../ticket/web/flow/texts/${code}.ts`)) as Hints['purchase'];
    const charge = (await import(`../texts/${code}.ts`)) as Hints['charge'];
    expect(purchase.default.receipt.addresseeHint).toBe(charge.default.hint);
  },
);
