import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '#kernel/language.ts';
import { couponDetailSchema, couponSchema } from './contract.ts';
import { couponDocuments } from './documents.ts';
import type { CouponTexts } from './texts/jpn.ts';

const [documents] = couponDocuments;
const title = { jpn: 'あじ' };

describe('a coupon', () => {
  test('has an id and a public period, off by default, in its document and in the calls [COUPON-001]', () => {
    const item = documents?.item as v.GenericSchema<unknown, object>;
    expect(v.parse(item, { detailId: 1, title })).toEqual({ detailId: 1, title, visiblePeriod: false });
    const dates = { visibleStartDate: '2026-11-01 09:00', visibleEndDate: '2026-11-30' };
    expect(v.parse(item, { detailId: 1, title, visiblePeriod: true, ...dates })).toMatchObject(dates);
    const fields = ['couponId', 'visiblePeriod', 'visibleStartDate', 'visibleEndDate'];
    for (const { entries } of [couponSchema, couponDetailSchema]) {
      expect(fields.filter((field) => !(field in entries))).toEqual([]);
    }
  });

  test.each([
    ['an unknown field', { discount: 100 }],
    ['a date that is none', { visiblePeriod: true, visibleEndDate: '2026-02-30' }],
    ['no title', { title: {} }],
  ])('is refused with %s', (_, more) => {
    expect(v.safeParse(documents?.item as v.GenericSchema, { detailId: 1, title, ...more }).success).toBe(false);
  });
});

test('each refusal has a message of its own in each of the five languages [COUPON-005, COUPON-006, COUPON-007, COUPON-008, COUPON-009]', async () => {
  for (const language of languageCodes) {
    const { default: say } = (await import(`./texts/${language}.ts`)) as { default: CouponTexts };
    const { used, ...plain } = say.refusals;
    const words = [used('14:05'), ...Object.values(plain)];
    expect(words.every((text) => text.trim() !== '')).toBe(true);
    expect(new Set(words).size).toBe(6);
    expect(words[0]).toContain('14:05');
  }
});
