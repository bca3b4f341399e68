/** The login base's settings for single contents (core 3.5), as the site data deliver them. */
export interface LoginLock {
  contentId: number;
  detailSetting: {
    isEnabled: boolean;
    /** The details that are locked; null: the whole content. */
    detailIds: number[] | null;
  };
}

interface WrittenLock {
  contentId: number;
  isEnabled?: boolean | undefined;
  detailIds?: number[] | undefined;
}

/** The locks of a site file in the form of the site data. */
export function loginLocks(written: readonly WrittenLock[] = []): LoginLock[] {
  return written.map(({ contentId, isEnabled = true, detailIds = null }) => ({
    contentId,
    detailSetting: { isEnabled, detailIds },
  }));
}

/**
 * The single details of a content that are for members. Lists name them, and show nothing else of them; nobody is asked
 * who they are. At a site without login a lock has no effect (ACCESS-026).
 */
export function lockedDetails(
  { isEnabled, lock }: { isEnabled: boolean; lock?: readonly WrittenLock[] | undefined },
  contentId: number,
): ReadonlySet<number> {
  const locks = isEnabled ? loginLocks(lock) : [];
  return new Set(
    locks
      .filter(({ contentId: locked, detailSetting }) => locked === contentId && detailSetting.isEnabled)
      .flatMap(({ detailSetting }) => detailSetting.detailIds ?? []),
  );
}
