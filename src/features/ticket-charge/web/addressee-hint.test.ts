import { expect, test } from 'vitest';
import { languageCodes } from '#kernel/language.ts';

interface Hints {
  purchase: { default: { receipt: { addresseeHint: string } } };
  charge: { default: { hint: string } };
}

test.each(languageCodes)(
  'the addressee of a receipt is asked for in the same words wherever it is typed: %s',
  async (code) => {
    const purchase = (await import(`../../ticket/web/flow/texts/${code}.ts`)) as Hints['purchase'];
    const charge = (await import(`../texts/${code}.ts`)) as Hints['charge'];
    expect(purchase.default.receipt.addresseeHint).toBe(charge.default.hint);
  },
);
