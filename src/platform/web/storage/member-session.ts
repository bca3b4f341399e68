import { type LocalStorage, readJson, writeJson } from './safe-storage.ts';

export interface SessionTokens {
  accessToken: string;
  refreshToken: string;
}

export interface MemberSession {
  /** The tokens of a realm; undefined for a visitor there. */
  tokens(realmKey: string): SessionTokens | undefined;
  store(realmKey: string, tokens: SessionTokens): void;
  /** Ends the session here; the other realms' tokens stay. */
  clear(realmKey: string): void;
}

/**
 * The tokens have the names of the spec (core 3.3). Several portals and stand-alone events may share a host, so
 * the realm they are of is kept beside them, and the tokens of the realms that were left are put aside.
 */
export function createMemberSession(local: LocalStorage): MemberSession {
  const aside = (): Record<string, SessionTokens> => readJson(local, 'memberSessions', isTokens) ?? {};
  const keepAside = (realmKey: string, tokens: SessionTokens | undefined): void => {
    const { [realmKey]: _, ...others } = aside();
    const next = tokens === undefined ? others : { ...others, [realmKey]: tokens };
    if (Object.keys(next).length === 0) local.remove('memberSessions');
    else writeJson(local, 'memberSessions', next);
  };
  const inUse = (): SessionTokens | undefined => {
    const accessToken = local.get('accessToken');
    const refreshToken = local.get('refreshToken');
    return accessToken === undefined ? undefined : { accessToken, refreshToken: refreshToken ?? '' };
  };
  // An app that writes the tokens itself names no realm: they are of the site it shows.
  const isOf = (realmKey: string): boolean => (local.get('memberRealm') ?? realmKey) === realmKey;

  return {
    tokens: (realmKey) => (isOf(realmKey) ? inUse() : undefined) ?? aside()[realmKey],
    store(realmKey, tokens) {
      const before = inUse();
      const realmBefore = local.get('memberRealm');
      if (before !== undefined && realmBefore !== undefined && realmBefore !== realmKey) keepAside(realmBefore, before);
      keepAside(realmKey, undefined);
      local.set('memberRealm', realmKey);
      local.set('accessToken', tokens.accessToken);
      local.set('refreshToken', tokens.refreshToken);
    },
    clear(realmKey) {
      keepAside(realmKey, undefined);
      if (!isOf(realmKey)) return;
      for (const key of ['accessToken', 'refreshToken', 'memberRealm'] as const) local.remove(key);
    },
  };
}

function isTokens(value: unknown): value is Record<string, SessionTokens> {
  return typeof value === 'object' && value !== null;
}
