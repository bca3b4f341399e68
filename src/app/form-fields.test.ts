import { expect, test } from 'vitest';
import { siteDocumentSchema } from '#features/site/server.ts';
import { type FormField, formFields } from '#kernel/console/form-fields.ts';
import type { ModuleCode } from '#kernel/module-code.ts';
import { moduleParts } from '#kernel/module-documents.ts';
import { moduleDocuments } from './module-documents.ts';

/** Every field that an organiser can write, with its place. */
function* allFields(fields: readonly FormField[], under: string): Generator<[string, FormField]> {
  for (const field of fields) {
    const place = `${under}.${field.key}`;
    yield [place, field];
    yield* allFields(field.fields, place);
    yield* allFields(field.options, `${place}|`);
    if (field.entry !== undefined) yield* allFields([field.entry], `${place}[]`);
  }
}
const documents = [
  ...allFields(formFields(siteDocumentSchema), 'site'),
  ...[...moduleDocuments].flatMap(([code, schemas]) => [
    ...moduleParts.flatMap((part) => [...allFields(formFields(schemas[part]), `${code}.${part}`)]),
    ...allFields(formFields(schemas.item), `${code}.item`),
  ]),
];
const kinds = Map.groupBy(documents, ([, { kind }]) => kind);
const placesOf = (kind: FormField['kind']) => (kinds.get(kind) ?? []).map(([place]) => place);

const shortForm = (code: ModuleCode) =>
  formFields(moduleDocuments.get(code)?.item)
    .filter(({ kind, meaning }) => kind !== 'id' && meaning.group !== 'more')
    .map(({ key }) => key);

test('a short form shows what nearly everybody writes', () => {
  expect(shortForm('ticket')).toEqual([
    'title',
    'description',
    'image',
    'price',
    // One line of the form each: a flag, and what counts with it.
    'enableSalesPeriod',
    'salesPeriodStart',
    'salesPeriodEnd',
    'enableNumberSold',
    'capacity',
  ]);
  expect(shortForm('information')).toEqual(['title', 'body', 'image', 'createdAt']);
  expect(shortForm('web_page')).toEqual(['title', 'body', 'image', 'contactMail']);
  expect(shortForm('booth').length).toBeLessThan(8);
  expect(shortForm('schedule').length).toBeLessThan(9);
});

test('the flag that a field counts with, the start before an end and the fields that name an event or a content are there', () => {
  const lost = documents.flatMap(([place, { meaning }]) => {
    const siblings = new Set(
      documents.flatMap(([one, { key }]) => (one === `${place.slice(0, place.lastIndexOf('.'))}.${key}` ? [key] : [])),
    );
    const named = [
      meaning.countsWith,
      meaning.countsWithout,
      meaning.followsFrom,
      meaning.opens?.list,
      meaning.opens?.takesOver,
      meaning.endOf,
      meaning.eventIn,
    ].filter((one) => one !== undefined);
    return named.filter((one) => !siblings.has(one)).map((one) => `${place}: ${one}`);
  });
  expect(lost).toEqual([]);
});

test('the choice that a field counts with is beside it or beside a group around it, and has what is named', () => {
  const conditional = documents.filter(([, { meaning }]) => meaning.countsIf !== undefined);
  expect(conditional.length).toBeGreaterThan(5);
  const lost = conditional.flatMap(([place, { meaning }]) => {
    const { field = '', among = [] } = meaning.countsIf ?? {};
    const around = place.split('.').map((_, at, keys) => keys.slice(0, at).join('.'));
    const choice = documents.find(([one]) => around.some((outer) => one === `${outer}.${field}`))?.[1];
    return among.filter((one) => choice?.choices.includes(one) !== true).map((one) => `${place}: ${field} ${one}`);
  });
  expect(lost).toEqual([]);
});

test('a required field is in the short form, unless it has a value at once', () => {
  const hidden = documents.filter(
    ([, { isRequired, byDefault, meaning }]) =>
      meaning.group === 'more' && isRequired && byDefault === undefined && meaning.isKey !== true,
  );
  expect(hidden.map(([place]) => place)).toEqual([]);
});

test('every field of every document has a form', () => {
  expect(documents.length).toBeGreaterThan(500);
  expect(placesOf('unknown')).toEqual([]);
});
