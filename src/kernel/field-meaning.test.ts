import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  contentReference,
  countingWith,
  fixedOnceSold,
  html,
  meaningOf,
  meantFields,
  more,
  period,
  pictureOf,
  reference,
  referencesIn,
  severalLines,
  yen,
} from './field-meaning.ts';
import { idSchema, imageSchema, titleSchema } from './schema.ts';

const boothSchema = v.strictObject({
  detailId: idSchema,
  title: titleSchema,
  description: v.optional(html()),
  form: v.optional(v.picklist(['List', 'Card']), 'List'),
  price: yen(1_000),
  ...period('visiblePeriod', 'visibleStartDate', 'visibleEndDate'),
  products: v.optional(
    v.array(v.strictObject({ text: v.optional(html()), ticketIds: v.array(reference('ticket')) })),
    [],
  ),
  stage: v.optional(
    v.variant('kind', [
      v.strictObject({ kind: v.literal('film'), words: html() }),
      v.strictObject({ kind: v.literal('live'), words: titleSchema }),
    ]),
  ),
});

const booth = {
  detailId: 1,
  title: { jpn: '題' },
  description: { jpn: '<p>本文</p>' },
  price: 500,
  products: [{ ticketIds: [7] }, { text: { jpn: '<b>品</b>' }, ticketIds: [] }],
};

function htmlIn(value: unknown): string[] {
  return meantFields(boothSchema, value)
    .filter(({ meaning }) => meaning.holds === 'html')
    .map(({ place }) => place.join('.'));
}

describe('what a field means', () => {
  it('is found on the schema that has it, even inside optional and pipe', () => {
    expect(meaningOf(boothSchema.entries.description)).toEqual({ holds: 'html' });
    expect(meaningOf(boothSchema.entries.price)).toEqual({ unit: 'yen' });
    expect(meaningOf(v.optional(v.pipe(reference('ticket'), v.minValue(1))))).toEqual({ refersTo: 'ticket' });
    expect(meaningOf(titleSchema)).toEqual({});
    expect(meaningOf(undefined)).toEqual({});
  });

  it('ties the start and the end of a period to its flag, which is off by default', () => {
    const { entries } = boothSchema;
    expect(meaningOf(entries.visibleStartDate)).toEqual({ countsWith: 'visiblePeriod' });
    expect(meaningOf(entries.visibleEndDate)).toEqual({ countsWith: 'visiblePeriod', endOf: 'visibleStartDate' });
    expect(v.parse(boothSchema, booth)).toMatchObject({ visiblePeriod: false });
  });

  it('does not change what a field takes', () => {
    expect(v.is(reference('ticket'), '12')).toBe(true);
    expect(v.is(reference('ticket'), -1)).toBe(false);
    expect([0, 1_000, 1_001, -1, 1.5].map((price) => v.is(yen(1_000), price))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(v.is(html(), {})).toBe(false);
  });

  it('is added to fields with their defaults, and to what they mean already', () => {
    const fields = more({
      ...fixedOnceSold({ price: v.optional(yen(1_000), 100) }),
      limited: v.optional(v.boolean(), false),
      ...countingWith('limited', { most: v.optional(v.number()) }),
      note: severalLines(v.optional(titleSchema)),
      image: v.optional(pictureOf(16 / 9)),
    });
    expect(Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, meaningOf(field)]))).toEqual({
      price: { unit: 'yen', fixedOnceSold: true, group: 'more' },
      limited: { group: 'more' },
      most: { countsWith: 'limited', group: 'more' },
      note: { lines: 'several', group: 'more' },
      image: { ratio: 16 / 9, group: 'more' },
    });
    const schema = v.strictObject(fields);
    expect(v.parse(schema, {})).toEqual({ price: 100, limited: false });
    expect(v.is(schema, { price: 2_000 })).toBe(false);
    expect(v.is(schema, { image: { path: '/a.png', width: 1, height: 0 } })).toBe(false);
    expect(v.is(imageSchema, { path: '/a.png', width: 1, height: 1 })).toBe(true);
  });

  it('is found in groups, in lists and in the form of a union that is meant', () => {
    expect(htmlIn(v.parse(boothSchema, booth))).toEqual(['description', 'products.1.text']);
    expect(htmlIn({ ...booth, stage: { kind: 'film', words: { jpn: '<i>映</i>' } } })).toContain('stage.words');
    expect(htmlIn({ ...booth, stage: { kind: 'live', words: { jpn: '生' } } })).not.toContain('stage.words');
    expect(htmlIn({})).toEqual([]);
  });

  it('lists every id that refers to something, with its field', () => {
    const lists = v.array(v.strictObject({ contentId: contentReference('ticket'), ids: v.array(reference('ticket')) }));
    const value = { lists: [{ contentId: 60, ids: [7, 8] }], detailId: 1 };
    const found = referencesIn(v.strictObject({ detailId: idSchema, lists: v.optional(lists) }), value);
    expect(found.map(({ id, place }) => [id, place.join('.')])).toEqual([
      [60, 'lists.0.contentId'],
      [7, 'lists.0.ids.0'],
      [8, 'lists.0.ids.1'],
    ]);
    expect(found.every(({ around }) => around[0] === value.lists[0] && around[1] === value)).toBe(true);
  });
});
