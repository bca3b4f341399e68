import type { Instant } from './clock.ts';
import { formatInstant } from './period.ts';

/** A cell of a table that becomes a file: a text stays a text, whatever its letters look like. */
export type Cell = string | number | null | { at: Instant };

/** A cell as a file without types has it; a moment in Japan's time, as spreadsheets read it. */
export function cellText(cell: Cell): string {
  if (cell === null) return '';
  return typeof cell === 'object' ? formatInstant(cell.at).slice(0, 16).replace('T', ' ') : String(cell);
}
