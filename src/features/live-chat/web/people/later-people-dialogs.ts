import { importPart } from '#web/parts/import-part.ts';

/** The dialogs about people come when they are wanted, with their texts. */
export const loadPersonDialog = () =>
  importPart(() => import('./person-dialog.tsx')).then(({ texts, PersonDialog: Part }) => ({ texts, Part }));
export const loadCodeDialog = () => importPart(() => import('./code-dialog.tsx'));
