import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { pollTopics } from './contract.ts';

test('docs/calls.md gives the fields of the poll the defaults that its contract has', () => {
  const document = readFileSync('docs/calls.md', 'utf8');
  const [, path, fields = ''] = /`POST (realtime\/[^`]+)` with `([^`]+)`/.exec(document) ?? [];
  expect(path).toBe(pollTopics.path);
  const told = fields.split(', ').map((field) => field.split('='));
  expect(told.map(([name]) => name)).toEqual(Object.keys(pollTopics.body.entries));
  const defaults: Readonly<Record<string, unknown>> = v.parse(pollTopics.body, {});
  const said = told.flatMap(([name = '', value]) => (value === undefined ? [] : [[name, value]]));
  expect(said).toEqual([['isBrief', String(defaults['isBrief'])]]);
});
