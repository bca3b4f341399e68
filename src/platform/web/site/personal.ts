import { createContext, useContext } from 'react';

export interface PersonalAccess<Personal = unknown> {
  /** Undefined for a visitor, and until it was loaded. */
  personal: Personal | undefined;
  /** Whether the site data is loaded and an access token is stored (AUTH-035). */
  isLoggedIn: boolean;
  /** They could not be loaded. */
  hasFailed?: boolean;
  /** Loads the personal data again after a change was saved. */
  reload(): Promise<void>;
  /** Leads to an address as the member who has just logged in. */
  enter?(href: string, how: 'assign' | 'replace'): void;
}

const nobody: PersonalAccess = { personal: undefined, isLoggedIn: false, reload: () => Promise.resolve() };
const Current = createContext<PersonalAccess>(nobody);
export const PersonalProvider = Current.Provider;

/** The way on after a login: a new document, unless the browser stores no login (`PersonalAccess.enter`). */
export function useEnter(): NonNullable<PersonalAccess['enter']> {
  return useContext(Current).enter ?? ((href, how) => window.location[how](href));
}

/** The logged-in member's own data, as `GET personal` answered it; `Personal` is the type of features/account. */
export function usePersonal<Personal = unknown>(): PersonalAccess<Personal> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- One provider gives it, with the member's own data.
  return useContext(Current) as PersonalAccess<Personal>;
}
