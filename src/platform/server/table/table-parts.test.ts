import { buffer, text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { fromBufferPromise } from 'yauzl';
import { expect, test } from 'vitest';
import type { Cell } from '#kernel/table-cell.ts';
import { csvParts } from './csv-parts.ts';
import { xlsxParts } from './xlsx-parts.ts';

const at = Date.parse('2026-11-20T10:32:00+09:00');
const whole = (parts: AsyncIterable<Uint8Array>): Promise<Buffer> => buffer(Readable.from(parts));

/** Rows in several portions, which note when nobody reads on. */
function source(portions: readonly (readonly Cell[])[][]) {
  const seen = { read: 0, isOver: false };
  async function* rows() {
    try {
      for (const portion of portions) {
        seen.read += 1;
        yield portion;
      }
    } finally {
      seen.isOver = true;
    }
  }
  return { rows: rows(), seen };
}
const sheet = (rows: ReturnType<typeof source>['rows']) =>
  xlsxParts({ name: '参加者', head: ['氏名', 'A&B'], widths: [18, 10], rows, at });

/** Its files, read by a program that knows nothing of the writer. */
async function filesOf(bytes: Buffer): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const files = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  }
  return files;
}

test('a table as CSV begins with the mark by which Excel knows UTF-8, and no field of it is a formula', async () => {
  const { rows } = source([[['=1+1', 1_500, { at }]], [['@x', null, '090']]]);
  expect((await whole(csvParts(['氏名', '価格', '日時'], rows))).toString()).toBe(
    "\u{feff}氏名,価格,日時\r\n'=1+1,1500,2026-11-20 10:32\r\n'@x,,090\r\n",
  );
});

test('a workbook has each cell in its type: texts that look like formulas, numbers, and moments of Japan', async () => {
  const { rows } = source([[['=HYPERLINK("x")', 1_500]], [['0120', { at }]], [['a\u0001<b>&_x0041_\ud800', null]]]);
  const files = await filesOf(await whole(sheet(rows)));
  expect([...files.keys()].toSorted()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  const cells = files.get('xl/worksheets/sheet1.xml') ?? '';
  const written = (said: string): string => `<c s="2" t="inlineStr"><is><t xml:space="preserve">${said}</t></is></c>`;
  expect(cells).toContain(`<row>${written('=HYPERLINK(&quot;x&quot;)')}<c><v>1500</v></c></row>`);
  // 20 November 2026 is day 46346 of spreadsheets.
  expect(cells).toContain(`<row>${written('0120')}<c s="3"><v>46346.4388888889`.slice(0, -4));
  expect(cells).toContain(`<row>${written('a&lt;b&gt;&amp;_x005F_x0041_\ufffd')}<c/></row></sheetData></worksheet>`);
  expect(cells).not.toContain('<f>');
});

test.each([
  ['CSV', (rows: ReturnType<typeof source>['rows']) => csvParts(['a'], rows)],
  ['XLSX', sheet],
] as const)('whoever stops reading a %s ends the reading of its rows', async (kind, parts) => {
  const wide = Array.from({ length: 500 }, (__, n) => [`${kind} ${n} ${Math.random()}`.repeat(50)]);
  const { rows, seen } = source(Array.from({ length: 500 }, () => wide));
  let taken = 0;
  for await (const part of parts(rows)) {
    taken += part.length;
    if (taken > 100_000) break;
  }
  await expect.poll(() => seen.isOver).toBe(true);
  expect(seen.read).toBeLessThan(100);
});

test('a table whose rows cannot be read breaks off, and looks to nobody like a whole one', async () => {
  async function* broken() {
    yield [['a']];
    throw new Error('The database is away.');
  }
  await expect(whole(sheet(broken()))).rejects.toThrow('The database is away.');
});
