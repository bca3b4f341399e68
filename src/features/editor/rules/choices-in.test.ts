import * as v from 'valibot';
import { expect, test } from 'vitest';
import { formFields } from '#kernel/console/form-fields.ts';
import { choicesIn } from './choices-in.ts';

const fields = formFields(
  v.strictObject({ kind: v.optional(v.picklist(['NORMAL', 'LOTTERY']), 'NORMAL'), name: v.string() }),
);

test.each<[unknown, Record<string, string>]>([
  [{ kind: 'LOTTERY', name: 'NORMAL' }, { kind: 'LOTTERY' }],
  [{ name: 'a' }, { kind: 'NORMAL' }],
  [undefined, {}],
  [{ kind: 3 }, {}],
])('of %j the choices are told, as they are written or by default', (value, choices) => {
  expect(choicesIn(fields, value)).toEqual(choices);
});
