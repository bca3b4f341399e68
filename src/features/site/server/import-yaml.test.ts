import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { readYaml } from './import-yaml.ts';

const lengths = vi.hoisted((): number[] => []);
vi.mock(import('yaml'), async (original) => {
  const yaml = await original();
  const parseDocument = ((text: string, options: object) => {
    lengths.push(text.length);
    return yaml.parseDocument(text, options);
  }) as typeof yaml.parseDocument;
  return { ...yaml, parseDocument };
});

/** A list of entries with whatever a part could be cut at wrongly. */
const listOf = (count: number, ends = '\n'): string =>
  `# of ${count}\n\n${Array.from(
    { length: count },
    (_, place) => `- detailId: ${place}
  title: { jpn: 題 - ${place}, eng: "a
    - b" }
  body: |
    - no entry
    # no comment

    - another
# between
  more:
  - &a${place} [1, 2]
  - *a${place}
-
  detailId: ${count + place}
`,
  ).join('')}`.replaceAll('\n', ends);

test.each([['\n'], ['\r\n']])('a long list is what its text says as a whole, with lines that end with %j', (ends) => {
  const text = listOf(2_000, ends);
  const { value, problems, locate } = readYaml(text, 'a.yaml');
  expect(problems).toEqual([]);
  expect(value).toEqual(parse(text));
  const { line } = locate([2 * 1_999 + 1, 'detailId']);
  expect(text.split(ends)[line - 1]).toBe('  detailId: 3999');
});

test('no more of a long list is read at once than of a short one', () => {
  const most = [1_000, 4_000].map((count) => {
    lengths.length = 0;
    readYaml(listOf(count), 'a.yaml');
    return Math.max(...lengths);
  });
  expect(Math.abs((most[1] ?? 0) - (most[0] ?? 0))).toBeLessThan(400);
});

const long = listOf(2_000);
test.each([
  ['an alias of an entry far above', `${long.replace('detailId: 0', 'detailId: &far 0')}- *far\n`, []],
  ['a line separator', `${long}- "a\u2028- b"\n`, []],
  ['fields in the place of a list', `a:\n  - 1\n${'# more\n'.repeat(20_000)}b: 2\n`, []],
  ['a text that does not end', `${long}- "a\n`, ['readable YAML']],
  ['a second document', `${long}---\n- 1\n`, ['one site in a file']],
  ['a tag far below', `${long}- !no 1\n`, ['readable YAML']],
])('%s is read as in a short file', (_, text, expected) => {
  const { value, problems } = readYaml(text, 'a.yaml');
  expect(problems.map((one) => one.expected)).toEqual(expected);
  if (expected.length === 0) expect(value).toEqual(parse(text));
});
