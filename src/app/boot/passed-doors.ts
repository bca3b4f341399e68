import { formatPassed, passedCookie } from '#features/account/rules/passed-doors.ts';
import { previewFrameName } from '#kernel/preview-path.ts';
import { browserStorage, hearLocalChanges } from '#web/storage/browser-storage.ts';
import type { LocalKey } from '#web/storage/storage-keys.ts';

const lifetimeSeconds = 365 * 24 * 60 * 60;

/** What says that a door is passed. */
const passes: readonly LocalKey[] = ['accessToken', 'memberSessions', 'portal-passcode', 'event-passcode'];

/** Tells the server what this browser has passed, which decides what a visitor sees first (decision 75). */
export function tellPassedDoors(): void {
  // The frame of a preview knows nothing of this browser.
  if (window.name === previewFrameName) return;
  const { local, cookies } = browserStorage();
  const isMember = local.get('accessToken') !== undefined || local.get('memberSessions') !== undefined;
  const codes = (['portal', 'event'] as const).filter((kind) => local.get(`${kind}-passcode`) !== undefined);
  const said = formatPassed({ isMember, codes });
  if (said !== (cookies.get(passedCookie) ?? '')) cookies.set(passedCookie, said, said === '' ? 0 : lifetimeSeconds);
}

/** At once when it passes one: the next document may be asked for in the same moment. */
export function tellPassesOfDoors(): void {
  hearLocalChanges((key) => {
    if (passes.includes(key)) tellPassedDoors();
  });
}
