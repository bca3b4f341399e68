import type { Clock, Random } from '#kernel/clock.ts';
import { randomUuid } from '#kernel/random-id.ts';
import { type LocalStorage, readJson, writeJson } from '#web/storage/safe-storage.ts';
import type { LogEvent, LogFacts, NotedEvent } from '../rules/log-record.ts';
import { type LoggingFacts, shouldLog } from '../rules/should-log.ts';
import type { AccessLog } from './access-log.ts';

export interface NotingSettings {
  local: LocalStorage;
  facts(): LogFacts & LoggingFacts;
  clock: Clock;
  random: Random;
  /** Calls back whenever the page is hidden or left. */
  onHide(listener: () => void): void;
}

export interface EventNotes {
  /** Notes an event. Answers the record's key for the call that the event leads to; undefined when it is not logged. */
  note(event: LogEvent): string | undefined;
}

/**
 * Notes at once what is done in this window. What keeps and sends the records is fetched by the first of them, or by those
 * of an earlier page: no first load waits for it. A page that is left before it has come leaves its notes to the next one.
 */
export function createEventNotes(settings: NotingSettings, open: () => AccessLog | Promise<AccessLog>): EventNotes {
  const { local } = settings;
  let log: AccessLog | undefined;
  let isOpening = false;
  let waiting: NotedEvent[] = [];

  const isThere = (opened: AccessLog): void => {
    log = opened;
    for (const noted of waiting) opened.keep(noted);
    waiting = [];
  };
  const fetchLog = (): void => {
    if (isOpening) return;
    const opened = open();
    if (!(opened instanceof Promise)) return isThere(opened);
    isOpening = true;
    // The next event asks again.
    opened.then(isThere, () => (isOpening = false));
  };

  settings.onHide(() => {
    if (waiting.length === 0) return;
    writeJson(local, 'storageLogData', [...(readJson(local, 'storageLogData', Array.isArray) ?? []), ...waiting]);
    waiting = [];
  });
  if (local.get('storageLogData') !== undefined) fetchLog();
  return {
    note(event) {
      const facts = settings.facts();
      if (!shouldLog(facts)) return undefined;
      const noted = { event, facts, at: settings.clock(), log_check_key: randomUuid(settings.random) };
      if (log) {
        log.keep(noted);
      } else {
        waiting.push(noted);
        fetchLog();
      }
      return noted.log_check_key;
    },
  };
}
