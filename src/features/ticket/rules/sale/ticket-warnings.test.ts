import { describe, expect, it, test } from 'vitest';
import type { SiteChange, Stored } from '#features/site/rules/changes/site-change.ts';
import { ticketDocuments } from '../../documents.ts';
import { methodWarnings } from './method-warnings.ts';
import { ticketWarnings } from './ticket-warnings.ts';

const content = { moduleCode: 'ticket', contentId: 60 };
const shown = { visible: true };
const use = { contentId: 60, detailId: 7, sold: 3, waiting: 1, taken: 4 };

function changeOf(
  before: Stored | undefined,
  after: Stored | undefined,
  contentAfter: Stored | undefined = shown,
): SiteChange {
  return {
    siteKey: 'event/11',
    site: { before: {}, after: {} },
    passcode: { before: undefined, after: undefined },
    contents: [{ ...content, before: shown, after: contentAfter }],
    items: before === after ? [] : [{ ...content, detailId: 7, before, after }],
  };
}

const kindsOf = (...given: Parameters<typeof ticketWarnings>): string[] =>
  ticketWarnings(...given).map(({ kind, place }) => `${kind} ${place}`);

/** Fields whose change hurts nobody who has bought: texts, and who may buy from now on. */
const harmless = [
  'title',
  'description',
  'image',
  'visiblePeriod',
  'visibleStartDate',
  'visibleEndDate',
  'enableFewLeft',
  'enablePurchasablenumber',
  'purchasableNumber',
  'enableCheckinUserForm',
  'enableEntryUserForm',
  'checkinProfiles',
  'enableParentTicket',
  'parentTicketIds',
  'largeCategoryIds',
  'middleCategoryIds',
  'smallCategoryIds',
  'requiredSelectSlotNumber',
  // The draw time moves with its announcement; its closing cannot move at all.
  'lottery',
  'enableExternalQr',
  'externalQr',
  'checkinMethod',
  'enableTransfer',
  'updatedAt',
  // Free or not goes with the price.
  'isPay',
];

describe('a change of a ticket that is sold', () => {
  const schema = ticketDocuments[0].item as unknown as {
    pipe?: { entries?: Record<string, unknown> }[];
    entries?: Record<string, unknown>;
  };
  const fields = Object.keys(schema.entries ?? {}).filter((field) => field !== 'detailId');

  test.each(fields)('is judged for every field: %s', (field) => {
    const before = { price: 1000, capacity: 10, enableNumberSold: true, multiplePrices: [], ticketType: 'NORMAL' };
    const other: Record<string, unknown> = {
      price: 1500,
      capacity: 3,
      enableMultiplePrice: true,
      multiplePrices: [{ ticketMultiplePriceId: 1, price: 5 }],
      enableNumberSold: true,
    };
    const was: Stored = {
      ...before,
      ...(field === 'multiplePrices' && {
        enableMultiplePrice: true,
        multiplePrices: [{ ticketMultiplePriceId: 1, price: 4 }],
      }),
      ...(field === 'enableNumberSold' && { enableNumberSold: false, capacity: 3 }),
    };
    const kinds = kindsOf(changeOf(was, { ...was, [field]: other[field] ?? 'another' }), [use]);
    if (harmless.includes(field)) expect(kinds).toEqual([]);
    else expect(kinds).toEqual([expect.stringMatching(/^\w+ ticket 60, item 7, \w/)]);
    expect(
      kindsOf(changeOf(was, { ...was, [field]: other[field] ?? 'another' }), [{ ...use, sold: 0, waiting: 0 }]),
    ).toEqual([]);
  });

  test.each([
    ['comes', undefined, 4],
    ['falls', 4, 1],
    ['rises', 4, 9],
    ['goes', 4, undefined],
  ])('warns nobody when the limit per order %s: who has bought keeps it all', (_, before, after) => {
    const sale = (maxPerOrder: number | undefined) => ({ ...shown, serverContent: { maxPerOrder } });
    const contents = [{ ...content, before: sale(before), after: sale(after) }];
    expect(kindsOf({ ...changeOf(undefined, undefined), contents }, [use])).toEqual([]);
  });

  test.each([
    ['removed', changeOf({ price: 1 }, undefined)],
    ['removed with its content', changeOf(undefined, undefined, undefined as never)],
    ['hidden with its content', changeOf(undefined, undefined, { visible: false })],
  ])('says that it is gone when it is %s', (_, change) => {
    const gone = {
      ...change,
      contents: change.contents.map((one) => (_ === 'removed with its content' ? { ...one, after: undefined } : one)),
    };
    expect(kindsOf(gone, [use])).toEqual(['ticketGone ticket 60, item 7']);
    expect(kindsOf(gone, [])).toEqual([]);
  });

  it('says what happens with the numbers, and what to do instead', () => {
    const [warning] = ticketWarnings(changeOf({ price: 1000 }, { price: 1500 }), [use]);
    expect(warning).toEqual({
      kind: 'priceChanged',
      place: 'ticket 60, item 7, price',
      happens:
        '3 tickets of it are sold and 1 waits for a payment or a draw at ¥1,000; the next buyer pays ¥1,500, and nothing is charged or paid back',
      instead: 'add another ticket with the new price and end the sale of this one',
      values: { sold: 3, waiting: 1, old: 1000, now: 1500 },
    });
  });
});

describe('a way to pay', () => {
  const paid = { contentId: 60, isPaid: true, isBankDeferred: true, bankReceiver: 'Gateway' } as const;
  const methods = ['CreditCard', 'ConvenienceStore', 'Bank', 'Local'];
  const stripe = { paymentAgent: 'Stripe', stripeUserId: 'acct_1', stripeUseCreditCard: true };
  const named = (...given: Parameters<typeof methodWarnings>) =>
    methodWarnings(...given).map(({ place }) => place.split(': ')[1]);

  it('is named when no gateway takes it', () => {
    expect(named([{ ...paid, methods }], {}, [])).toEqual(['CreditCard', 'ConvenienceStore']);
    expect(named([{ ...paid, methods, isBankDeferred: false }], {}, ['stripe'])).toEqual(methods.slice(0, 3));
    const own = { ...paid, methods, isBankDeferred: false, bankReceiver: 'Organiser' } as const;
    expect(named([own], {}, [])).toEqual(['CreditCard', 'ConvenienceStore']);
    expect(named([{ ...paid, methods }], stripe, ['stripe'])).toEqual([]);
    expect(named([{ ...paid, methods }], {}, ['sandbox'])).toEqual([]);
    expect(named([{ ...paid, methods }], { ...stripe, stripeUserId: '' }, ['stripe'])).toEqual(['CreditCard']);
    expect(named([{ ...paid, methods, isPaid: false }], {}, [])).toEqual([]);
  });
});
