import { expect, test } from 'vitest';
import { siteDocumentSchema } from '#features/site/server.ts';
import { type FormField, formFields } from '#kernel/console/form-fields.ts';
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

test('every field of every document has a form', () => {
  expect(documents.length).toBeGreaterThan(500);
  expect(placesOf('unknown')).toEqual([]);
});
