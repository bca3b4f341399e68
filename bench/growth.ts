import { growthOfPages } from './growth-pages.ts';
import type { Row } from './row.ts';

const parts: Record<string, (dataFolder: string, only: string) => Promise<Row[]>> = {
  pages: growthOfPages,
};
export const growthParts = Object.keys(parts);

/** How costs grow with what exists, part by part. */
export async function growth(dataFolder: string, named: readonly string[], only = ''): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of named.length === 0 ? growthParts : named)
    rows.push(...((await parts[name]?.(dataFolder, only)) ?? []));
  return rows;
}
