import type { InvitationRow } from './invitation-rows.ts';

const fields = ['booth', 'company', 'name', 'mail'] as const;

/** The rows of a list that was pasted from a spreadsheet or a CSV file; a first row without a mail address is a heading. */
export function readList(text: string): InvitationRow[] {
  const rows = cellsOf(text.replace(/^\u{feff}/u, '')).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const [first] = rows;
  const isHeading = first !== undefined && !first.some((cell) => cell.includes('@')) && rows.length > 1;
  return rows.slice(isHeading ? 1 : 0).map((cells) => {
    const row: InvitationRow = { booth: '', company: '', name: '', mail: '' };
    for (const [at, field] of fields.entries()) row[field] = (cells[at] ?? '').trim();
    return row;
  });
}

/** What may stand between cells. A tab comes of a spreadsheet; the others may stand within a name. */
const separators = ['\t', ',', ';', '、', '，', '；'];

/** A tab where there is one, else what stands there most often. */
function separatorOf(text: string): string {
  if (text.includes('\t')) return '\t';
  const counts = separators.map((one) => text.split(one).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Cells between the list's separator; a quoted cell may have it too, and ends of lines. */
function cellsOf(text: string): string[][] {
  const between = separatorOf(text);
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const end = (): void => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (letter === between) end();
    else if (letter === '\n') {
      end();
      rows.push([]);
    } else if (letter !== '\r') cell += letter;
  }
  end();
  return rows;
}
