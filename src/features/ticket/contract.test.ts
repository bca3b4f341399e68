import type * as v from 'valibot';
import { expect, test } from 'vitest';
import { lotteryTicket, saleSettings } from '../../../test/ticket-content.ts';
import { unreadFields } from '../../../test/unread-fields.ts';
import { languageCodes } from '#kernel/language.ts';
import { findDiscountCode, ticketListSchema } from './contract.ts';
import { ticketContentSchema } from './contract/sale.ts';
import { ticketDocuments } from './documents.ts';
import type { DiscountCode } from './rules/sale/discount-code.ts';

const document = ticketDocuments[0].item as v.GenericSchema;
const written = {
  detailId: 5,
  title: { jpn: '見学' },
  ticketType: 'LOTTERY',
  enableSalesPeriod: true,
  salesPeriodStart: '2026-11-01 10:00',
  salesPeriodEnd: '2026-11-24 23:00',
  slots: [{ ticketSlotId: 11, capacity: 3, checkinPeriodStart: '2026-12-01 10:00' }],
  requiredSelectSlotNumber: 1,
  lottery: { drawAt: '2026-11-25 12:00' },
};

test.each([
  ['the period of its sale', ['enableSalesPeriod', 'salesPeriodStart', 'salesPeriodEnd']],
  ['its forms', ['enableCheckinUserForm', 'enableEntryUserForm', 'checkinProfiles']],
  ['what it needs first', ['enableParentTicket', 'parentTicketIds']],
  ['its categories', ['largeCategoryIds', 'middleCategoryIds', 'smallCategoryIds']],
  ['its slots', ['slots.0.ticketSlotId', 'slots.0.checkinPeriodStart', 'slots.0.checkinPeriodEnd']],
])(
  'a ticket says %s, as the organiser writes it and as it is answered [TICKET-009, TICKET-013, TICKET-014, TICKET-016, TICKET-017]',
  (_, fields) => {
    expect(unreadFields(document, written, fields)).toEqual([]);
    expect(unreadFields(ticketContentSchema, lotteryTicket(5), fields)).toEqual([]);
  },
);

test('a ticket content is its list, entry, terms, thanks and text, and the label of each ticket by its id [TICKET-019]', () => {
  const answer = {
    tickets: [],
    listDescription: '<p>お一人4枚まで</p>',
    settings: saleSettings({
      terms: { title: '購入規約', body: '<p>払い戻しはしません。</p>' },
      completePage: { title: 'ありがとうございます', body: '' },
      status: { 5: 'accepting', 6: 'soldout' },
    }),
  };
  const fields = ['list', 'entry.discountCodeLabel', 'terms.body', 'completePage.body', 'status.5', 'status.6'];
  const inSettings = fields.map((field) => `settings.${field}`);
  expect(unreadFields(ticketListSchema, answer, ['listDescription', ...inSettings])).toEqual([]);
});

test('a discount code has its amount, its limits and the ticket it is for [DISCOUNT-002]', () => {
  const code: DiscountCode = {
    code: 'HARU',
    discountPrice: 500,
    availableCountPerPayments: 2,
    target: { ticketId: 5 },
    isForFree: false,
    minimumAmount: 1000,
  };
  const fields = [...Object.keys(code), 'target.ticketId'];
  expect(unreadFields(findDiscountCode.answer, code, fields)).toEqual([]);
});

test('every language says that a discount code cannot be used [DISCOUNT-017]', async () => {
  const said = await Promise.all(
    languageCodes.map(async (language) => {
      const texts = (await import(`./web/flow/texts/${language}.ts`)) as {
        default: { discount: { unusable: string } };
      };
      return texts.default.discount.unusable;
    }),
  );
  expect(new Set(said).size).toBe(5);
  for (const text of said) expect(text.length).toBeGreaterThan(10);
});
