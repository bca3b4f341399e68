import { growthOfBulk } from './growth-bulk.ts';
import { growthOfImport } from './growth-import.ts';
import { growthOfMemory } from './growth-memory.ts';
import { growthOfPages } from './growth-pages.ts';
import { growthOnPhone } from './growth-phone.ts';
import type { Row } from './row.ts';

/** How costs grow with what exists, each part by itself. `only`: a part of the names of the figures. */
export const growthParts: Readonly<Record<string, (dataFolder: string, only: string) => Promise<Row[]>>> = {
  pages: growthOfPages,
  memory: growthOfMemory,
  bulk: growthOfBulk,
  import: growthOfImport,
  phone: growthOnPhone,
};
