/** The dialogs about people come when they are wanted, with their texts. */
export const loadPersonDialog = () =>
  import('./person-dialog.tsx').then(({ texts, PersonDialog: Part }) => ({ texts, Part }));
export const loadCodeDialog = () => import('./code-dialog.tsx');
