import fc from 'fast-check';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contracts } from '../../../test/contracts.ts';
import { valueOf } from '../../../test/generated-calls.ts';
import { startTestSite, type TestSite } from '../../../test/start-test-site.ts';
import type { CallShape } from '#kernel/endpoint.ts';
import { decodeForm, encodeForm } from '#kernel/form-body.ts';
import { isRecord } from '#kernel/is-record.ts';
import { consoleCall } from './console-call.ts';
import { jsonSchemaOf } from './json-schema.ts';

/** What no JSON schema can say: rules between fields, the calendar, and ids in a text with commas. */
const beyondSchemas = new Set(['check', 'partial_check', 'raw_check', 'max_value']);
const numRuns = 40;

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

/** Where a call does not take what its description allows, with the reason. */
function refusedOf({ name, query, body, bodyKind }: CallShape, takesForms: boolean): string[] {
  const refused = new Set<string>();
  const look = (schema: v.GenericSchema, given: unknown, sentAs: string): void => {
    const { issues = [] } = v.safeParse(schema, given, { abortPipeEarly: true });
    for (const { type, expected, path = [] } of issues) {
      const field = path.map(({ key }) => (typeof key === 'number' ? '#' : String(key))).join('.');
      if (!beyondSchemas.has(type)) refused.add(`${name} ${sentAs} ${field}: ${type} ${expected}`);
    }
  };
  const values = (schema: v.GenericSchema): unknown[] =>
    fc.sample(
      valueOf(jsonSchemaOf(schema), () => ({})),
      { numRuns, seed: 1 },
    );
  const asForm = (given: unknown): unknown => (isRecord(given) ? decodeForm(encodeForm(given)) : given);
  for (const given of query === undefined ? [] : values(query)) look(query!, asForm(given), 'query');
  if (body === undefined || bodyKind === 'multipart') return [...refused];
  for (const given of values(body)) {
    look(body, given, 'JSON');
    if (takesForms && !Array.isArray(given)) look(body, asForm(given), 'form');
  }
  return [...refused];
}

describe('the server takes what the description of a call allows', () => {
  test('from visitors, as JSON and form-style: flags as 1 and 0, texts of as many letters as people count', () => {
    expect(contracts.flatMap((contract) => refusedOf(contract, true))).toEqual([]);
  });

  test('from programs of organisers', () => {
    const offered = [...site.hiroba.consoleApi.endpoints].filter((one) => consoleCall(one, '') !== undefined);
    expect(offered.length).toBeGreaterThan(50);
    expect(offered.flatMap((one) => refusedOf(one, false))).toEqual([]);
  });

  test('and would not be shown to, if the description allowed more', () => {
    const longer = { ...contracts[0]!, method: 'POST', name: 'x', bodyKind: undefined } as unknown as CallShape;
    const body = v.object({ flag: v.boolean(), text: v.pipe(v.string(), v.maxLength(200)) });
    const refused = refusedOf({ ...longer, query: undefined, body }, true);
    expect(refused.map((one) => one.split(':')[0])).toEqual(
      expect.arrayContaining(['x form flag', 'x JSON text', 'x form text']),
    );
  });

  test('because no limit of a text counts code units', () => {
    const root = dirname(dirname(dirname(import.meta.dirname)));
    const sources = globSync('src/**/*.ts', { cwd: root, exclude: ['src/**/*.test.ts'] });
    const counting = sources.filter((path) =>
      /v\.string\(\),\s*v\.maxLength\(/.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(sources.length).toBeGreaterThan(1_000);
    expect(counting).toEqual([]);
  });
});
