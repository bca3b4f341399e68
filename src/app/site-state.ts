import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Instant } from '#kernel/clock.ts';
import type { LanguageCode, LanguageSource } from '#kernel/language.ts';
import { canonicalAddress, type HostSite, type SiteAddress, type SiteIdentity } from '#kernel/site-path.ts';
import { initialPasscodeState, type PasscodeState } from '#features/doors/web.ts';
import type { SiteInit, UserData } from '#features/site/web.ts';
import type { Personal } from '#features/account/web.ts';
import type { Api } from '#web/api/api.ts';
import type { PageContext } from '#web/site/page-context.ts';

/** The facts that the HTML brings to the browser, the same for every anonymous visitor. */
export interface SiteFacts {
  init: SiteInit;
  userdata: UserData;
  language: LanguageCode;
  languageSource: LanguageSource;
  now: Instant;
  hostSite: HostSite;
  address: Pick<SiteAddress, 'portalId' | 'eventId'>;
  site: SiteIdentity;
  keptQuery: string;
  /** The page shows the draft, which the browser loads for a previewer; the HTML is a neutral shell. */
  isDraft: boolean;
  /** The address for access logs, and the token of this host for it. */
  log: { host: string; token: string };
}

type Phase = 'starting' | 'ready' | 'silent';

export interface SiteState extends SiteFacts {
  phase: Phase;
  /** Whether the doors of the site are passed. */
  isOpen: boolean;
  passcode: PasscodeState;
  /** The member's own data; undefined for a visitor, and until they are loaded. */
  personal: Personal | undefined;
  /** They could not be loaded. */
  hasPersonalFailed?: boolean;
  /** The stored token is that of a preview link, which is nobody's session, so there are no personal data. */
  isByPreviewLink?: boolean;
  /** A preview of what a visitor without an account sees. */
  isAsVisitor?: boolean;
  /** A preview of an earlier version in place of the draft. */
  isOld?: boolean;
}

/** The state that a page is rendered with, on the server and when the browser takes it over. */
export function firstState(facts: SiteFacts): SiteState {
  const isOpen = !facts.init.isLocked;
  const passcode = initialPasscodeState(facts.init.usePasscodeLock);
  return { ...facts, isOpen, phase: isOpen ? 'ready' : 'starting', passcode, personal: undefined };
}

export interface SiteStateStore {
  get(): SiteState;
  /** The state that the HTML was rendered with; hydration begins with it even after a change. */
  initial(): SiteState;
  set(change: Partial<SiteState>): void;
  subscribe(listener: () => void): () => void;
}

export function createSiteState(initial: SiteState): SiteStateStore {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    initial: () => initial,
    set(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function pageContextOf(state: SiteState, api: Api, now: Instant = state.now): PageContext<SiteInit> {
  const { init, language, hostSite, address, site, keptQuery } = state;
  return { api, init, language, now, hostSite, address, site, keptQuery };
}

/** The identity the site data names; an address may leave the portal out. */
export function identityOf(init: SiteInit): SiteIdentity {
  if (init.event) return { portalId: init.event.portalId, eventId: init.event.eventId };
  return { portalId: init.portal?.portalId ?? 0 };
}

export function canonicalRest(facts: SiteFacts, host: HostSite, rest: string): SiteAddress | undefined {
  return canonicalAddress(host, identityOf(facts.init), rest);
}

const StoreContext = createContext<SiteStateStore | undefined>(undefined);
export const SiteStateProvider = StoreContext.Provider;

function useSiteStore(): SiteStateStore {
  const store = useContext(StoreContext);
  if (store === undefined) throw new Error('No site state.');
  return store;
}

export function useSiteState(): SiteState {
  const store = useSiteStore();
  return useSyncExternalStore(store.subscribe, store.get, store.initial);
}
