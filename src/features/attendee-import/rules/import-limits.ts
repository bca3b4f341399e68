import { answersBodyMaxBytes, inputPartsMax } from '#kernel/limits.ts';
import { dayMs } from '#kernel/period.ts';

/** Rows of one file. */
export const rowsMax = 20_000;
export const fileMaxBytes = 16 * 1024 * 1024;
/** Columns of a file that are used. */
export const columnsMax = 60;
/** Columns of a file, with those that are left out. */
export const fileColumnsMax = 300;
/** Characters of a cell. */
export const cellMax = 2_000;
/** Characters of a heading that are kept. */
export const headerMax = 100;
export const fileNameMax = 200;
/** Different words for tickets in one file. */
export const ticketValuesMax = 100;
export const ticketsOfRowMax = 100;
/** Characters of a booking number. */
export const referenceMax = 64;
export const noteMax = 300;

/** Faults that are shown, and that an answer names. */
export const faultsShown = 100;

/** The body with some rows. */
export const chunkMaxBytes = answersBodyMaxBytes;
/** Bytes of JSON that are sent at once. */
export const chunkBytes = chunkMaxBytes * 0.6;
/** A body may have so many lists and values. */
export const chunkRowsMax = Math.floor((inputPartsMax * 0.8) / (columnsMax + 4));

/** Imports of one site whose rows were sent and that nobody started. */
export const stagedMax = 5;
/** After this time they are forgotten, and their rows with them. */
export const stagedMs = dayMs;
/** An import that was stopped waits so long for somebody to resume it. */
export const stoppedMs = 7 * dayMs;
export const importsPerPage = 20;

/** Rows of the first transaction; the next ones have as many as are done in `batchMs`. */
export const firstBatch = 10;
const leastBatch = 1;
const mostBatch = 400;
/**
 * A transaction holds the tickets of its rows, and the embedded database whole: a visitor waits no longer than that for
 * each statement, about.
 */
const batchMs = 40;

/** How many rows the next transaction has, after one of so many rows took so long. */
export function nextBatch(rows: number, tookMs: number): number {
  const fitting = tookMs <= 0 ? mostBatch : Math.floor((rows * batchMs) / tookMs);
  // It grows slowly: the next rows may be dearer than these were.
  return Math.max(leastBatch, Math.min(mostBatch, fitting, rows * 2));
}
