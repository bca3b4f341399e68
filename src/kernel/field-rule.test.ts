import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldRule } from './field-rule.ts';

const fields = v.strictObject({
  from: v.number(),
  to: v.optional(v.number()),
  name: v.string(),
  draw: v.optional(v.strictObject({ at: v.number() })),
});
type Fields = v.InferOutput<typeof fields>;
const schema = v.pipe(
  fields,
  fieldRule<Fields>('to', ['from', 'to'], ({ from, to }) => to === undefined || from <= to, 'not before from'),
  fieldRule<Fields>('draw.at', ['to', 'draw'], ({ to = 0, draw }) => draw === undefined || draw.at > to, 'after to'),
);
const said = (value: unknown): string[] =>
  (v.safeParse(schema, value).issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message.slice(0, 15)}`);

test.each<[string, object, string[]]>([
  ['right', { from: 1, to: 2, name: 'a' }, []],
  ['against a rule', { from: 2, to: 1, name: 'a' }, ['to: not before from']],
  ['against a rule of an inner field', { from: 1, to: 3, name: 'a', draw: { at: 2 } }, ['draw.at: after to']],
  ['wrong elsewhere too', { from: 2, to: 1, name: 7 }, ['name: Invalid type: E', 'to: not before from']],
  ['with a strange field too', { from: 2, to: 1, name: 'a', x: 1 }, ['x: Invalid key: Ex', 'to: not before from']],
  ['wrong in what the rule reads', { from: 'x', to: 1, name: 'a' }, ['from: Invalid type: E']],
  ['without what the rule reads', { to: 1, name: 'a' }, ['from: Invalid key: Ex']],
])('a value that is %s', (_, value, problems) => {
  expect(said(value)).toEqual(problems);
});
