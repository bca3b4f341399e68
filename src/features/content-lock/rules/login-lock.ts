import { type LoginLock, loginLocks } from '#features/site/rules/login-locks.ts';

export interface LoginBase {
  isEnabled: boolean;
  lock: readonly LoginLock[];
}

/** The locks as an organiser writes them. */
export function loginBaseOf(
  login: { isEnabled?: boolean | undefined; lock?: Parameters<typeof loginLocks>[0] } | undefined,
): LoginBase {
  return { isEnabled: login?.isEnabled ?? false, lock: loginLocks(login?.lock) };
}

/**
 * Whether a content is for members: an entry names it, or names the one detail that is asked for (ACCESS-023..025).
 * Where nobody can log in a lock has no effect (ACCESS-026).
 */
export function isLoginLocked({ isEnabled, lock }: LoginBase, contentId: number, detailId?: number): boolean {
  const covers = ({ detailIds }: LoginLock['detailSetting']): boolean =>
    detailIds === null || (detailId !== undefined && detailIds.includes(detailId));
  return (
    isEnabled &&
    lock.some(
      ({ contentId: locked, detailSetting }) =>
        locked === contentId && detailSetting.isEnabled && covers(detailSetting),
    )
  );
}

export interface StartUpLogin {
  isEnabled?: boolean | undefined;
  isRequiredAtStartup?: boolean | undefined;
  isEnabledSkipAtStartup?: boolean | undefined;
}

/** Whether a site asks a visitor for a login when it starts; skipping holds where it is allowed (ACCESS-016, 020..022). */
export function asksLoginAtStartUp(
  { login, isInvitingEvent }: { login: StartUpLogin | undefined; isInvitingEvent: boolean },
  isSkipped: boolean,
): boolean {
  if (isInvitingEvent) return true;
  if (login?.isEnabled !== true || login.isRequiredAtStartup !== true) return false;
  return !(login.isEnabledSkipAtStartup === true && isSkipped);
}

/** Whether the whole site is for members. Where the login may be skipped only the browser asks for it (ACCESS-020, 021). */
export function isForMembersOnly(login: StartUpLogin | undefined): boolean {
  return asksLoginAtStartUp({ login, isInvitingEvent: false }, true);
}
