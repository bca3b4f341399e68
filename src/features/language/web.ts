export { LanguageDialogOpener, useOpenLanguageDialog } from './web/open-language-dialog.ts';
