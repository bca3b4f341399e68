import { isRecord } from '#kernel/is-record.ts';
import { accessLogBatch } from '#kernel/limits.ts';
import { type LocalStorage, readJson, writeJson } from '#web/storage/safe-storage.ts';
import { appendRecord, removeAccepted, takeBatch, usableRecords } from '../rules/kept-records.ts';
import { type LogRecord, makeLogRecord, type NotedEvent } from '../rules/log-record.ts';
import { retryDelay } from '../rules/should-log.ts';

export interface AccessLogSettings {
  local: LocalStorage;
  fetch: typeof fetch;
  /** An origin; '' for this server. */
  logHost: string;
  /** The host of the page, and its token. */
  domain: string;
  token: string;
  timers: { set(work: () => void, ms: number): unknown; clear(timer: unknown): void };
  /** Calls back whenever the page is hidden or left. */
  onHide(listener: () => void): void;
}

export interface AccessLog {
  /** Keeps the record of what was noted, until the log host has it. */
  keep(noted: NotedEvent): void;
}

const storePath = '/v1/log/access/store';

/** Keeps records in the browser and sends them in batches. No page waits for it or fails because of it. */
export function createAccessLog(settings: AccessLogSettings): AccessLog {
  const { local, timers } = settings;
  let timer: unknown;
  let isSending = false;
  let failures = 0;

  const kept = () => usableRecords(readJson(local, 'storageLogData', Array.isArray));
  const store = (records: readonly LogRecord[]) =>
    records.length === 0 ? local.remove('storageLogData') : writeJson(local, 'storageLogData', records);
  const sendLater = () => {
    timer ??= timers.set(send, retryDelay(failures));
  };

  function send(): void {
    if (timer !== undefined) timers.clear(timer);
    timer = undefined;
    const batch = takeBatch(kept());
    if (isSending || batch.length === 0) return;
    isSending = true;
    post(settings, batch)
      .then(
        (accepted) => {
          store(removeAccepted(kept(), accepted));
          failures = accepted.length > 0 ? 0 : failures + 1;
        },
        () => {
          failures += 1;
        },
      )
      .finally(() => {
        isSending = false;
        if (kept().length > 0) sendLater();
      });
  }

  settings.onHide(send);
  if (kept().length > 0) sendLater();
  return {
    keep({ event, facts, at, log_check_key }) {
      const records = appendRecord(kept(), makeLogRecord(event, facts, at, log_check_key));
      store(records);
      if (records.length >= accessLogBatch && failures === 0) send();
      else sendLater();
    },
  };
}

/** The keys of the records that the log host has stored. */
async function post({ fetch, logHost, domain, token }: AccessLogSettings, batch: unknown): Promise<string[]> {
  const response = await fetch(logHost + storePath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', domain, token },
    body: JSON.stringify(batch),
    credentials: 'omit',
    // The request goes on when the page is gone; sendBeacon could not send the headers.
    keepalive: true,
  });
  if (!response.ok) throw new Error(`The log host answered ${response.status}.`);
  const answer: unknown = await response.json();
  const data = isRecord(answer) ? answer['data'] : undefined;
  const keys = isRecord(data) ? data['log_check_keys'] : undefined;
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
}
