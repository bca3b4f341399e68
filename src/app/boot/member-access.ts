import type { refreshSession } from '#features/account/contract.ts';
import type { Api } from '#web/api/api.ts';
import { isStatus } from '#web/api/call-error.ts';
import { status } from '#kernel/status.ts';
import type { SiteIdentity } from '#kernel/site-path.ts';
import { type BrowserStorage, browserStorage } from '#web/storage/browser-storage.ts';
import { forgetMember } from '#web/storage/forget-member.ts';
import { createMemberSession, type MemberSession } from '#web/storage/member-session.ts';

export interface MemberAccess {
  isLoggedIn(): boolean;
  /** Core 4.4: one refresh, also when several tabs of this browser meet the expired token together. */
  refresh(api: Api, usedToken: string | undefined): Promise<boolean>;
  /** Deletes the data of a session that has ended on this device (AUTH-025). */
  forget(): void;
}

interface AccessFacts {
  site(): SiteIdentity;
  realmKey(): string;
}

/** The tokens of a site's members in this browser. */
export function memberSession({ local }: Pick<BrowserStorage, 'local'> = browserStorage()): MemberSession {
  return createMemberSession(local);
}

export function createMemberAccess(facts: AccessFacts, locks: Pick<LockManager, 'request'> | undefined): MemberAccess {
  const session = memberSession();

  const renew = async (api: Api, usedToken: string | undefined): Promise<boolean> => {
    const held = session.tokens(facts.realmKey());
    if (held === undefined) return false;
    // Another tab was faster: its tokens are those of this browser.
    if (held.accessToken !== usedToken) return true;
    try {
      const { data } = await api.post<typeof refreshSession>('account_refreshment/{portalId}[/{eventId}]', {
        params: facts.site(),
        body: { refresh_token: held.refreshToken },
      });
      session.store(facts.realmKey(), data);
      return true;
    } catch (error) {
      if (isStatus(error, status.sessionEnded)) return false;
      throw error;
    }
  };

  return {
    isLoggedIn: () => session.tokens(facts.realmKey()) !== undefined,
    async refresh(api, usedToken) {
      if (locks === undefined) return renew(api, usedToken);
      let isBegun = false;
      try {
        return await locks.request('hiroba-refresh', () => {
          isBegun = true;
          return renew(api, usedToken);
        });
      } catch (error) {
        // A browser that refuses storage refuses locks as well.
        if (isBegun) throw error;
        return renew(api, usedToken);
      }
    },
    forget() {
      void forgetMember(facts.realmKey(), { keepsTyped: true });
    },
  };
}
