import { createContext, useContext } from 'react';
import type { LanguageCode } from '#kernel/language.ts';
import type { Messages } from './layouts/messages.ts';

/** The facts that only a browser has; absent on the server. */
export interface BrowserServices {
  messages: Messages;
  isApplication: boolean;
  /** Verify and login remember where the visitor is. */
  goTo(page: 'error' | 'verify' | 'login' | 'home'): void;
  /** Whether an access token of this site's members is stored. */
  isLoggedIn(): boolean;
  /** Loads the member's own data into the state. */
  loadPersonal(): Promise<void>;
  /** Leads to an address as the member who has just logged in. */
  enter(href: string, how: 'assign' | 'replace'): void;
  /** Loads the site in a language and shows it; rejects, with nothing changed, when that fails. */
  changeLanguage(language: LanguageCode): Promise<void>;
}

const BrowserContext = createContext<BrowserServices | undefined>(undefined);
export const BrowserProvider = BrowserContext.Provider;
export const useBrowser = (): BrowserServices | undefined => useContext(BrowserContext);
