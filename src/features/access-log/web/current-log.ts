import { importPart } from '#web/parts/import-part.ts';
import { pageTimers } from '#web/site/page-timers.ts';
import { browserStorage } from '#web/storage/browser-storage.ts';
import { cryptoRandom } from '#web/storage/crypto-random.ts';
import type { LogAction, LogIds } from '../rules/log-record.ts';
import type { AccessLog, AccessLogSettings } from './access-log.ts';
import { createEventNotes, type EventNotes, type NotingSettings } from './note-events.ts';

let current: EventNotes | undefined;

/** Starts logging in this window. Before that, and on the server, nothing is logged. */
export function startAccessLog(
  settings: AccessLogSettings & NotingSettings,
  open: (settings: AccessLogSettings) => AccessLog | Promise<AccessLog> = openLater,
): void {
  current = createEventNotes(settings, () => open(settings));
}

const openLater = (settings: AccessLogSettings): Promise<AccessLog> =>
  importPart(() => import('./access-log.ts')).then(({ createAccessLog }) => createAccessLog(settings));

/** Starts logging what the visitor of this window does. */
export function startWindowLog(log: Pick<AccessLogSettings & NotingSettings, 'logHost' | 'token' | 'facts'>): void {
  startAccessLog({
    ...log,
    domain: window.location.host,
    local: browserStorage().local,
    fetch: window.fetch.bind(window),
    clock: Date.now,
    random: cryptoRandom,
    timers: pageTimers,
    onHide: (listener) => {
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') listener();
      });
      window.addEventListener('pagehide', listener);
    },
  });
}

/**
 * Logs a page view. `page` is its page-type name (kernel/page.ts); a page without one is not logged. Answers the key of
 * the record, which the calls that name a record send as `log-check-key`.
 */
export function logView(page: string | undefined, ids: LogIds = {}): string | undefined {
  return page === undefined ? undefined : current?.note({ action: 'view', page, ...ids });
}

/** Logs a click: `logClick('united_web_link/click', url, { contentId, detailId })`. */
export function logClick(item: string, value: string, ids: LogIds = {}): void {
  current?.note({ action: 'click', clickItem: item, clickItemValue: value, ...ids });
}

/** Logs a successful login or registration; the record names the member, whom the page does not know yet. */
export function logAccount(action: Extract<LogAction, 'login' | 'register'>, page: string, userId: number): void {
  current?.note({ action, page, userId });
}
