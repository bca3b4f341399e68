import { createContext, useContext } from 'react';

const Opener = createContext<() => void>(() => undefined);

/** The component that shows the language dialog registers here how to open it. */
export const LanguageDialogOpener = Opener.Provider;

export const useOpenLanguageDialog = (): (() => void) => useContext(Opener);
