import type { StreamedFile } from '#kernel/file-answer.ts';
import { csvType } from '#kernel/csv.ts';
import { defaultLanguage, type LanguageCode } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import { parseInstant, tokyoDay } from '#kernel/period.ts';
import type { Cell } from '#kernel/table-cell.ts';
import type { Database } from '#server/database/database.ts';
import { csvParts, type Rows } from '#server/table/csv-parts.ts';
import { fileTitle } from '#server/table/file-title.ts';
import type { ListedBatch } from '../contract.ts';
import { type CodeRow, readCodes } from './code-batches.ts';
import { codesTexts } from './codes-texts.ts';

/** Read at a time. */
const readAtOnce = 500;

/** The codes of a batch as a table, for whoever gives them on. */
export function codeFile(
  database: Pick<Database, 'kysely'>,
  batch: ListedBatch,
  { language, now }: { language: LanguageCode; now: number },
): StreamedFile {
  const words = codesTexts[language];
  const { columns, states } = words;
  const title = localize(batch.title, language, defaultLanguage);
  const rowOf = ({ code, uses, isEnded }: CodeRow): Cell[] => [
    code,
    batch.name,
    batch.partner,
    title,
    batch.isForFree ? words.free : words.yenOff(batch.discountPrice),
    timeOf(batch.usableFrom),
    timeOf(batch.usableUntil),
    batch.usesMax,
    uses,
    states[isEnded ? 'ended' : batch.state],
  ];
  const { code, name, partner, ticket, discount, from, until, usesMax, uses, state } = columns;
  const head = [code, name, partner, ticket, discount, from, until, usesMax, uses, state];
  return {
    name: `${words.file}_${fileTitle(batch.name)}_${tokyoDay(now)}.csv`,
    type: csvType,
    parts: csvParts(head, rowsOf(database, batch.codeBatchId, rowOf)),
  };
}

function timeOf(stored: string | null): Cell {
  const at = stored === null ? undefined : parseInstant(stored);
  return at === undefined ? null : { at };
}

async function* rowsOf(
  database: Pick<Database, 'kysely'>,
  codeBatchId: number,
  rowOf: (code: CodeRow) => Cell[],
): Rows {
  for (let after: number | undefined = 0; after !== undefined; ) {
    // oxlint-disable-next-line no-await-in-loop -- each part begins where the one before ends
    const codes: CodeRow[] = await readCodes(database, codeBatchId, { after, most: readAtOnce });
    yield codes.map(rowOf);
    after = codes.length === readAtOnce ? codes.at(-1)?.place : undefined;
  }
}
