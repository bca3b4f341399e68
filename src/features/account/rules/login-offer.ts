export type AuthMethod = 'Bnid' | 'OpenId' | 'Jid';

export interface LoginSetting {
  isRequiredAtStartup: boolean;
  isEnabledSkipAtStartup: boolean;
  authMethod: AuthMethod | null;
}

export interface LoginOffer {
  /** The identity provider whose button stands beside the form (AUTH-012). */
  identity: AuthMethod | undefined;
  canSkip: boolean;
}

/**
 * What the login page offers. Who has skipped the login at start-up before, in this session and for this site, comes for
 * another reason, and skipping would lead back here (ACCESS-021).
 */
export function loginOffer(login: LoginSetting, hasSkipped: boolean): LoginOffer {
  const canSkip = login.isRequiredAtStartup && login.isEnabledSkipAtStartup && !hasSkipped;
  return { identity: login.authMethod ?? undefined, canSkip };
}
