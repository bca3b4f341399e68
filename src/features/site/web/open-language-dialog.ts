import { createContext, useContext } from 'react';

/** From where the visitor comes: my page has the dialog with its buttons, elsewhere one press chooses. */
export type LanguageDialogFrom = 'mypage' | 'page';

const Opener = createContext<(from?: LanguageDialogFrom) => void>(() => undefined);

/** The component that shows the language dialog registers here how to open it. */
export const LanguageDialogOpener = Opener.Provider;

export const useOpenLanguageDialog = (): ((from?: LanguageDialogFrom) => void) => useContext(Opener);
