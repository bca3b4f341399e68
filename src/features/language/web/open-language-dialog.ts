import { createContext, useContext } from 'react';

const Opener = createContext<() => void>(() => undefined);

/** Whoever shows the language dialog says here how it is opened. */
export const LanguageDialogOpener = Opener.Provider;

export const useOpenLanguageDialog = (): (() => void) => useContext(Opener);
