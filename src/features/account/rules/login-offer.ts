export type AuthMethod = 'Bnid' | 'OpenId' | 'Jid';

export interface LoginSetting {
  isRequiredAtStartup: boolean;
  isEnabledSkipAtStartup: boolean;
  authMethod: AuthMethod | null;
}

export interface LoginVisit {
  /** Embedded in the native app: it does the login (APP-003). */
  isApplication: boolean;
  /** The login at start-up was skipped in this session, for this site. */
  hasSkipped: boolean;
}

export type LoginOffer =
  | { kind: 'app' }
  | {
      kind: 'form';
      /** The identity provider whose button stands beside the form (AUTH-012). */
      identity: AuthMethod | undefined;
      canSkip: boolean;
    };

/**
 * What the login page offers. Whoever has skipped the login already came for another reason than the start-up, and
 * skipping would lead back here (ACCESS-021).
 */
export function loginOffer(login: LoginSetting, { isApplication, hasSkipped }: LoginVisit): LoginOffer {
  if (isApplication) return { kind: 'app' };
  const canSkip = login.isRequiredAtStartup && login.isEnabledSkipAtStartup && !hasSkipped;
  return { kind: 'form', identity: login.authMethod ?? undefined, canSkip };
}
