import type { SiteIdentity } from '#kernel/site-path.ts';
import { status } from '#kernel/status.ts';
import type { Api } from '#web/api/api.ts';
import { isStatus } from '#web/api/call-error.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { forgetMember } from '#web/storage/forget-member.ts';
import { createMemberSession } from '#web/storage/member-session.ts';
import type { refreshSession } from '../contract.ts';

/** The session of a site's members in this browser. */
export interface MemberAccess {
  /** The access token of this site's members, if one is stored. */
  token(): string | undefined;
  /** Core 4.4: one refresh, also when several tabs of this browser meet the expired token together. */
  refresh(api: Api, usedToken: string | undefined): Promise<boolean>;
  /** Deletes the data of a session that has ended on this device (AUTH-025). */
  forget(): void;
}

interface AccessFacts {
  site: SiteIdentity;
  realmKey: string;
}

type Locks = Pick<LockManager, 'request'> | undefined;

export function createMemberAccess(facts: () => AccessFacts, locks: Locks): MemberAccess {
  const session = createMemberSession(browserStorage().local);

  const renew = async (api: Api, usedToken: string | undefined): Promise<boolean> => {
    const { realmKey, site } = facts();
    const held = session.tokens(realmKey);
    if (held === undefined) return false;
    // Another tab was faster: its tokens are those of this browser.
    if (held.accessToken !== usedToken) return true;
    try {
      const { data } = await api.post<typeof refreshSession>('account_refreshment/{portalId}[/{eventId}]', {
        params: site,
        body: { refresh_token: held.refreshToken },
      });
      session.store(realmKey, data);
      return true;
    } catch (error) {
      if (isStatus(error, status.sessionEnded)) return false;
      throw error;
    }
  };

  return {
    token: () => session.tokens(facts().realmKey)?.accessToken,
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
      void forgetMember(facts().realmKey, { keepsTyped: true });
    },
  };
}
