import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Instant } from '#kernel/clock.ts';
import { dayMs } from '#kernel/period.ts';
import type { Cell } from '#kernel/table-cell.ts';
import type { Rows } from './csv-parts.ts';

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Sheet {
  name: string;
  head: readonly string[];
  /** In letters, of each column. */
  widths: readonly number[];
  rows: Rows;
  /** The time of its files. */
  at: Instant;
}

/**
 * A workbook with one sheet (ECMA-376), written as it is read: nothing of it is kept. Each cell has its type, so that no
 * text is a formula or loses a zero, and a moment can be sorted. Whoever stops reading ends the reading of the rows.
 */
export async function* xlsxParts(sheet: Sheet): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  const rows = Readable.from(sheetParts(sheet), { objectMode: false, highWaterMark: 64 * 1024 });
  const fail = (error: Error): void => void output.destroy(error);
  rows.on('error', fail);
  zip.on('error', fail);
  const options = { mtime: new Date(sheet.at), mode: 0o100644 };
  for (const [path, text] of Object.entries(frameOf(sheet.name))) zip.addBuffer(Buffer.from(text), path, options);
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml', options);
  zip.end();
  try {
    yield* output.iterator({ destroyOnReturn: true }) as AsyncIterable<Uint8Array>;
  } finally {
    rows.destroy();
    output.destroy();
  }
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const typeOf = (part: string): string => `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`;

/** The formats of cells, by their place in styles.xml. A text is marked as one, so that it stays one when it is edited. */
const styles = { head: 1, text: 2, moment: 3 } as const;

function frameOf(name: string): Record<string, string> {
  const relation = (id: number, type: string, target: string): string =>
    `<Relationship Id="rId${id}" Type="${office}/${type}" Target="${target}"/>`;
  const relations = (all: string): string =>
    `${declaration}<Relationships xmlns="${packaged}/relationships">${all}</Relationships>`;
  return {
    '[Content_Types].xml':
      `${declaration}<Types xmlns="${packaged}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${typeOf('sheet.main')}"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${typeOf('worksheet')}"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${typeOf('styles')}"/></Types>`,
    '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/_rels/workbook.xml.rels': relations(
      relation(1, 'worksheet', 'worksheets/sheet1.xml') + relation(2, 'styles', 'styles.xml'),
    ),
    'xl/workbook.xml':
      `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
      `<sheet name="${xmlText(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/styles.xml':
      `${declaration}<styleSheet xmlns="${main}">` +
      '<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>' +
      '<fonts count="2"><font><sz val="11"/><name val="Yu Gothic"/></font>' +
      '<font><b/><sz val="11"/><name val="Yu Gothic"/></font></fonts>' +
      '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border/></borders>' +
      '<cellStyleXfs count="1"><xf/></cellStyleXfs>' +
      '<cellXfs count="4"><xf/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/>' +
      '<xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>',
  };
}

async function* sheetParts({ head, widths, rows }: Sheet): AsyncGenerator<Buffer> {
  const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
  yield Buffer.from(
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
      `<cols>${columns.join('')}</cols><sheetData><row>${head.map((text) => textCell(text, styles.head)).join('')}</row>`,
  );
  for await (const some of rows) {
    yield Buffer.from(some.map((row) => `<row>${row.map(cellXml).join('')}</row>`).join(''));
  }
  yield Buffer.from('</sheetData></worksheet>');
}

function cellXml(cell: Cell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'string') return textCell(cell, styles.text);
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c><v>${cell}</v></c>` : '<c/>';
  return `<c s="${styles.moment}"><v>${serialOf(cell.at)}</v></c>`;
}

/** Of a text, in UTF-16 units. */
const textMax = 32_767;

function textCell(text: string, style: number): string {
  const written = xmlText(text.length > textMax ? text.slice(0, textMax) : text);
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${written}</t></is></c>`;
}

/** A moment as spreadsheets count it, in days, by the clocks of Japan: a cell has no zone. */
function serialOf(at: Instant): number {
  const ofUnix = 25_569;
  const tokyoMs = 9 * 3_600_000;
  return Math.round(((at + tokyoMs) / dayMs + ofUnix) * 86_400) / 86_400;
}

/** Control characters, which XML does not know, and `_x0041_`, by which spreadsheets mean a letter. */
// oxlint-disable-next-line no-control-regex
const notXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const named = /_(?=x[0-9A-Fa-f]{4}_)/g;
const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(notXml, '')
    .replace(named, '_x005F_')
    .replace(/[&<>"]/g, (sign) => signs[sign] ?? '');
}

/** What a spreadsheet takes as the name of a sheet. */
function sheetName(name: string): string {
  const plain = name.replace(/[[\]:*?/\\']/g, ' ').trim();
  return [...plain].slice(0, 28).join('') || 'Sheet1';
}
