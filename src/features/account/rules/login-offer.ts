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
 * What the login page offers. A visitor who has skipped the login at start-up in this session comes for another reason:
 * skipping again would lead back to this page (ACCESS-021).
 */
export function loginOffer(login: LoginSetting, hasSkipped: boolean): LoginOffer {
  const canSkip = login.isRequiredAtStartup && login.isEnabledSkipAtStartup && !hasSkipped;
  return { identity: login.authMethod ?? undefined, canSkip };
}
