import { type LoginLock, loginLocks } from '#features/site/rules/login-locks.ts';

export interface LoginBase {
  isEnabled: boolean;
  lock: readonly LoginLock[];
}

/** The locks as an organiser writes them in the settings. */
export function loginBaseOf(
  login: { isEnabled?: boolean | undefined; lock?: Parameters<typeof loginLocks>[0] } | undefined,
): LoginBase {
  return { isEnabled: login?.isEnabled ?? false, lock: loginLocks(login?.lock) };
}

/**
 * Whether a content is for members: an entry names the content, or the one detail in question (ACCESS-023..025). At a
 * site without login a lock has no effect (ACCESS-026).
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

/**
 * Whether a site asks a visitor to log in when it starts; skipping counts only where it is allowed (ACCESS-016,
 * 020..022).
 */
export function asksLoginAtStartUp(
  { login, isInvitingEvent }: { login: StartUpLogin | undefined; isInvitingEvent: boolean },
  isSkipped: boolean,
): boolean {
  if (isInvitingEvent) return true;
  if (login?.isEnabled !== true || login.isRequiredAtStartup !== true) return false;
  return !(login.isEnabledSkipAtStartup === true && isSkipped);
}

/**
 * Whether the whole site is for members. A login that may be skipped is asked for by the browser only (ACCESS-020,
 * 021).
 */
export function isForMembersOnly(login: StartUpLogin | undefined): boolean {
  return asksLoginAtStartUp({ login, isInvitingEvent: false }, true);
}
