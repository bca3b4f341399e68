import { csvType } from './csv.ts';
import { handoutTypes } from './handout.ts';

/** What a table becomes as a file, by the caller's choice. */
export const tableFileTypes = [csvType, handoutTypes.xlsx] as const;
