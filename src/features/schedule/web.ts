import { importPart } from '#web/parts/import-part.ts';

/** The sessions of a booth's stage, as its page shows them. */
export const loadProgramme = () => importPart(() => import('./web/booth-programme.tsx'));
