import { importPart } from '#web/parts/import-part.ts';

/** What a member notes about one booth, for the page of the booth. */
export const loadBoothNote = () => importPart(() => import('./web/booth-note.tsx'));
export { useHasUnsavedNote } from './web/use-unsaved-note.ts';
