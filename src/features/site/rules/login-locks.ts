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
