import { createAccessLog } from '#features/access-log/web/access-log.ts';
import { startAccessLog } from '#features/access-log/web.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';

/** The records of the access log of this window, from now on. Nothing is sent. */
export function watchAccessLog(): () => Record<string, unknown>[] {
  const { local } = browserStorage();
  const settings = {
    local,
    fetch: () => new Promise<never>(() => {}),
    logHost: '',
    domain: 'hiroba.test',
    token: 'token',
    facts: () => ({
      site: { portalId: 1, eventId: 11 },
      userId: null,
      anonymousToken: 'a'.repeat(32),
      device: 'sp',
      url: 'http://hiroba.test/web/event/11',
      pcode: local.get('pcode') ?? null,
      isExhibitor: false,
      isExhibitorAccount: false,
      isPreview: false,
      isDraft: false,
    }),
    clock: () => Date.UTC(2026, 10, 20),
    random: Math.random,
    timers: { set: () => 0, clear: () => {} },
    onHide: () => {},
  };
  startAccessLog(settings, createAccessLog);
  return () => JSON.parse(local.get('storageLogData') ?? '[]') as Record<string, unknown>[];
}
