import * as v from 'valibot';
import { expect, test } from 'vitest';
import { unreadFields } from './unread-fields.ts';

const schema = v.object({ id: v.number(), slots: v.optional(v.array(v.object({ name: v.nullable(v.string()) })), []) });

test.each([
  [{ id: 1, slots: [{ name: null }] }, ['id', 'slots', 'slots.0.name'], []],
  [{ id: 1 }, ['id', 'slots', 'number'], ['number']],
  [{ id: 1, slots: [{ name: 'a', place: 2 }] }, ['slots.0.place', 'slots.0.name'], ['slots.0.place']],
])('of %j and the fields %j a schema does not read %j', (example, fields, unread) => {
  expect(unreadFields(schema, example, fields)).toEqual(unread);
});

test('a value that is no example of the schema is reported', () => {
  expect(() => unreadFields(schema, {}, ['id'])).toThrow('id');
});
